const moduleScript = /<script(?: nonce="[^"]*")? type="module" async="">([\s\S]*?)<\/script>/;
const modulePreload = /<link rel="modulepreload" href="[^"]*"[^>]*>/g;
const earlyScript = /<script(?: nonce="[^"]*")?>(\(d=>\{[\s\S]*?)<\/script>/;
const counterScript = /<script async="" src="(\/assets\/count\.[^"]+)"[^>]*><\/script>/;

/** React Router's start script: the manifest, the modules of the page's routes, then the entry. A route may be in parts. */
const startScript =
  /^import "[^"]+";\s*(?:import \* as route\d+\w* from "[^"]+";\s*|const (route\d+) = \{(?:\.\.\.\1_\w+,?)+\};\s*)+window\.__reactRouterRouteModules = (\{[^{}]*\});\s*import\("[^"]+"\);?$/;
/** What React Router's script at the end of the page begins with, and what it is given piece by piece. */
const contextScript = /(<script(?: nonce="[^"]*")?>)(window\.__reactRouterContext = )([\s\S]*?)<\/script>/;
const endScript =
  /<script(?: nonce="[^"]*")?>((?:\(\(storageKey, restoreKey\)|window\.__reactRouterContext\.streamController\.)[\s\S]*?)<\/script>/g;

const partNames = /^\s*import \* as route\d+_(\w+)/gm;
const routeName = /"([^"]+)":route\d+/g;

/** Parts of a route's module that wake.js puts together. */
const knownParts = new Set(["clientAction", "clientLoader", "clientMiddleware", "HydrateFallback", "main"]);

/** The names of the routes that the page shows, outermost first. */
function routesOf(start: string): string[] {
  const modules = startScript.exec(start)?.[2] ?? "";
  const names = [...modules.matchAll(routeName)].map(([, name = ""]) => name);
  const parts = [...start.matchAll(partNames)].map(([, part = ""]) => part);
  if (!names.length || parts.some((part) => !knownParts.has(part))) {
    throw new Error("The script of a public page is not as wake.js runs it: did React Router change?");
  }
  return names;
}

/** The text of the early script (app/root.tsx), which pages of the back office keep as it is. */
export function earlyScriptOf(html: string): string | undefined {
  return earlyScript.exec(html)?.[1];
}

/** Address of the visitor counter on this page; none in the back office. */
export function counterOf(html: string): string | undefined {
  return counterScript.exec(html)?.[1];
}

/**
 * React Router's scripts at the end of the page, as one: the page's policy must name each by its hash, and the head of the
 * answer counts. React looks for the elements, so they stay, empty.
 */
function joinEndScripts(html: string): string {
  const texts: string[] = [];
  const joined = html.replace(endScript, (_, text: string) => {
    texts.push(text.replace(/\n\t*/g, ""));
    return "<script></script>";
  });
  // The places of scrolling come first; what the streams are given, after they are made.
  const [scrolling = "", ...given] = texts;
  return joined.replace(
    contextScript,
    (_, open, begin, rest) => `${open}${scrolling};${begin}${rest}${given.join(";")}</script>`,
  );
}

/**
 * Makes a public page light: its module script waits in the boot script, which joins the early one in the head; what it
 * would have preloaded waits too, and so does the counter, which would compete with the page. Pages without the counter
 * (the back office) keep their script, and have the heading face and the strips of cloth from the start.
 * @param boot the boot script (tooling/browser/boot.js) as the build finished it
 * @throws Error when the page's scripts are not as React Router 8 and app/root.tsx write them
 */
export function deferScript(html: string, boot: string): string {
  if (!counterOf(html)) return html.replace("<html", '<html data-heading="" data-painted=""');
  const start = moduleScript.exec(html)?.[1]?.trim();
  const early = earlyScriptOf(html);
  if (!start || !early) {
    throw new Error(
      "A public page has no module script or no early one: did React Router or app/root.tsx change?",
    );
  }
  const routes = `data-routes="${routesOf(start).join(" ")}"`;
  return (
    joinEndScripts(html)
      .replace(earlyScript, () => `<script ${routes}>${early};${boot}</script>`)
      // React looks for the element.
      .replace(moduleScript, "<script></script>")
      .replace(counterScript, "")
      .replace(modulePreload, "")
      // How React Router finds links whose routes it does not know yet: it knows all of this site from the start.
      .replaceAll(' data-discover="true"', "")
  );
}

/** The script at the end of a page that `deferScript` has been through: its places of scrolling and its data. */
const joinedEnd = /<script>(\(\(storageKey, restoreKey\)[\s\S]*?)<\/script>/;

/**
 * Takes the script at the end of a prerendered page out of it: nothing needs it before the page is hydrated, so it can
 * be a file that wake.js fetches with the others.
 * @param keep keeps the script's text and says by what name wake.js finds it
 */
export async function withoutEndScript(
  html: string,
  keep: (script: string) => Promise<string>,
): Promise<string> {
  const [whole, script = ""] = joinedEnd.exec(html) ?? [];
  if (!whole) throw new Error("A page has no script at its end: did React Router change?");
  const name = await keep(script);
  return html
    .replace(whole, () => "<script></script>")
    .replace("<script data-routes=", () => `<script data-state="${name}" data-routes=`);
}
