import fc from "fast-check";
import { expect, test } from "vitest";
import { csvFile, csvMoment } from "./csv.ts";

const columns = [
  { heading: "Question", of: ({ question }: { question: string; count: number | null }) => question },
  { heading: "Count", of: ({ count }: { question: string; count: number | null }) => count },
];
const lines = (file: string) => file.replace("\uFEFF", "").split("\r\n");

test("a file has its BOM, its headings and CRLF line ends", () => {
  const file = csvFile(columns, [
    { question: "How much?", count: 3 },
    { question: 'She said "no", and\nleft', count: null },
    { question: "Ṣé ó wà? ₦5,000", count: -2 },
  ]);
  expect(new TextEncoder().encode(file).slice(0, 3)).toEqual(new Uint8Array([0xef, 0xbb, 0xbf]));
  expect(lines(file)).toEqual([
    "Question,Count",
    "How much?,3",
    '"She said ""no"", and\nleft",',
    '"Ṣé ó wà? ₦5,000",-2',
    "",
  ]);
  expect(lines(csvFile(columns, []))).toEqual(["Question,Count", ""]);
});

test.each([
  ['=HYPERLINK("http://x","y")', `"'=HYPERLINK(""http://x"",""y"")"`],
  ["+2348031234567", "'+2348031234567"],
  ["-1+cmd|' /C calc'!A0", "'-1+cmd|' /C calc'!A0"],
  ["@SUM(A1)", "'@SUM(A1)"],
  ["\t=1", "'\t=1"],
  ["\r=1", `"'\r=1"`],
  ["\n=1", `"'\n=1"`],
  ["＝1+1", "'＝1+1"],
  [";=1+1", ";'=1+1"],
  ["rice; +1", "rice; '+1"],
  ['rice;"=1+1"', `"rice;""'=1+1"""`],
  ["rice\t@SUM(A1)", "rice\t'@SUM(A1)"],
  ["rice\r=1", `"rice\r'=1"`],
  ["rice\n\n － 1", `"rice\n\n '－ 1"`],
  ["rice;;＝1", "rice;;'＝1"],
  ["  =1", "'  =1"],
  ["0803 = my number", "0803 = my number"],
])("%j cannot become a formula", (question, cell) => {
  const file = csvFile(columns.slice(0, 1), [{ question, count: 0 }]);
  expect(file).toBe(`\uFEFFQuestion\r\n${cell}\r\n`);
});

test("a moment is Lagos time, on any machine", () => {
  expect(csvMoment(new Date("2026-11-21T23:20:59Z"))).toBe("2026-11-22 00:20");
});

/** Text made of what could become a formula. */
const hostile = fc.string({
  unit: fc.constantFrom(..."=+-@＝＋－＠;,\t\r\n|；\"' a1(", "\u00a0", "é"),
  maxLength: 40,
});

test("no text begins a formula, whichever sign separates the cells", () => {
  fc.assert(
    fc.property(fc.array(hostile, { minLength: 1, maxLength: 3 }), (typed) => {
      // Stored texts have no outer spaces.
      const row = typed.map((text) => text.trim());
      const file = csvFile(
        row.map((_, at) => ({ heading: `${at}`, of: (cells: string[]) => cells[at] })),
        [row],
      );
      const written = file.slice(file.indexOf("\r\n") + 2, -2);
      for (const separator of [/[;\r\n]/, /[\t\r\n]/, /[|\r\n]/, /[；\r\n]/]) {
        for (const cell of written.split(separator)) expect(cell).not.toMatch(/^[\s"]*[=+\-@＝＋－＠]/);
      }
    }),
    { numRuns: process.env.TEST_FULL ? 20_000 : 500 },
  );
});

test("a cell after a semicolon, tab or line break gets the apostrophe that a plain expression finds, too", () => {
  const sign = "=+\\-@＝＋－＠﹦﹢﹣﹫";
  // Slow for long texts, which is why the code does without it.
  const later = new RegExp(`((?:[;|；｜]|(?<=\\S\\s*)[\\t\\r\\n])[\\s"]*)(?=[${sign}])`, "g");
  fc.assert(
    fc.property(hostile, (text) => {
      const question = `a${text}`;
      const [, cell = ""] = csvFile(columns.slice(0, 1), [{ question, count: 0 }]).split("Question\r\n");
      const read = cell.replace(/\r\n$/, "");
      const plain = read.startsWith('"') ? read.slice(1, -1).replaceAll('""', '"') : read;
      expect(plain).toBe(question.replace(later, "$1'"));
    }),
  );
});

test("a text of a hundred thousand line breaks, tabs or quotes is written at once", () => {
  for (const sign of ["\n", "\t", '"', "\n\t ", ';"'])
    for (const end of ["b", "=1"]) {
      const question = `a${sign.repeat(100_000)}${end}`;
      expect(csvFile(columns, [{ question, count: 0 }]).length).toBeGreaterThan(100_000);
    }
});
