// biome-ignore-all lint/suspicious/noAssignInExpressions lint/style/useTemplate lint/complexity/useDateNow: it may have 1.0 KB, and each of these saves some bytes.
// The visitor counter: sends page views and clicks of this browser session to POST /api/visits. No cookie, nothing
// typed, no fingerprint. Visitors who opt out (Global Privacy Control, 'don't count me') are not counted.
((doc, page, key, choice) => {
  // The page may have loaded this script twice.
  if (doc.counts) return;
  // Returns the address of our page at [1] and the origin or app that led to it at [2]; the page there is private, so its address
  // is cut off. So are what was typed into a search and the key to an applicant's own page.
  const read = (text = page + " " + doc.referrer) =>
    /\w(\/[^# ]*)\S* (\S+?:..[^/]*)?/.exec(text.replace(/(\bq=|t\/application)[^&# ]*/i, "$1"));
  let state;
  let pause = 0;

  // Browsers of every age name a blob by a random UUID.
  const random = () => URL.createObjectURL(new Blob()).slice(-36);

  // Whether this browser is counted now. The choice may change while the page is open, here or in another tab: opting
  // out drops the waiting events, and opting in again counts from the next page on.
  const counted = () => {
    let silent;
    let saved;
    try {
      if ((silent = navigator.globalPrivacyControl || localStorage[choice])) delete sessionStorage[key];
      // Throws where there is no session yet: boot.js has stored the first page of this tab and what led there.
      state = JSON.parse((saved = sessionStorage[key]));
    } catch {}
    return (state = silent
      ? 0
      : state || {
          session_id: random(),
          screen_width: screen.width,
          // For leads, another number, so that no lead can be found among the counts.
          key: random(),
          at: read(saved)[1],
          from: read(saved)[2],
          number: 0,
          events: [],
        });
  };

  const save = () => {
    try {
      sessionStorage[key] = JSON.stringify(state);
    } catch {}
    send();
  };

  // Events wait until the server has answered. Their numbers let it store an event once that is sent again.
  const send = () => {
    const sent = state.number;
    if (counted().events?.[0] && navigator.onLine)
      fetch("/api/visits", {
        method: "POST",
        keepalive: 1,
        body: JSON.stringify({ ...state, key: 0, sent: +new Date() }),
      })
        .then(({ status }) => {
          if (status > 428) throw status;
          if (counted()) {
            pause = 0;
            state.events = state.events.filter((event) => event.number > sent);
            save();
          }
        })
        // The server is down or busy: the events are sent again with the next one, or after 5 seconds, then 10, 15 …
        .catch(() => setTimeout(send, (pause += 5e3)));
  };

  // A duplicated tab goes on with the same session: the numbers leave gaps by chance, so that the two tabs do not use the
  // same ones.
  const keep = (clicked_element) => {
    state.events = state.events.slice(-36).concat({
      at: +new Date(),
      number: (state.number += 1 + (new Date() % 999)),
      page_visited: read()[1],
      clicked_element,
    });
    save();
  };

  // One view a visit of a page: not again when it is sent, loaded again or changes its query.
  const view = () => {
    const at = page.pathname;
    // The address of an applicant's own page is a secret.
    if (!counted() || state.page === at || /t\/application/i.test(at)) return;
    state.page = at;
    if (/(tool|course)s\/./.test(at)) state.used = at;
    const from = read()[2];
    if (from && from !== page.origin) state.last = from;
    keep();
  };

  // For forms, buttons and the chat that may make a lead: where this visit came from, or that nobody may know.
  doc.counts = () => (counted() ? JSON.stringify({ ...state, session_id: 0, events: 0 }) : "none");

  // A pressed or sent element may lack what the handlers look for, and a browser may refuse to store anything.
  const on = (name, react) =>
    addEventListener(
      name,
      (event) => {
        try {
          react(event.target);
        } catch {}
      },
      1,
    );
  on("pageshow", view);
  on("pagehide", send);
  on("online", send);
  // The switch 'Don't count me' works before the page's own script does, and for whoever leaves at once.
  on("change", ({ name, checked }) => {
    if (name === choice) counted(checked ? (localStorage[choice] = 1) : delete localStorage[choice]);
  });
  on("submit", (form) => {
    form.visit.value = doc.counts();
  });
  on("click", (target) => {
    const element = target.closest("a,button,summary,[data-interactive]");
    // The button stores a lead on the way to WhatsApp.
    if (/tsapp\//.test(element.pathname)) element.search += "&visit=" + encodeURIComponent(doc.counts());
    if (counted().page !== page.pathname) return;
    // What repeats a visitor's words, or has many, is named by itself or by what it is in. outerText has a line a block.
    // The server turns the element's name into 'Button: …' or 'Link: …'.
    keep(
      element.localName +
        ": " +
        /.*/.exec(element.closest("[data-count]")?.dataset.count || element.ariaLabel || element.outerText),
    );
  });
  // The router calls it after it has changed the page.
  (doc.seen = view)();
})(document, location, "mindsync-visits", "mindsync-uncounted");
