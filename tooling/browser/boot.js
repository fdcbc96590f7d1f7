// Runs in the document of every prerendered page, before anything else of ours. It hydrates the page once it
// is loaded and idle, or at once when somebody touches it; a tap on what needs script is held and given back.
((doc, start, imports, counter) => {
  let begun;
  let held;
  const go = () => {
    if (begun) return;
    begun = 1;
    for (const href of imports.split(" ")) {
      doc.head.append(Object.assign(doc.createElement("link"), { rel: "modulepreload", href }));
    }
    const started = import(start).then((page) => page.begin());
    started.catch(() => {
      // No network for the script: links work as links from now on, and the next touch tries again.
      begun = 0;
      const link = held?.closest("a[href]");
      held = null;
      if (link) location.href = link.href;
    });
  };
  for (const event of ["pointerdown", "touchstart", "keydown", "focusin"]) {
    addEventListener(event, go, { capture: true, passive: true });
  }
  const hold = (event) => {
    const target = event.target.closest?.("[data-tap]");
    if (!target || event.ctrlKey || event.metaKey || event.shiftKey || event.button) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    held = target;
    go();
  };
  addEventListener("click", hold, true);
  doc.addEventListener("mindsync:hydrated", () => {
    removeEventListener("click", hold, true);
    held?.click();
  });
  const loaded = () => {
    // React looks for the counter by these attributes, and adds it itself where a touch was faster.
    if (!doc.querySelector(`script[src="${counter}"]`)) {
      doc.head.append(Object.assign(doc.createElement("script"), { async: true, src: counter }));
    }
    (self.requestIdleCallback ?? setTimeout)(go, { timeout: 4000 });
  };
  // A small page is loaded before it is painted: what is not needed for the paint comes after it.
  const painted = () => requestAnimationFrame(() => setTimeout(loaded));
  if (doc.readyState === "complete") painted();
  else addEventListener("load", painted);
})(document, "__START__", "__IMPORTS__", "__COUNTER__");
