const moduleScript = /<script(?: nonce="[^"]*")? type="module" async="">([\s\S]*?)<\/script>/;
const modulePreload = /<link rel="modulepreload" href="([^"]*)"[^>]*>/g;
const counterScript = /<script async="" src="(\/assets\/count\.[^"]+)"[^>]*><\/script>/;
const entryImport = /import\("([^"]+)"\);?\s*$/;

/** The files of vite.config.ts that all others import, in the order in which they import one another. */
const shared = [/rolldown-runtime-/, /\/react-(?!dom-)/, /\/react-dom-/, /\/router-/];

/** What others import comes before them: then each file runs alone. */
function sharedFirst(one: string, other: string): number {
  const place = (href: string) => {
    const at = shared.findIndex((name) => name.test(href));
    return at === -1 ? shared.length : at;
  };
  return place(one) - place(other);
}

/** The boot script with what this page fetches. */
function filled(boot: string, values: Readonly<Record<string, string>>): string {
  return boot.replace(/__([A-Z]+)__/g, (_, name) => {
    const value = values[name];
    if (value === undefined) throw new Error(`The boot script asks for ${name}, which no page has.`);
    // </script> in a text would end the boot script.
    return value.replaceAll("</", "<\\/");
  });
}

interface DeferOptions {
  /** The boot script (tooling/browser/boot.js), small, with the names below still in it. */
  boot: string;
  /** Address of the whole stylesheet; empty for a page that carries it. */
  styles: string;
  /** What the page's policy asks of an inline script; empty where it lists the script's hash. */
  nonce: string;
}

export interface DeferredPage {
  html: string;
  /** The page's own module script, which the boot script puts back in its time; none in the back office. */
  start?: string;
}

/**
 * Makes a public page light: the boot script takes the place of its module script; what it would have preloaded
 * waits too, and so does the counter, which would compete with the page. Pages without the counter (the back
 * office) stay as they are.
 * @throws Error when the page's script is not where, or does not end as, React Router 8 writes it
 */
export function deferScript(html: string, { boot, styles, nonce }: DeferOptions): DeferredPage {
  const counter = counterScript.exec(html)?.[1];
  if (!counter) return { html };
  const start = moduleScript.exec(html)?.[1]?.trim();
  const entry = entryImport.exec(start ?? "")?.[1];
  if (!start || !entry) {
    throw new Error(
      "A public page has no module script that imports its entry last: did React Router change?",
    );
  }
  const preloaded = [...html.matchAll(modulePreload)].map(([, href]) => href ?? "");
  // The entry, which begins, is only fetched with them.
  const imports = [...preloaded.filter((href) => href !== entry).sort(sharedFirst), entry];
  const script = filled(boot, {
    START: JSON.stringify(start),
    IMPORTS: `${JSON.stringify(imports.join(" "))}.split(" ")`,
    STYLES: JSON.stringify(styles),
    COUNTER: JSON.stringify(counter),
  });
  const light = html
    .replace(moduleScript, () => `<script${nonce && ` nonce="${nonce}"`}>${script}</script>`)
    .replace(counterScript, "")
    .replace(modulePreload, "");
  return { html: light, start };
}
