import { type FrontMatter, frontMatter } from "./contract.ts";

const parts = /^---\n([\s\S]*?)\n---\n([\s\S]+)$/;
const line = /^(\w+): (.+)$/;

/**
 * Parses a post's file: `name: value` lines between two lines of dashes, then Markdown.
 * @throws Error naming the file, if its front matter is invalid
 */
export function parsePostFile(name: string, text: string): { head: FrontMatter; body: string } {
  const [, head, body] = parts.exec(text.replaceAll("\r\n", "\n")) ?? [];
  if (head === undefined || body === undefined) {
    throw new Error(`${name} does not begin with its facts between two lines of three dashes.`);
  }
  const facts = new Map<string, string>();
  for (const written of head.split("\n").filter((text) => text !== "")) {
    const [, key, value] = line.exec(written) ?? [];
    if (!key || !value) throw new Error(`${name}: ‘${written}’ is not a fact of the form ‘name: value’.`);
    if (facts.has(key)) throw new Error(`${name} says twice what its ${key} is.`);
    facts.set(key, value.trim());
  }
  const checked = frontMatter.safeParse(Object.fromEntries(facts));
  if (checked.success) return { head: checked.data, body };
  const wrong = checked.error.issues.map(({ path, message }) => `${path.join(".") || "facts"}: ${message}`);
  throw new Error(`${name}: ${wrong.join("; ")}`);
}
