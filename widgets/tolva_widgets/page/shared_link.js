/** A page's link as others open it. */

/** The longest link, without what stands before its page, that a phone reads as a QR code from a screen. */
const LONGEST_CODE = 800;

/**
 * A link as others open it, which the server knows where there is one: to its own computer it has another address than
 * to theirs. With a QR code where the link is short enough for one; `said`, by language, is why nobody else can open it,
 * and `near` is whether only who is on the same network can.
 * @returns {Promise<{ link: string, image: string, said: Record<string, string>, near: boolean } | undefined>}
 */
export async function forOthers(/** @type {string} */ link) {
  const asks = document.body.dataset.link;
  const home = new URL(document.documentElement.dataset.home ?? "", location.href).href;
  if (!asks || !link.startsWith(home)) return undefined;
  const below = link.slice(home.length);
  const asked = new URL(asks, location.href);
  if (below.length <= LONGEST_CODE) asked.searchParams.set("below", below);
  try {
    const { root, image, said, near } = await (await fetch(asked)).json();
    return { link: `${root}${below}`, image, said, near };
  } catch {
    return undefined; // the server does not answer: the link is as it was
  }
}
