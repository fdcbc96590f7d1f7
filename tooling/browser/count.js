// The visitor counter: sends page views and clicks of this browser session to POST /api/visits. No cookie, nothing
// typed, no fingerprint. Visitors who opt out (Global Privacy Control, 'don't count me') are not counted.
((doc) => {
  // The page may have loaded this script twice.
  if (doc.counts) return;
  // For forms, buttons and the chat that may make a lead: where this visit came from, without its number, or that
  // nobody may know.
  const visit = () => (counted() ? JSON.stringify({ ...state, id: undefined, waiting: undefined }) : "none");
  doc.counts = visit;
  const key = "mindsync-visits";
  let state;
  let silent;
  // The addresses that the current page has had.
  let own = [];
  // Only the origin where the visitor came from; the address of the page there is private.
  const from = doc.referrer.split("/", 3).join("/");

  const random = () =>
    "10000000-1000-4000-8000-100000000000".replace(/[018]/g, (digit) =>
      (digit ^ (crypto.getRandomValues(new Uint8Array(1))[0] & (15 >> (digit / 4)))).toString(16),
    );

  // A search is counted, but not what was searched: nothing typed is sent.
  const address = () => (location.pathname + location.search.replace(/\bq=[^&]*/, "q")).slice(0, 512);

  // Whether this browser is counted now. The choice may change while the page is open, here or in another tab: opting
  // out drops the waiting events, and opting in again counts from the next page on.
  const counted = () => {
    try {
      silent ||= navigator.globalPrivacyControl || localStorage.getItem("mindsync-uncounted");
      if (silent) sessionStorage.removeItem(key);
      else state ||= JSON.parse(sessionStorage.getItem(key));
    } catch {}
    if (silent) state = 0;
    else
      state ||= {
        id: random(),
        // Another number, so that no lead can be found among the counts.
        key: random(),
        at: address(),
        from,
        waiting: [],
      };
    return state;
  };

  const send = () => {
    if (!counted()) return;
    if (navigator.onLine && state.waiting.length) {
      const now = Date.now();
      const events = state.waiting.map(([time, page_visited, clicked_element]) => ({
        page_visited,
        // Events that waited were stored as JSON, with null for undefined, which the call does not accept.
        clicked_element: clicked_element ?? undefined,
        referrer: state.from,
        ago: Math.min(Math.max(now - time, 0), 864e5),
      }));
      const body = JSON.stringify({ session_id: state.id, screen_width: screen.width, events });
      if (navigator.sendBeacon("/api/visits", body)) state.waiting = [];
    }
    try {
      sessionStorage.setItem(key, JSON.stringify(state));
    } catch {}
  };

  const keep = (element) => {
    // The address of an applicant's own page is a secret.
    if (/recruitment\/application/i.test(location.pathname) || !counted()) return;
    if (!element && from && from !== location.origin) state.last = from;
    if (/^\/(tools|courses)\/./.test(location.pathname)) state.used = location.pathname;
    // The browser queues what it cannot send; what it refuses waits here for the next page or the network.
    state.waiting = [...state.waiting, [Date.now(), address(), element]].slice(-50);
    send();
  };

  const seen = () => {
    silent = 0;
    keep();
  };

  const view = () => {
    const page = location.pathname + location.search;
    if (own.includes(page)) return;
    own = [page];
    seen();
  };

  const push = history.pushState;
  history.pushState = function (...change) {
    push.apply(this, change);
    view();
  };
  // A page that replaces its own address, as a quote does with each step, is still the same page.
  const replace = history.replaceState;
  history.replaceState = function (...change) {
    replace.apply(this, change);
    own.push(location.pathname + location.search);
  };
  addEventListener("popstate", view);
  addEventListener("online", send);
  addEventListener("pageshow", (event) => {
    if (event.persisted) seen();
  });
  document.addEventListener(
    "click",
    ({ target }) => {
      const element = target.closest?.("button,[role=button],[type=submit],a,summary,[data-interactive]");
      if (!element) return;
      // The button stores a lead on the way to WhatsApp.
      if (/^\/whatsapp\//.test(element.pathname)) {
        const to = new URL(element.href);
        to.searchParams.set("visit", visit());
        element.href = to;
      }
      const kind = element.matches("a")
        ? "Link"
        : element.matches("button,[role=button],input")
          ? "Button"
          : "Interactive Element";
      const text = element.getAttribute("aria-label") || element.textContent || element.value || "";
      keep(`${kind}: ${text.trim().replace(/\s+/g, " ").slice(0, 100)}`);
    },
    true,
  );
  document.addEventListener(
    "submit",
    ({ target }) => {
      const field = target.querySelector("[name=visit]");
      if (field) field.value = visit();
    },
    true,
  );
  view();
})(document);
