// Runs in the document of every public page, before anything else of ours. It hydrates the page at
// the first sign of a person, or when it has stood there for a while; a tap on what needs script is held and given back.
((doc, start, imports, styles, counter) => {
  const { nonce } = doc.currentScript;
  let begun;
  let held;
  // The whole sheet may stand in the page already.
  let styled = !styles;
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
  const pause = () => self.scheduler?.yield?.() ?? new Promise((resolve) => setTimeout(resolve));
  const go = async () => {
    if (begun) return;
    begun = 1;
    // An address with a place in it may open a dialog.
    if (location.hash) style();
    try {
      // An import that could not be fetched stays failed for as long as the page is open: so all are in the browser's
      // cache before any is imported.
      await Promise.all(imports.map(async (href) => (await fetch(href)).blob()));
      // Each file runs in a task of its own, so that a touch in between is not kept waiting. The page's own script,
      // which imports them all, begins with the last.
      for (const href of imports.slice(0, -1)) {
        await import(href);
        await pause();
      }
      await new Promise((onload, onerror) =>
        doc.head.append(
          Object.assign(doc.createElement("script"), { type: "module", nonce, text: start, onload, onerror }),
        ),
      );
    } catch {
      // No network for the script: links work as links from now on, and the next touch tries again.
      begun = 0;
      const target = held?.closest("a[href]");
      held = null;
      if (target) location.href = target.href;
    }
  };
  const person = (events, act) => {
    for (const event of events) addEventListener(event, act, { capture: true, passive: true });
  };
  person(["pointerdown", "touchstart", "keydown", "focusin", "pointermove", "scroll"], () => {
    style();
    go();
  });
  // What stands open over the page must close; and who comes back to a page, or loads it again, finds there at once
  // what the browser keeps: a confirmation, a tool's answer, a form half filled.
  const [visit] = performance.getEntriesByType("navigation");
  if (doc.querySelector("dialog[open]") || location.hash.startsWith("#saved=") || visit?.type !== "navigate")
    go();
  // So must a chat that was open on the page before.
  try {
    if (sessionStorage["mindsync-chat-view"]) {
      style();
      go();
    }
  } catch {}
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
  const loaded = () => {
    // React looks for the counter by these attributes, and adds it itself where a touch was faster.
    if (!doc.querySelector(`script[src="${counter}"]`)) {
      doc.head.append(Object.assign(doc.createElement("script"), { async: true, src: counter }));
    }
    layOut();
    // The phone rests while its owner begins to read. The home page's first headline changes after four seconds.
    setTimeout(() => (self.requestIdleCallback ?? setTimeout)(go, { timeout: 4000 }), 3000);
  };
  // One part a frame, so that a touch in between is not kept waiting.
  const layOut = async () => {
    for (const part of doc.querySelectorAll(".later")) {
      await new Promise((next) => requestAnimationFrame(() => setTimeout(next)));
      part.classList.remove("later");
    }
  };
  // A small page is loaded before it is painted: what is not needed for the paint comes after it.
  const painted = () => requestAnimationFrame(() => setTimeout(loaded));
  if (doc.readyState === "complete") painted();
  else addEventListener("load", painted);
  // Names, not texts: a minifier works out what follows from a text.
})(document, __START__, __IMPORTS__, __STYLES__, __COUNTER__);
