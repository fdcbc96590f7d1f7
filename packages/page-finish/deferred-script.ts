/**
 * Thrown when React Router's HTML is not in the expected form. The message names the kind of surprise, without any text
 * of the page.
 */
export class Surprise extends Error {}

const moduleScript = /<script(?: nonce="[^"]*")? type="module" async="">([\s\S]*?)<\/script>/;
const modulePreload = /<link rel="modulepreload" href="[^"]*"[^>]*>/g;
const earlyScript = /<script(?: nonce="[^"]*")?>(\(d=>\{[\s\S]*?)<\/script>/;
const counterScript = /<script async="" src="(\/[^"]*\bcount\.gen[^"]*)"[^>]*><\/script>/;

/**
 * React Router's start script: the manifest (in development preceded by the hot reload), the modules of the page's
 * routes, then the entry. A route may be in parts.
 */
const startScript =
  /^(?:import "[^"]+";?\s*){1,2};?\s*(?:import \* as route\d+\w* from "[^"]+";\s*|const (route\d+) = \{(?:\.\.\.\1_\w+,?)+\};\s*)+window\.__reactRouterRouteModules = (\{[^{}]*\});\s*import\("[^"]+"\);?$/;
/** React Router's script at the end of the page, and the scripts that stream its data. */
const contextScript = /(<script(?: nonce="[^"]*")?>)(window\.__reactRouterContext = )([\s\S]*?)<\/script>/;
const endScript =
  /<script(?: nonce="[^"]*")?>((?:\(\(storageKey, restoreKey\)|window\.__reactRouterContext\.streamController\.)[\s\S]*?)<\/script>/g;
/** The single script that `joinEndScripts` makes of them. */
const joinedEnd = /<script>(\(\(storageKey, restoreKey\)[\s\S]*?)<\/script>/;

/** The attribute in which `deferScript` names the page's routes. */
const namedRoutes = /<script data-routes="([^"]*)">/;

const partNames = /^\s*import \* as route\d+_(\w+)/gm;
const routeName = /"([^"]+)":route\d+/g;

/** Parts of a route's module that hydrate.js can combine. */
const knownParts = new Set(["clientAction", "clientLoader", "clientMiddleware", "HydrateFallback", "main"]);

/** The only match. @throws Surprise when there is none, or more than one */
function only(html: string, pattern: RegExp, what: string): RegExpExecArray {
  const match = pattern.exec(html);
  if (!match) throw new Surprise(`no ${what}`);
  if (pattern.test(html.slice(match.index + match[0].length))) throw new Surprise(`more than one ${what}`);
  return match;
}

/** The routes that the page shows, outermost first. */
function routesOf(start: string): string[] {
  const modules = startScript.exec(start)?.[2] ?? "";
  const names = [...modules.matchAll(routeName)].map(([, name = ""]) => name);
  const parts = [...start.matchAll(partNames)].map(([, part = ""]) => part);
  if (!names.length) throw new Surprise("another start script");
  if (parts.some((part) => !knownParts.has(part))) throw new Surprise("an unknown part of a route");
  return names;
}

/** The text of the early script (app/root.tsx). Pages of the back office keep it unchanged. */
export function earlyScriptOf(html: string): string | undefined {
  return earlyScript.exec(html)?.[1];
}

/** Address of the visitor counter on this page; undefined in the back office. */
export function counterOf(html: string): string | undefined {
  return counterScript.exec(html)?.[1];
}

/**
 * Joins React Router's scripts at the end of the page into one: the page's policy must name each by its hash, and every
 * byte of the response headers counts. The emptied elements remain because React looks for them.
 */
function joinEndScripts(html: string): string {
  const texts: string[] = [];
  const joined = html.replace(endScript, (_, text: string) => {
    texts.push(text.replace(/\n\t*/g, ""));
    return "<script></script>";
  });
  // The scroll positions come first; the data of the streams comes after the streams are created.
  const [scrolling, ...given] = texts;
  const [whole, open, begin, rest] = only(joined, contextScript, "context script");
  if (!scrolling?.startsWith("((storageKey") || !given.length) throw new Surprise("another end of the page");
  return joined.replace(
    whole,
    () => `${open}${scrolling};${begin}${rest}${given.map((text) => `;${text}`).join("")}</script>`,
  );
}

/**
 * Makes a public page light: its module script waits in the boot script, which is joined with the early one in the
 * head. Preloads and the counter, which would compete with the page, wait too.
 * @param boot the boot script (browser/boot.js) as the build finished it
 * @throws Surprise when the page's scripts are not as React Router 8 and app/root.tsx write them
 */
export function deferScript(html: string, boot: string): string {
  const start = only(html, moduleScript, "module script")[1]?.trim() ?? "";
  const early = only(html, earlyScript, "early script")[1];
  only(html, counterScript, "counter");
  const routes = `data-routes="${routesOf(start).join(" ")}"`;
  return (
    joinEndScripts(html)
      .replace(earlyScript, () => `<script ${routes}>${early};${boot}</script>`)
      // React looks for the element.
      .replace(moduleScript, "<script></script>")
      .replace(counterScript, "")
      .replace(modulePreload, "")
  );
}

/**
 * Moves the script at the end of a prerendered page and the names of its routes out of the page: nothing needs them
 * before hydration, so they can be a file that hydrate.js fetches.
 * @param store stores the script's text and returns the name by which hydrate.js finds it
 * @throws Surprise when `deferScript` has not processed the page
 */
export function withoutEndScript(html: string, store: (script: string) => string): string {
  const [whole, script = ""] = only(html, joinedEnd, "joined end script");
  const routes = only(html, namedRoutes, "list of routes")[1]?.split(" ");
  const name = store(`${script};export default${JSON.stringify(routes)}`);
  return html
    .replace(whole, () => "<script></script>")
    .replace(namedRoutes, () => `<script data-state="${name}">`);
}
