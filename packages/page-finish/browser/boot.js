// Runs in the head of every public page: the little that cannot wait for hydrate.js, which it fetches at the first sign of
// a person, or when the page is idle. A press that script handles is held, and given to hydrate.js.
((doc, page, address, counter) => {
  let script;
  let fetched;
  const held = [];
  // Whoever saves data, or has a slow network, pays for script only when something needs it: not for reading.
  const { saveData, effectiveType } = navigator.connection ?? {};
  const saving = saveData || /[23]g/.test(effectiveType);
  const hold = (event) => {
    // Without a network, every link to a page waits: the browser's error page would lose what was typed.
    const target = event.target.closest?.(
      navigator.onLine ? "button,[data-tap]" : "button,[data-tap],[href^='/']",
    );
    // A click that script made is not trusted: let it through.
    if (!target || !event.isTrusted || event.ctrlKey || event.metaKey || event.shiftKey || event.button)
      return;
    event.preventDefault();
    event.stopImmediatePropagation();
    target.dataset.held = "";
    // Repeated presses count once.
    if (!held.includes(target)) held.push(target);
    held.since ||= event.timeStamp;
    go(1);
  };
  // A failed import cannot be retried on the same page, so the file is put into the browser's cache before it is
  // imported.
  const go = async (person) => {
    try {
      script ||= fetch(address)
        .then((answer) => answer.blob())
        .then(() => {
          fetched = 1;
          return import(address);
        });
      await (await script).go(person, page, held, hold);
    } catch {
      // The next touch retries. Meanwhile links work as links. A form that cannot be sent stays and says so, and so does a
      // link beside a form.
      script = 0;
      const target = held.at(-1);
      const stays = target?.form || (!navigator.onLine && doc.forms[0] && target);
      if (stays && !fetched) stays.dataset.unsent = "";
      else target?.click();
    }
  };
  for (const sign of ["pointerdown", "keydown", "focusin", "pointermove", "scroll", "online"]) {
    addEventListener(
      sign,
      (event) => (saving && !held[0] && !event.target.closest?.("button,form,label,[data-tap]")) || go(event),
      true,
    );
  }
  addEventListener("click", hold, true);
  // An open dialog must be closable. And a visitor who comes back to a page or reloads it must at once see what the
  // browser saved: a confirmation, a tool's answer, a half-filled form.
  addEventListener("DOMContentLoaded", () => {
    if (
      doc.querySelector("dialog[open]") ||
      /^#saved/.test(location.hash) ||
      performance.getEntriesByType("navigation")[0]?.type !== "navigate"
    ) {
      go(1);
    }
  });
  // The visitor counter may load on a later page. It reads here where the visit began and what led to it. Nothing is stored
  // for visitors who asked not to be counted.
  try {
    if (!navigator.globalPrivacyControl && !localStorage["mindsync-uncounted"])
      sessionStorage["mindsync-visits"] ||= `${location} ${doc.referrer}`;
  } catch {}
  // A small page is loaded before it is painted. Everything that the paint does not need comes after it, even on a busy
  // phone.
  const painted = () =>
    setTimeout(() => {
      if (!performance.getEntriesByName("first-contentful-paint")[0]) return painted();
      doc.documentElement.dataset.painted = "";
      if (saving) return;
      // React finds the counter by these attributes. After an early touch React has already added it; it counts once.
      doc.head.append(Object.assign(doc.createElement("script"), { async: true, src: counter }));
      (self.requestIdleCallback ?? setTimeout)(() => go(), { timeout: 2000 });
      // A frame that is drawn is not visible yet.
    }, 99);
  addEventListener("load", () => requestAnimationFrame(painted));
  // Passed as identifiers because a minifier would inline string constants.
})(document, document.currentScript.dataset, __HYDRATE__, __COUNTER__);
