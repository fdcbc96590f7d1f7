// What a public page does once it is idle, and how its script begins. Every page of a build fetches this one file.
const fetched = async (address) => (await fetch(address)).blob();
const pause = () => self.scheduler?.yield?.() ?? new Promise((resolve) => setTimeout(resolve));

let styled;

/**
 * The whole stylesheet, for what is not there yet: a page carries its own rules only. Nothing that needs others can be seen
 * before there is a person, and a new stylesheet makes the browser work the whole page over. Settles when it is there; a
 * network that is gone is tried again.
 */
function style() {
  styled ||= new Promise((onload, onerror) =>
    document.head.append(
      Object.assign(document.createElement("link"), { rel: "stylesheet", href: __STYLES__, onload, onerror }),
    ),
  ).catch(() => (styled = 0));
  return styled;
}

/** A route's module, which the build may have cut in parts. */
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

let rested;
let begun;
let asked;

/**
 * Hydrates the page: at once where there is a sign of a person, else after three seconds, in which its owner begins to
 * read. The home page's first headline changes after four.
 * @param {unknown} person a sign of one
 * @param {{ routes?: string, state?: string }} page what the page says of itself
 * @param {() => HTMLElement | undefined} release ends the holding of taps; the last that was held
 * @throws when the network is gone: it may be called again
 */
export async function go(person, { routes, state }, release) {
  if (!person) {
    rested ||= rest();
    await rested;
  }
  // An address with a place in it may open a dialog.
  if (person || location.hash) style();
  if (begun) return;
  begun = 1;
  if (!asked) {
    asked = 1;
    document.addEventListener("mindsync:hydrated", async () => {
      // Who has tapped is a person: the stylesheet is on its way.
      await styled;
      release()?.click();
    });
  }
  try {
    await hydrate(routes, state && `/assets/state-${state}.js`);
  } catch (lost) {
    begun = 0;
    throw lost;
  }
}

/**
 * @param {string | undefined} inPage the page's routes, as React Router's manifest names them
 * @param {string | undefined} state where the data and the routes of a prerendered page are; a page that is rendered for
 *   one visitor has them inside
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
  // All are in the browser's cache before any is imported: see boot.js. So are the rules of what the page's script will
  // show, for it asks for them by names that the page's own rules do not have (short-names.ts).
  await Promise.all([...files, __STYLES__].map(fetched));
  // Each file runs in a task of its own, so that a touch in between is not kept waiting. The entry begins the page: before
  // it, React Router's own start script leaves the modules of the page's routes here.
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
 * The heading face, from now on. A heading in view that would have another number of lines in it stays as it is, for
 * nothing may move under somebody's eyes.
 */
async function showFace() {
  const { dataset } = document.documentElement;
  if ("heading" in dataset) return;
  // The naira sign is a file of its own; both together, for the page is laid out anew for each that arrives.
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

/** The parts of a long page, one a frame, so that a touch in between is not kept waiting. */
async function layOut() {
  for (const part of document.querySelectorAll(".later")) {
    await new Promise((next) => requestAnimationFrame(() => setTimeout(next)));
    part.classList.remove("later");
  }
}

/** Lets a browser that can fetch ahead do so. */
function fetchAhead() {
  document.head.append(
    Object.assign(document.createElement("script"), { type: "speculationrules", text: __AHEAD__ }),
  );
}

fetchAhead();
fetched(__MANIFEST__).catch(() => {});
showFace().catch(() => {});
layOut();
setTimeout(style, 20_000);
