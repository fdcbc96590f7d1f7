// What a public page does once it is idle, and how its script starts. Every page of a build fetches this one file.
const fetched = async (address) => (await fetch(address)).blob();
const pause = () => self.scheduler?.yield?.() ?? new Promise((resolve) => setTimeout(resolve));

let styled;

/**
 * Loads the whole stylesheet, for elements that are not there yet: a page carries only its own rules. Nothing that
 * needs other rules can appear before there is a person, and a new stylesheet makes the browser restyle the whole page.
 * Resolves when it is loaded; retries when the network is gone.
 */
function style() {
  styled ||= new Promise((onload, onerror) =>
    document.head.append(
      Object.assign(document.createElement("link"), { rel: "stylesheet", href: __STYLES__, onload, onerror }),
    ),
  ).catch(() => (styled = 0));
  return styled;
}

/** A route's module, which the build may have split into parts. */
const filesOf = (route) =>
  [
    route.clientActionModule,
    route.clientLoaderModule,
    route.clientMiddlewareModule,
    route.hydrateFallbackModule,
    route.module,
  ].filter(Boolean);

const rest = async () => {
  await new Promise((resolve) => setTimeout(resolve, 3000));
  await new Promise((resolve) => (self.requestIdleCallback ?? setTimeout)(resolve, { timeout: 4000 }));
};

/** How long a press waits for script before it works as without script, in milliseconds. */
const patience = 700;

let clock;
let leaving;
let ahead;
let waited = 0;

/** What the last held press does without script. Another window, or what only script can answer, waits for script. */
const plainOf = (held) =>
  held.filter((one) => one.type === "submit" || (one.href && one.target !== "_blank")).pop();

/** Shows that a press is no longer held. */
const forget = (one) => {
  delete one.dataset.held;
  delete (one.form ?? one).dataset.unsent;
};

/**
 * The address of a held link. A link marked data-tap="step" leads to the page after its own step only, so several are
 * joined and the page takes all of them (app/offers/quote-contract.ts).
 */
function plainAddress(held, link) {
  const steps = held.filter(({ dataset }) => dataset.tap === "step");
  if (link.dataset.tap !== "step" || steps.length < 2) return link.href;
  const address = new URL(link.href);
  address.search = [location, ...steps].map(({ search }) => search.slice(1)).join("&then&");
  return address.href;
}

/**
 * Lets the last held press go its plain way when the patience is over. Meanwhile the page of a link is fetched, and for a
 * form the server is asked whether it can be reached. Steps go together, so each starts the wait anew: on a page that is
 * just being replaced, the next press would be lost.
 */
function wait(held) {
  if (held.length === waited) return;
  const link = plainOf(held);
  if (link?.dataset.tap === "step" && !leaving) {
    clearTimeout(clock);
    clock = held.since = 0;
  }
  waited = held.length;
  if (link) ahead = fetched(link.form ? "/healthz" : plainAddress(held, link)).catch(() => {});
  held.since ||= performance.now();
  clock ||= setTimeout(goPlain, leaving ? 0 : held.since + patience - performance.now(), held);
}

/** Whether a link leads to another page, and not to a part of this one. */
const leavesPage = ({ href }) => !href.startsWith(`${location.href.split("#")[0]}#`);

/** Whether a form of the page holds something that another page would lose. */
const isTyped = () =>
  [...document.forms].some((form) =>
    [...form.elements].some(
      ({ value, defaultValue, checked, defaultChecked }) =>
        defaultValue !== undefined && (value !== defaultValue || checked !== defaultChecked),
    ),
  );

/**
 * The last held link or form goes the way it goes without script. A form is sent only if the server can be reached,
 * because the browser's error page would lose what was typed; it is sent by the next touch, or when there is a network.
 * A link beside a form in which something was typed waits in the same way while the browser knows that it is offline.
 */
async function goPlain(held) {
  clock = held.since = 0;
  const target = plainOf(held);
  if (!target || (target.form && leaving)) return;
  if (target.form ? !(await ahead) : !navigator.onLine && leavesPage(target) && isTyped()) {
    (target.form ?? target).dataset.unsent = "";
    waited = 0;
    return;
  }
  if (target.form) {
    // The page may have been hydrated meanwhile.
    if (!held.includes(target)) return;
    // The server names what is missing in the site's own words.
    target.form.noValidate = true;
  }
  leaving = true;
  if (target.dataset.tap === "step") return location.assign(plainAddress(held, target));
  target.click();
}

let chatKeys;

/**
 * Enter in the field of a chat presses its button, as the page's script does later (app/ui/chat/composer.tsx); with Shift it
 * breaks the line. This file is fetched when the field gets the focus, so it is there before anything is typed.
 */
const pressOnEnter = (held) => (event) => {
  const { target, key, shiftKey, isComposing } = event;
  if (key !== "Enter" || shiftKey || isComposing || target.enterKeyHint !== "send") return;
  const button = target.form?.querySelector("[type=submit]");
  if (!button) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  button.dataset.held = "";
  if (!held.includes(button)) held.push(button);
  wait(held);
};

