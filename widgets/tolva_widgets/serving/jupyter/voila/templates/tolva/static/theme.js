/**
 * Light or dark, as the learner chose it before (frame.js), from before anything is drawn: a page chosen dark never flashes
 * white. A script in the page's head, for a module, which could import storage.js, runs too late for that.
 */
try {
  document.documentElement.dataset.theme = localStorage.getItem("tolva:theme") ?? "";
} catch {
  // The browser keeps nothing for our pages.
}
