const token =
  /<!--[\s\S]*?-->|<\?[\s\S]*?\?>|<(\/?)([\w:.-]+)((?:\s+[\w:.-]+\s*=\s*"[^"<]*")*)\s*(\/?)>|([^<]+)/y;
const bareAmpersand = /&(?!(?:amp|lt|gt|quot|apos|#\d+|#x[\da-fA-F]+);)/;

/**
 * The first error in a document that is not well-formed XML, with its position; `undefined` when there is none.
 * Supports what Office files use: elements, attributes in double quotes, comments and declarations.
 */
export function xmlFault(xml: string): string | undefined {
  const open: string[] = [];
  const declared = new Set([...xml.matchAll(/\sxmlns:([\w.-]+)=/g)].map(([, prefix]) => prefix));
  declared.add("xml").add("xmlns");
  const at = (place: number) => `at ${place}: ${xml.slice(Math.max(0, place - 40), place + 40)}`;
  token.lastIndex = 0;
  while (token.lastIndex < xml.length) {
    const start = token.lastIndex;
    const found = token.exec(xml);
    if (!found) return `cannot be read ${at(start)}`;
    const [, closing, name, attributes = "", empty, text] = found;
    if (bareAmpersand.test(text ?? attributes)) return `a bare & ${at(start)}`;
    if (!name) {
      if (text?.trim() && !open.length) return `text outside ${at(start)}`;
      continue;
    }
    const names = [...attributes.matchAll(/([\w:.-]+)\s*=/g)].map(([, attribute]) => attribute ?? "");
    if (new Set(names).size < names.length) return `an attribute twice ${at(start)}`;
    const strange = [name, ...names].find((one) => one.includes(":") && !declared.has(one.split(":")[0]));
    if (strange) return `a prefix nobody declared, ${strange} ${at(start)}`;
    if (closing) {
      if (open.pop() !== name) return `</${name}> closes nothing ${at(start)}`;
    } else if (!empty) open.push(name);
  }
  return open.length ? `<${open.at(-1)}> is never closed` : undefined;
}
