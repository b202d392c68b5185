/** Has the browser keep the whole site once a page is there, so that it opens without the net from then on. */

/** How long that waits for one who may yet want Python, which comes when it is needed, in milliseconds. */
const PATIENCE = 10_000;

const root = document.documentElement;

/** Whether the page has all that it needs, or will never have it. */
const isThere = () => ["still", "python", "failed"].some((sign) => root.dataset[sign] !== undefined);

/**
 * When the page has all that it needs: nothing is fetched in front of that. On a slow line Python takes minutes to come,
 * and the whole site, which is far more, would take the line from it.
 * @returns {Promise<void>}
 */
function atRest() {
  return new Promise((resolve) => {
    const done = () => {
      observer.disconnect();
      resolve();
    };
    const observer = new MutationObserver(() => isThere() && done());
    observer.observe(root, { attributes: true });
    if (isThere()) done();
    setTimeout(() => root.dataset.coming === undefined && done(), PATIENCE);
  });
}

async function keep() {
  await atRest();
  try {
    await navigator.serviceWorker.register(new URL("../../sw.js", import.meta.url));
  } catch {
    // The browser keeps nothing for this page: it needs the net each time.
  }
}

if ("serviceWorker" in navigator) keep();
