// Runs in the head of every public page. It wakes the page (wake.js) at the first sign
// of a person, or when it has stood there for a while; a tap on what needs script is held and given back.
((doc, { routes }, address, counter) => {
  let begun;
  let held;
  let woken;
  // An import that could not be fetched stays failed for as long as the page is open: so the file is in the browser's
  // cache before it is imported.
  const wake = () => {
    woken ||= fetch(address)
      .then((answer) => answer.blob())
      .then(() => import(address));
    return woken;
  };
  // A page carries its own rules only. Those of dialogs and of other pages come at the first sign of a person (given
  // here): nothing that needs them can be seen before, and a new stylesheet makes the browser work the whole page over.
  const go = async (person) => {
    try {
      const { style, hydrate } = await wake();
      // An address with a place in it may open a dialog.
      if (person || location.hash) style();
      if (begun) return;
      begun = 1;
      await hydrate(routes.split(" "));
    } catch {
      // No network for the script: links work as links from now on, and the next touch tries again.
      begun = woken = 0;
      const target = held?.closest("a[href]");
      held = null;
      if (target) location.href = target.href;
    }
  };
  for (const sign of ["pointerdown", "touchstart", "keydown", "focusin", "pointermove", "scroll"]) {
    addEventListener(sign, go, { capture: true, passive: true });
  }
  // What stands open over the page must close; and who comes back to a page, or loads it again, finds there at once
  // what the browser keeps: a confirmation, a tool's answer, a form half filled.
  addEventListener("DOMContentLoaded", () => {
    const [visit] = performance.getEntriesByType("navigation");
    if (
      doc.querySelector("dialog[open]") ||
      location.hash.startsWith("#saved=") ||
      visit?.type !== "navigate"
    ) {
      go(1);
    }
  });
  const hold = (event) => {
    const target = event.target.closest?.("[data-tap]");
    if (!target || event.ctrlKey || event.metaKey || event.shiftKey || event.button) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    held = target;
    go(1);
  };
  addEventListener("click", hold, true);
  doc.addEventListener("mindsync:hydrated", async () => {
    if (held) await (await wake()).style();
    removeEventListener("click", hold, true);
    held?.click();
  });
  const idle = (act, timeout) => (self.requestIdleCallback ?? setTimeout)(act, { timeout });
  const loaded = () => {
    // React looks for the counter by these attributes, and adds it itself where a touch was faster.
    if (!doc.querySelector(`script[src="${counter}"]`)) {
      doc.head.append(Object.assign(doc.createElement("script"), { async: true, src: counter }));
    }
    idle(() => wake().catch(() => (woken = 0)), 2000);
    // The phone rests while its owner begins to read. The home page's first headline changes after four seconds.
    setTimeout(() => idle(() => go(), 4000), 3000);
  };
  // A small page is loaded before it is painted: what is not needed for the paint comes after it.
  addEventListener("load", () => requestAnimationFrame(() => setTimeout(loaded)));
  // Names, not texts: a minifier works out what follows from a text.
})(document, document.currentScript.dataset, __WAKE__, __COUNTER__);
