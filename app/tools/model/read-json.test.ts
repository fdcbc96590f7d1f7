import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { cpuTime } from "#tests/support/cpu-time.ts";
import { readJson } from "./read-json.ts";

const read = (text: string) => readJson(text, ["a", "b"]);

/** Any JSON value except null, because no field may be null. */
const anyValue = fc.letrec((tie) => ({
  value: fc.oneof(
    { depthSize: "small" },
    fc.string({ unit: "binary" }),
    fc.integer(),
    fc.array(tie("value"), { maxLength: 4 }),
    fc.dictionary(fc.string(), tie("value"), { maxKeys: 4 }),
  ),
})).value;

test("valid JSON is parsed as JSON.parse does", () => {
  fc.assert(
    fc.property(anyValue, fc.boolean(), (value, pretty) => {
      const object = { a: value, b: "end" };
      expect(read(JSON.stringify(object, null, pretty ? 2 : undefined))).toEqual(
        JSON.parse(JSON.stringify(object)),
      );
    }),
  );
});

test("however it is cut off, parsing ends and finds the beginnings of what was there", () => {
  fc.assert(
    fc.property(fc.string({ unit: "binary" }), fc.array(fc.string()), fc.nat(400), (text, list, cut) => {
      const found = read(JSON.stringify({ a: text, b: list }).slice(0, cut)) ?? {};
      if (typeof found.a === "string") expect(text.startsWith(found.a.replace(/\\?$/, ""))).toBe(true);
      if (Array.isArray(found.b)) expect(found.b.length).toBeLessThanOrEqual(list.length);
    }),
  );
});

test("any text is parsed to its end", () => {
  fc.assert(
    fc.property(
      fc.string({ unit: fc.constantFrom(..."{}[]\"':,ab\\ \n`"), maxLength: 300 }),
      (text) => void read(text),
    ),
  );
});

describe("what models do to JSON", () => {
  const cases: [what: string, text: string, value: unknown][] = [
    [
      "single quotes with apostrophes",
      "{'a': 'the boy's shop', 'b': 'it's open'}",
      { a: "the boy's shop", b: "it's open" },
    ],
    ["curly quotes", "{“a”: “one “fine” day”, “b”: ‘two’}", { a: "one “fine” day", b: "two" }],
    [
      "quotes inside texts",
      '{"a": "She said "come in", and we did", "b": "x"}',
      { a: 'She said "come in", and we did', b: "x" },
    ],
    ["line ends inside texts", '{"a": "one\ntwo"}', { a: "one\ntwo" }],
    ["keys without quotes", '{a: "one", b: 2}', { a: "one", b: 2 }],
    ["texts without quotes", "{a: one day, b: true}", { a: "one day", b: "true" }],
    ["commas too many", '{"a": ["one",, "two",],}', { a: ["one", "two"] }],
    ["commas too few", '{"a": ["one"\n"two"]\n"b": "x"}', { a: ["one", "two"], b: "x" }],
    ["comments", '{"a": "one", // the first\n /* then */ "b": "two"}', { a: "one", b: "two" }],
    ["escapes that JSON lacks", '{"a": "it\\\'s \\u20a6 \\x"}', { a: "it's ₦ x" }],
    ["null", '{"a": null, "b": "x"}', { b: "x" }],
    [
      "a name of JavaScript's own",
      '{"__proto__": {"a": 1}, "b": "x"}',
      JSON.parse('{"__proto__": {"a": 1}, "b": "x"}'),
    ],
  ];
  test.each(cases)("%s", (_, text, value) => {
    expect(read(text)).toEqual(value);
  });

  test("a text that is cut off keeps its whole sentences and entries", () => {
    expect(read('{"a": "One is done. Two is not qui')).toEqual({ a: "One is done." });
    expect(read('{"a": ["One", "Two", "Thr')).toEqual({ a: ["One", "Two", ""] });
    expect(read('{"a": "1. Stop.\\n2. Count the ca')).toEqual({ a: "1. Stop." });
  });

  test.each([
    ["brackets", "{".repeat(70_000)],
    ["lists", `{"a":${"[".repeat(70_000)}`],
    ["texts that never end", '{"a":"'.repeat(12_000)],
    ["quotes", `{"a":"${'" '.repeat(35_000)}`],
  ])("70,000 %s take less than a second", async (_, text) => {
    expect(await cpuTime(() => read(text))).toBeLessThan(1_000);
  });
});
