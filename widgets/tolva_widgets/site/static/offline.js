/** Has the browser keep the whole site once a page is there, so that it opens without the net from then on. */

/** How long that waits for what one looks at, in milliseconds. */
const PATIENCE = 10_000;

const root = document.documentElement;

/** When the page has all that it needs: nothing is fetched in front of that. @returns {Promise<void>} */
function atRest() {
  return new Promise((resolve) => {
    const done = () => {
      observer.disconnect();
      resolve();
    };
    const isThere = () => root.dataset.still !== undefined || root.dataset.python !== undefined;
    const observer = new MutationObserver(() => isThere() && done());
    observer.observe(root, { attributes: true });
    if (isThere() || root.dataset.failed !== undefined) done();
    setTimeout(done, PATIENCE);
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
