/**
 * Parses JSON as models write it: inside prose or fences, with single or curly quotes, with quotes and line breaks
 * inside strings, with too many or too few commas, and cut off.
 */

/** For each opening quote, the quotes that may close it. */
const closing: Record<string, string> = { '"': '"“”', "'": "'’", "“": '”"', "‘": "’'", "`": "`" };

const escaped: Record<string, string> = { n: "\n", r: "\r", t: "\t", b: "\b", f: "\f" };

/** What may follow a string and its comma: the next value or key, or a closing bracket. In prose it would be a word. */
const afterComma = /,\s*(?:["'“‘`[{\]},\d/-]|(?:true|false|null)\b|\w+\s*:|$)/y;

const deepest = 12;

/** How many opening brackets are tried as the start of the answer, because there may be some in or around prose. */
const mostTries = 20;

class Reader {
  readonly #text: string;
  #at: number;
  #depth = 0;

  constructor(text: string, at: number) {
    this.#text = text;
    this.#at = at;
  }

  /** The next value; undefined if there is none. */
  value(): unknown {
    this.#skip();
    const next = this.#text[this.#at];
    if (next === undefined || this.#depth > deepest) return undefined;
    if (next === "{") return this.#object();
    if (next === "[") return this.#list();
    return next in closing ? this.#quoted(next, ",}]") : this.#word();
  }

  #skip(): void {
    this.#at += this.#ahead(/(?:\s|,|\/\/.*|\/\*[\s\S]*?\*\/)*/y).length;
  }

  /** What a sticky pattern matches at the current position, or at another. */
  #ahead(pattern: RegExp, from = this.#at): string {
    pattern.lastIndex = from;
    return pattern.exec(this.#text)?.[0] ?? "";
  }

  #object(): unknown {
    this.#at += 1;
    this.#depth += 1;
    const entries = new Map<string, unknown>();
    for (;;) {
      this.#skip();
      const next = this.#text[this.#at];
      if (next === undefined || next === "}" || next === "]") break;
      const key = next in closing ? this.#quoted(next, ":") : this.#word();
      this.#skip();
      // Cut off inside a key, so its value is missing too.
      if (this.#text[this.#at] !== ":") break;
      this.#at += 1;
      const value = this.value();
      if (value !== undefined) entries.set(String(key), value);
    }
    return this.#closed(Object.fromEntries(entries));
  }

  #list(): unknown {
    this.#at += 1;
    this.#depth += 1;
    const entries: unknown[] = [];
    for (;;) {
      this.#skip();
      const next = this.#text[this.#at];
      if (next === undefined || next === "]" || next === "}") break;
      const before = this.#at;
      const value = this.value();
      if (value !== undefined) entries.push(value);
      if (this.#at === before) this.#at += 1;
    }
    return this.#closed(entries);
  }

  #closed(value: unknown): unknown {
    this.#at += 1;
    this.#depth -= 1;
    return value;
  }

  /**
   * A quoted string. A quote followed by words is part of the string. @param after characters that may follow its end
   */
  #quoted(quote: string, after: string): string {
    const ends = closing[quote] ?? quote;
    let text = "";
    for (this.#at += 1; this.#at < this.#text.length; this.#at += 1) {
      const sign = this.#text[this.#at] ?? "";
      if (sign === "\\") text += this.#escape();
      else if (ends.includes(sign) && this.#endsHere(after)) {
        this.#at += 1;
        return text;
      } else text += sign;
    }
    return wholeSentences(text);
  }

  #endsHere(after: string): boolean {
    const space = this.#ahead(/\s*/y, this.#at + 1);
    const then = this.#at + 1 + space.length;
    const next = this.#text[then];
    if (next === "," && after.includes(",")) return this.#ahead(afterComma, then) !== "";
    return next === undefined || after.includes(next) || (space.includes("\n") && next in closing);
  }

  #escape(): string {
    this.#at += 1;
    const sign = this.#text[this.#at] ?? "";
    if (sign !== "u") return escaped[sign] ?? sign;
    const code = this.#ahead(/[\da-f]{0,4}/iy, this.#at + 1);
    this.#at += code.length;
    return code.length < 4 ? "" : String.fromCharCode(Number.parseInt(code, 16));
  }

  /** A number, `true`, or a string without quotes. */
  #word(): unknown {
    const found = this.#ahead(/[^,:{}[\]\n]*/y);
    this.#at += found.length;
    const word = found.trim();
    if (word === "" || word === "null") return undefined;
    return Number.isFinite(Number(word)) ? Number(word) : word;
  }
}

/**
 * A text that was cut off, up to its last whole sentence or line (a step's number does not end one); empty if there is
 * none.
 */
function wholeSentences(text: string): string {
  return /^[\s\S]*(?:(?<!(?:^|\n)\d{1,3})[.!?…](?=\s|$)|(?=\n))/.exec(text)?.[0].trimEnd() ?? "";
}

/** The first object in a text that has one of the keys, or undefined. A string that is cut off ends at its last whole sentence. */
export function readJson(text: string, keys: readonly string[]): Record<string, unknown> | undefined {
  let at = -1;
  for (let tries = 0; tries < mostTries; tries += 1) {
    at = text.indexOf("{", at + 1);
    if (at === -1) return undefined;
    const value = new Reader(text, at).value();
    if (typeof value !== "object" || value === null) continue;
    const object: Record<string, unknown> = { ...value };
    if (keys.some((key) => key in object)) return object;
  }
  return undefined;
}
