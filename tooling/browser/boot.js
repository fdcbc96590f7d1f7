// Runs in the head of every public page. It wakes the page (wake.js) at the first sign
// of a person, or when it has stood there for a while; a tap on what needs script is held and given back.
((doc, { routes, whole }, address, styles, counter) => {
  let begun;
  let held;
  // The whole sheet may stand in the page already.
  let styled = whole;
  // A prerendered page carries its own rules only. Those of dialogs and of other pages come at the first sign of a person:
  // nothing that needs them can be seen before, and a new stylesheet makes the browser work the whole page over.
  const style = () => {
    styled ||= new Promise((onload, onerror) =>
      doc.head.append(
        Object.assign(doc.createElement("link"), { rel: "stylesheet", href: styles, onload, onerror }),
      ),
    ).catch(() => (styled = 0));
    return styled;
  };
  // An import that could not be fetched stays failed for as long as the page is open: so the file is in the browser's
  // cache before it is imported.
  const wake = async () => {
    await (await fetch(address)).blob();
    return import(address);
  };
  const go = async () => {
    if (begun) return;
    begun = 1;
    // An address with a place in it may open a dialog.
    if (location.hash) style();
    try {
      await (await wake()).hydrate(routes.split(" "));
    } catch {
      // No network for the script: links work as links from now on, and the next touch tries again.
      begun = 0;
      const target = held?.closest("a[href]");
      held = null;
      if (target) location.href = target.href;
    }
  };
  for (const sign of ["pointerdown", "touchstart", "keydown", "focusin", "pointermove", "scroll"]) {
    const person = () => {
      style();
      go();
    };
    addEventListener(sign, person, { capture: true, passive: true });
  }
  // What stands open over the page must close; and who comes back to a page, or loads it again, finds there at once
  // what the browser keeps: a confirmation, a tool's answer, a form half filled.
  addEventListener("DOMContentLoaded", () => {
    const [visit] = performance.getEntriesByType("navigation");
    if (
      doc.querySelector("dialog[open]") ||
      location.hash.startsWith("#saved=") ||
      visit?.type !== "navigate"
    )
      go();
  });
  setTimeout(style, 2e4);
  const hold = (event) => {
    const target = event.target.closest?.("[data-tap]");
    if (!target || event.ctrlKey || event.metaKey || event.shiftKey || event.button) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    held = target;
    go();
  };
  addEventListener("click", hold, true);
  doc.addEventListener("mindsync:hydrated", async () => {
    if (held) await style();
    removeEventListener("click", hold, true);
    held?.click();
  });
  const idle = (act, timeout) => (self.requestIdleCallback ?? setTimeout)(act, { timeout });
  const loaded = () => {
    // React looks for the counter by these attributes, and adds it itself where a touch was faster.
    if (!doc.querySelector(`script[src="${counter}"]`)) {
      doc.head.append(Object.assign(doc.createElement("script"), { async: true, src: counter }));
    }
    idle(() => wake().catch(() => {}), 2000);
    // The phone rests while its owner begins to read. The home page's first headline changes after four seconds.
    setTimeout(() => idle(go, 4000), 3000);
  };
  // A small page is loaded before it is painted: what is not needed for the paint comes after it.
  addEventListener("load", () => requestAnimationFrame(() => setTimeout(loaded)));
  // Names, not texts: a minifier works out what follows from a text.
})(document, document.currentScript.dataset, __WAKE__, __STYLES__, __COUNTER__);
