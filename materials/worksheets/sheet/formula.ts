/**
 * Works out the formulas of a book, so that a phone's preview, which does not count, shows the right figures too.
 * It knows what the worksheets use of Excel's language, and stops at anything else.
 */
export type Value = number | string | boolean | null;

/** Gives the value of a cell: name of its page ("" for the same), column from nought, row from one. */
export type ReadCell = (page: string, column: number, row: number) => Value;

type Token = { kind: "number" | "text" | "name" | "sign" | "cell"; text: string };

const pattern =
  /\s*(?:(\d+(?:\.\d+)?)|"((?:[^"]|"")*)"|((?:'[^']+'!)?\$?[A-Z]\$?\d+(?::\$?[A-Z]\$?\d+)?)|([A-Z]+)(?=\()|(<=|>=|<>|[-+*/&=<>(),]))/y;

function tokens(formula: string): Token[] {
  const found: Token[] = [];
  pattern.lastIndex = 0;
  while (pattern.lastIndex < formula.length) {
    const at = pattern.lastIndex;
    const match = pattern.exec(formula);
    if (!match) throw new Error(`${formula}: not understood at ${at}.`);
    const [, number, text, cell, name, sign] = match;
    if (number !== undefined) found.push({ kind: "number", text: number });
    else if (text !== undefined) found.push({ kind: "text", text: text.replaceAll('""', '"') });
    else if (cell !== undefined) found.push({ kind: "cell", text: cell });
    else if (name !== undefined) found.push({ kind: "name", text: name });
    else found.push({ kind: "sign", text: sign ?? "" });
  }
  return found;
}

const numberOf = (value: Value): number => {
  if (typeof value === "string") throw new Error(`“${value}” is no number.`);
  return Number(value ?? 0);
};

function compare(one: Value, other: Value): number {
  const [a, b] = [one ?? (typeof other === "string" ? "" : 0), other ?? (typeof one === "string" ? "" : 0)];
  if (typeof a === typeof b) return a < b ? -1 : a > b ? 1 : 0;
  return typeof a === "string" ? 1 : -1;
}

const comparisons: Readonly<Record<string, (order: number) => boolean>> = {
  "=": (order) => order === 0,
  "<>": (order) => order !== 0,
  "<": (order) => order < 0,
  ">": (order) => order > 0,
  "<=": (order) => order <= 0,
  ">=": (order) => order >= 0,
};

/** Whether a value is what SUMIF and COUNTIF look for, such as "Yes" or ">30". */
function meets(value: Value, wanted: Value): boolean {
  const match = /^(<=|>=|<>|<|>)(.*)$/.exec(String(wanted));
  if (!match) return String(value ?? "") === String(wanted ?? "");
  const [, sign = "=", text = ""] = match;
  if (text === "") return sign === "<>" ? value !== null && value !== "" : false;
  if (Number.isNaN(Number(text))) return sign === "<>" && value !== text;
  return typeof value === "number" && comparisons[sign]?.(compare(value, Number(text))) === true;
}

const numbers = (values: readonly Value[]) => values.filter((value) => typeof value === "number");
const round = (value: number, digits: number) =>
  Math.round((value + Number.EPSILON) * 10 ** digits) / 10 ** digits;

const functions: Readonly<Record<string, (ranges: readonly Value[][]) => Value>> = {
  SUM: (ranges) => numbers(ranges.flat()).reduce((sum, value) => sum + value, 0),
  MAX: (ranges) => (numbers(ranges.flat()).length ? Math.max(...numbers(ranges.flat())) : 0),
  MIN: (ranges) => (numbers(ranges.flat()).length ? Math.min(...numbers(ranges.flat())) : 0),
  COUNT: (ranges) => numbers(ranges.flat()).length,
  COUNTA: (ranges) => ranges.flat().filter((value) => value !== null).length,
  COUNTIF: ([range = [], [wanted = null] = []]) => range.filter((value) => meets(value, wanted)).length,
  SUMIF: ([range = [], [wanted = null] = [], sums = range]) =>
    numbers(sums.filter((_, at) => meets(range[at] ?? null, wanted))).reduce((sum, value) => sum + value, 0),
  AND: (ranges) => ranges.flat().every((value) => value !== false && value !== 0),
  OR: (ranges) => ranges.flat().some((value) => value === true || (typeof value === "number" && value !== 0)),
  ROUND: ([[value = 0] = [], [digits = 0] = []]) => round(numberOf(value), numberOf(digits)),
  ROUNDUP: ([[value = 0] = [], [digits = 0] = []]) =>
    Math.ceil(numberOf(value) * 10 ** numberOf(digits) - 1e-9) / 10 ** numberOf(digits),
};

