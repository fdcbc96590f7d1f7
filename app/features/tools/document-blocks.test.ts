import { expect, test } from "vitest";
import { documentBlocks } from "./document-blocks.ts";

const kinds = (text: string) => documentBlocks(text).map(({ line: _, ...block }) => block);

test("a procedure has a title, headings, steps, points and paragraphs", () => {
  const text = `Procedure for cash: Supermarket

Purpose
This procedure is there so that cash agrees with the sales.

Before you start:
- the float has been counted
• the terminal prints

Steps

1. Count the float.
   Done by: cashier.
2) Enter every sale.

Keep the closing form.`;
  expect(kinds(text)).toEqual([
    { kind: "heading", text: "Procedure for cash: Supermarket" },
    { kind: "heading", text: "Purpose" },
    { kind: "paragraph", text: "This procedure is there so that cash agrees with the sales." },
    { kind: "heading", text: "Before you start" },
    { kind: "points", items: ["the float has been counted", "the terminal prints"] },
    { kind: "heading", text: "Steps" },
    { kind: "steps", items: ["Count the float. Done by: cashier.", "Enter every sale."] },
    { kind: "paragraph", text: "Keep the closing form." },
  ]);
});

test("no word is lost, whatever the text is like", () => {
  const odd =
    "one line only.\n\n   \n- \n12. twelve\n    and more\n\tmore still\nPlain\nplain again, without a stop\n•";
  const words = (text: string) => text.match(/[a-z]+/gi);
  const read = documentBlocks(odd).flatMap((block) => ("items" in block ? block.items : [block.text]));
  expect(words(read.join(" "))).toEqual(words(odd));
  expect(documentBlocks("")).toEqual([]);
});

test("steps under another heading are a list of their own", () => {
  const blocks = documentBlocks("A\n\n1. one\n\nB\n\n1. two");
  expect(blocks.map(({ kind }) => kind)).toEqual(["heading", "steps", "heading", "steps"]);
  expect(new Set(blocks.map(({ line }) => line)).size).toBe(4);
});
