// Runs in the head of every public page: the little that cannot wait for hydrate.js, which it fetches at the first sign of
// a person, or when the page is idle. A tap that needs script is held back and repeated later.
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
  // The tap that was held back, only once; from then on the page handles taps itself.
  const release = () => {
    removeEventListener("click", hold, true);
    return held;
  };
  // A failed import cannot be retried on the same page, so the file is put into the browser's cache before it is
  // imported.
  const go = async (person) => {
    try {
      woken ||= fetch(address)
        .then((answer) => answer.blob())
        .then(() => import(address));
      await (await woken).go(person, page, release);
    } catch {
      // No network for the script: links work as links again, and the next touch retries.
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
  // An open dialog must be closable. And a visitor who comes back to a page or reloads it must at once see what the
  // browser saved: a confirmation, a tool's answer, a half-filled form.
  addEventListener("DOMContentLoaded", () => {
    if (
      doc.querySelector("dialog[open]") ||
      /^#saved=/.test(location.hash) ||
      performance.getEntriesByType("navigation")[0]?.type !== "navigate"
    ) {
      go(1);
    }
  });
  // A small page is loaded before it is painted. Everything that the paint does not need comes after it, even on a busy
  // phone.
  const painted = () =>
    setTimeout(() => {
      if (!performance.getEntriesByName("first-contentful-paint")[0]) return painted();
      doc.documentElement.dataset.painted = "";
      // React finds the counter by these attributes. After an early touch React has already added it; it counts once.
      doc.head.append(Object.assign(doc.createElement("script"), { async: true, src: counter }));
      (self.requestIdleCallback ?? setTimeout)(() => go(), { timeout: 2000 });
      // A drawn frame is not on the screen yet.
    }, 99);
  addEventListener("load", () => requestAnimationFrame(painted));
  // Passed as identifiers because a minifier would inline string constants.
})(document, document.currentScript.dataset, __HYDRATE__, __COUNTER__);
