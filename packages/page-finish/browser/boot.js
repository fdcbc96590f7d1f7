// Runs in the head of every public page: the little that cannot wait for wake.js, which it gets at the first sign of a
// person, or when the page is idle. A tap on what needs script is held and given back.
((doc, page, address, counter) => {
  let woken;
  let held;
  const hold = (event) => {
    const target = event.target.closest?.("[data-tap]");
    if (!target || event.ctrlKey || event.metaKey || event.shiftKey || event.button) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    held = target;
    go(1);
  };
  // The tap that was held, once; from then on taps are the page's own.
  const release = () => {
    removeEventListener("click", hold, true);
    return held;
  };
  // An import that could not be fetched stays failed for as long as the page is open: so the file is in the browser's
  // cache before it is imported.
  const go = async (person) => {
    try {
      woken ||= fetch(address)
        .then((answer) => answer.blob())
        .then(() => import(address));
      await (await woken).go(person, page, release);
    } catch {
      // No network for the script: links work as links from now on, and the next touch tries again.
      woken = 0;
      const target = held?.closest("a[href]");
      held = null;
      if (target) location.href = target.href;
    }
  };
  for (const sign of ["pointerdown", "keydown", "focusin", "pointermove", "scroll"]) {
    addEventListener(sign, go, { capture: true, passive: true });
  }
  addEventListener("click", hold, true);
  // What stands open over the page must close; and who comes back to a page, or loads it again, finds there at once what the
  // browser keeps: a confirmation, a tool's answer, a form half filled.
  addEventListener("DOMContentLoaded", () => {
    if (
      doc.querySelector("dialog[open]") ||
      /^#saved=/.test(location.hash) ||
      performance.getEntriesByType("navigation")[0]?.type !== "navigate"
    ) {
      go(1);
    }
  });
  // A small page is loaded before it is painted: what is not needed for the paint comes after it, on a busy phone too.
  const painted = () =>
    setTimeout(() => {
      if (!performance.getEntriesByName("first-contentful-paint")[0]) return painted();
      doc.documentElement.dataset.painted = "";
      // React finds the counter by these attributes. Where a touch was faster it has added it itself; it counts once.
      doc.head.append(Object.assign(doc.createElement("script"), { async: true, src: counter }));
      (self.requestIdleCallback ?? setTimeout)(() => go(), { timeout: 2000 });
      // Drawn is not shown yet.
    }, 99);
  addEventListener("load", () => requestAnimationFrame(painted));
  // Names, not texts: a minifier works out what follows from a text.
})(document, document.currentScript.dataset, __WAKE__, __COUNTER__);