const orders = Object.fromEntries(
  Object.entries(comparisons).map(([sign, holds]) => [sign, (a: Value, b: Value) => holds(compare(a, b))]),
);

/** The values of a cell or a range, row by row, such as B2 or Prices!$A$1:B9. */
function cellsOf(range: string, read: ReadCell): Value[] {
  const match = /^(?:'([^']+)'!)?\$?([A-Z])\$?(\d+)(?::\$?([A-Z])\$?(\d+))?$/.exec(range);
  const [, page = "", from = "A", top = "1", to = from, end = top] = match ?? [];
  const values: Value[] = [];
  for (let row = Number(top); row <= Number(end); row += 1)
    for (let column = from.charCodeAt(0) - 65; column <= to.charCodeAt(0) - 65; column += 1)
      values.push(read(page, column, row));
  return values;
}

/** The value of a formula. @throws Error when it says something that the worksheets do not use */
export function evaluate(formula: string, read: ReadCell): Value {
  const list = tokens(formula);
  let at = 0;
  const take = (text: string) => list[at]?.kind === "sign" && list[at]?.text === text && ++at > 0;
  const must = (text: string) => {
    if (!take(text)) throw new Error(`${formula}: ${text} is missing.`);
  };
  const one = (values: readonly Value[]) => values[0] ?? null;

  function call(name: string): Value {
    must("(");
    const parts: { from: number; values: Value[] }[] = [];
    do {
      const from = at;
      // Of an IF only the branch that is taken is worked out: the other may divide by nothing.
      const skipped =
        name === "IF" && parts.length > 0 && (parts.length === 1) !== Boolean(one(parts[0]?.values ?? []));
      if (skipped) skip();
      parts.push({ from, values: skipped ? [] : expression() });
    } while (take(","));
    must(")");
    if (name === "IF") return one(parts[one(parts[0]?.values ?? []) ? 1 : 2]?.values ?? []);
    const work = functions[name];
    if (!work) throw new Error(`${formula}: ${name} is not known.`);
    return work(parts.map(({ values }) => values));
  }

  function skip(): void {
    for (let depth = 0; at < list.length; at += 1) {
      const { kind, text } = list[at] ?? { kind: "sign", text: "" };
      if (kind !== "sign") continue;
      if (depth === 0 && (text === "," || text === ")")) return;
      if (text === "(") depth += 1;
      if (text === ")") depth -= 1;
    }
  }

  function atom(): Value[] {
    if (take("-")) return [-numberOf(one(atom()))];
    if (take("(")) {
      const inner = expression();
      must(")");
      return inner;
    }
    const token = list[at++];
    if (token?.kind === "number") return [Number(token.text)];
    if (token?.kind === "text") return [token.text];
    if (token?.kind === "cell") return cellsOf(token.text, read);
    if (token?.kind === "name") return [call(token.text)];
    throw new Error(`${formula}: something is missing.`);
  }

  function level(
    next: () => Value[],
    signs: Readonly<Record<string, (a: Value, b: Value) => Value>>,
  ): Value[] {
    let left = next();
    for (;;) {
      const sign = Object.keys(signs).find((text) => take(text));
      const work = sign && signs[sign];
      if (!work) return left;
      left = [work(one(left), one(next()))];
    }
  }

  const divide = (a: Value, b: Value) => {
    if (numberOf(b) === 0) throw new Error(`${formula}: divides by nothing.`);
    return numberOf(a) / numberOf(b);
  };
  const products = () => level(atom, { "*": (a, b) => numberOf(a) * numberOf(b), "/": divide });
  const sums = () =>
    level(products, { "+": (a, b) => numberOf(a) + numberOf(b), "-": (a, b) => numberOf(a) - numberOf(b) });
  const joined = () => level(sums, { "&": (a, b) => `${a ?? ""}${b ?? ""}` });
  function expression(): Value[] {
    return level(joined, orders);
  }
  const value = one(expression());
  if (at < list.length) throw new Error(`${formula}: something is left over.`);
  return value;
}
