/** The turn of one who waits for a place in a full house. */

/** How often one asks, in milliseconds. */
const EVERY = 3000;

/**
 * Asks every few seconds whose turn it is, and resolves when it is one's own. Who closes the page keeps nobody waiting.
 * @param {string} address where one asks
 * @param {(said: Record<string, string>) => void} say shows what one is told, in each language
 * @returns {Promise<void>}
 */
export async function ownTurn(address, say) {
  const leave = () => void fetch(`${address}?gone`, { keepalive: true });
  addEventListener("pagehide", leave);
  for (let welcome = false; !welcome; ) {
    await new Promise((resolve) => setTimeout(resolve, EVERY));
    try {
      const answer = await (await fetch(address)).json();
      welcome = answer.welcome;
      if (!welcome) say(answer.said);
    } catch {
      // The server does not answer: it is asked again.
    }
  }
  removeEventListener("pagehide", leave);
}