/** Repeats the held presses in order, once the page handles presses itself. */
async function release(held, hold) {
  // The whole stylesheet is already being loaded, because a press is a sign of a person.
  await styled;
  if (leaving) return;
  clearTimeout(clock);
  removeEventListener("click", hold, true);
  removeEventListener("keydown", chatKeys, true);
  const presses = held.splice(0);
  for (const one of presses) {
    // Whoever pressed something else after a link that could not be opened has changed their mind.
    const dropped = one.href && "unsent" in one.dataset && one !== presses.at(-1);
    forget(one);
    if (dropped) continue;
    one.click();
    await pause();
  }
}

/** Presses that were held when the page was left: Back may show this very page again. */
function forgetAll(held) {
  for (const one of held.splice(0)) forget(one);
  held.since = leaving = waited = 0;
}

let rested;
let begun;
let asked;

/**
 * Hydrates the page: at once if there is a sign of a person, else after three seconds, in which the visitor begins to
 * read. The home page's first headline changes after four.
 * @param {unknown} person a sign of one
 * @param {{ routes?: string, state?: string }} page the data attributes of the boot script
 * @param {HTMLElement[] & { since?: number }} held what was pressed, in order, and when the first was
 * @param {(event: MouseEvent) => void} hold the listener that holds presses
 */
export async function go(person, { routes, state }, held, hold) {
  const hydrated = () => release(held, hold);
  if (held[0]) {
    if ("hydrated" in document.documentElement.dataset) return hydrated();
    wait(held);
  }
  if (!person) {
    rested ||= rest();
    await rested;
  }
  // An address with a fragment may open a dialog.
  if (person || location.hash) style();
  if (begun) return;
  begun = 1;
  if (!asked) {
    asked = 1;
    chatKeys = pressOnEnter(held);
    addEventListener("keydown", chatKeys, true);
    document.addEventListener("mindsync:hydrated", hydrated);
    addEventListener("pagehide", () => forgetAll(held));
  }
  try {
    // What was pressed comes first.
    await ahead;
    await hydrate(routes, state && `/assets/state-${state}.js`);
  } catch {
    // No network for the script: what is held goes its plain way, and the next touch retries.
    begun = 0;
    clearTimeout(clock);
    if (!leaving) goPlain(held);
  }
}

/**
 * @param {string | undefined} inPage the page's routes, as React Router's manifest names them
 * @param {string | undefined} state address of the data and routes of a prerendered page; a page rendered for one
 *   visitor has them inline
 */
async function hydrate(inPage, state) {
  await Promise.all([__MANIFEST__, ...(state ? [state] : [])].map(fetched));
  await import(__MANIFEST__);
  const names = state ? (await import(state)).default : inPage.split(" ");
  const { entry, routes } = window.__reactRouterManifest;
  const parts = names.map((name) => filesOf(routes[name]));
  const files = [
    ...new Set([
      ...__SHARED__,
      ...names.flatMap((name, at) => [...routes[name].imports, ...parts[at]]),
      ...entry.imports,
      entry.module,
    ]),
  ];
  // All files are put into the browser's cache before any is imported: see boot.js. So is the whole stylesheet, because
  // the page's script uses long class names, which the page's own rules do not have (short-names.ts).
  await Promise.all([...files, __STYLES__].map(fetched));
  // Each file runs in its own task, so that a touch in between does not wait. The entry starts the page; before it,
  // this sets the modules of the page's routes, as React Router's own start script does.
  for (const file of files.slice(0, -1)) {
    await import(file);
    await pause();
  }
  const modules = await Promise.all(
    parts.map(async (files) => Object.assign({}, ...(await Promise.all(files.map((file) => import(file)))))),
  );
  window.__reactRouterRouteModules = Object.fromEntries(names.map((name, at) => [name, modules[at]]));
  await import(entry.module);
}

/**
 * Loads the heading face. A heading in view whose number of lines would change keeps the system face, so that nothing
 * moves while somebody reads.
 */
async function showFace() {
  const { dataset } = document.documentElement;
  if ("heading" in dataset) return;
  // The naira sign is a separate file. Both are loaded together, because each would cause a new layout.
  const signs = document.body.textContent.includes("₦") ? "A₦" : "A";
  await document.fonts.load('700 1em "Bricolage Grotesque"', signs);
  const seen = [...document.querySelectorAll("h1,h2,h3,h4,.font-heading")].filter((heading) => {
    if (heading.checkVisibility?.({ contentVisibilityAuto: true }) === false) return false;
    const { top, bottom } = heading.getBoundingClientRect();
    return bottom > 0 && top < innerHeight;
  });
  const heights = seen.map((heading) => heading.offsetHeight);
  dataset.heading = "";
  for (const heading of seen.filter((one, at) => one.offsetHeight !== heights[at])) {
    heading.dataset.face = "system";
  }
  try {
    localStorage.heading = 1;
  } catch {}
}

/** Lays out the parts of a long page, one per frame, so that a touch in between does not wait. */
async function layOut() {
  for (const part of document.querySelectorAll(".later")) {
    await new Promise((next) => requestAnimationFrame(() => setTimeout(next)));
    part.classList.remove("later");
  }
}

/** Lets browsers that support it prefetch pages. */
function fetchAhead() {
  document.head.append(
    Object.assign(document.createElement("script"), { type: "speculationrules", text: __AHEAD__ }),
  );
}

fetchAhead();
fetched(__MANIFEST__).catch(() => {});
// The heading face is only a look.
if (!navigator.connection?.saveData) showFace().catch(() => {});
layOut();
setTimeout(style, 20_000);
