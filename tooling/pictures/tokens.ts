import { readFile } from "node:fs/promises";

export type Tokens = Readonly<Record<string, string>>;

/** The site's colours in the light scheme, by their names in app/styles/tokens.css. */
export async function siteTokens(): Promise<Tokens> {
  const css = await readFile("app/styles/tokens.css", "utf8");
  const start = css.indexOf(":root {");
  const block = css.slice(start, css.indexOf("}", start));
  return Object.fromEntries(
    Array.from(block.matchAll(/--([\w-]+):\s*(#[0-9a-f]{6});/g), ([, name, value]) => [name, value]),
  );
}
