import { expect, test } from "vitest";
import { documentBlocks } from "./document-blocks.ts";

const read = (text: string) => documentBlocks(text).map(({ line: _, ...block }) => block);

test("a procedure has a title, headings, steps, points and plain lines", () => {
  const text = `Supermarket: procedure for cash
Department: Cashiers
Version: 1, [date]
Approved by: [name]

What this procedure is for
This procedure is there so that cash agrees with the sales.
It is for somebody who begins today.

What you need
The till.
A note checker.
The receipt book.

Before you start:
- the float has been counted
• the terminal prints

Step by step
1. Count the float.
Who: cashier; record: the form.
2) Enter every sale.
   Who: cashier.

Signed by [name]`;
  expect(read(text)).toEqual([
    { kind: "heading", text: "Supermarket: procedure for cash" },
    { kind: "lines", items: ["Department: Cashiers", "Version: 1, [date]", "Approved by: [name]"] },
    { kind: "heading", text: "What this procedure is for" },
    {
      kind: "lines",
      items: [
        "This procedure is there so that cash agrees with the sales.",
        "It is for somebody who begins today.",
      ],
    },
    { kind: "heading", text: "What you need" },
    { kind: "points", items: ["The till.", "A note checker.", "The receipt book."] },
    { kind: "heading", text: "Before you start" },
    { kind: "points", items: ["the float has been counted", "the terminal prints"] },
    { kind: "heading", text: "Step by step" },
    {
      kind: "steps",
      items: ["Count the float.\nWho: cashier; record: the form.", "Enter every sale.\nWho: cashier."],
    },
    { kind: "lines", items: ["Signed by [name]"] },
  ]);
});

test("a model's text without blank lines is understood as well", () => {
  expect(read("Till\nSteps:\n1. one\n2. two\nRecords\n- the form").map(({ kind }) => kind)).toEqual([
    "heading",
    "heading",
    "steps",
    "heading",
    "points",
  ]);
});

test("a line that introduces a list is no title", () => {
  expect(
    read("The list of a modest beginning:\n- A scale: ₦150,000\n- Hoses\n  of rubber\nPrices move."),
  ).toEqual([
    { kind: "lines", items: ["The list of a modest beginning:"] },
    { kind: "points", items: ["A scale: ₦150,000", "Hoses\nof rubber"] },
    { kind: "lines", items: ["Prices move."] },
  ]);
});

test("a text between two steps belongs to the first", () => {
  expect(read("1. Count\nby the cashier\n2. Sign\n\nRecords\n1. the form")).toEqual([
    { kind: "steps", items: ["Count\nby the cashier", "Sign"] },
    { kind: "heading", text: "Records" },
    { kind: "steps", items: ["the form"] },
  ]);
});

test("no word is lost, whatever the text", () => {
  const odd =
    "one line only.\n\n   \n- \n12. twelve\n    and more\n\tmore still\nPlain\nplain again, without a stop\n•";
  const words = (text: string) => text.match(/[a-z]+/gi);
  const all = documentBlocks(odd).flatMap((block) => ("items" in block ? block.items : [block.text]));
  expect(words(all.join(" "))).toEqual(words(odd));
  expect(documentBlocks("")).toEqual([]);
});

test("steps under another heading are a separate list", () => {
  const blocks = documentBlocks("A\n\n1. one\n\nB\n\n1. two");
  expect(blocks.map(({ kind }) => kind)).toEqual(["heading", "steps", "heading", "steps"]);
  expect(new Set(blocks.map(({ line }) => line)).size).toBe(4);
});
