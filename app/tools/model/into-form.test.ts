import { expect, test } from "vitest";
import { z } from "zod";
import { intoForm, shapeOf } from "./into-form.ts";

const form = z.object({
  title: z.string().trim().min(1).max(60),
  lines: z.array(z.string().trim().min(1).max(40)).min(2).max(3),
  names: z.array(z.object({ name: z.string().max(20), why: z.string().max(60) })),
});
const brought = (value: Record<string, unknown>) => intoForm(value, shapeOf(form));

test("values that fit do not change", () => {
  const value = {
    title: "A title, 24/7",
    lines: ["2 in 1", "– no, - yes"],
    names: [{ name: "Oja", why: "Market." }],
  };
  expect(brought(value)).toEqual({ ...value, lines: ["2 in 1", "no, - yes"] });
});

test("texts lose Markdown, bullets and invisible characters", () => {
  expect(brought({ title: "## **A** title\u0000", lines: ["- one", "2. two", "• **three**"] })).toMatchObject(
    {
      title: "A title",
      lines: ["one", "two", "three"],
    },
  );
});

test("other types become texts and lists if possible", () => {
  expect(brought({ title: ["one", "two"], lines: "one\n\ntwo" })).toMatchObject({
    title: "one\ntwo",
    lines: ["one", "two"],
  });
  expect(brought({ title: 7, lines: [{ point: "One", text: "is first" }, 2] })).toMatchObject({
    title: "7",
    lines: ["One: is first", "2"],
  });
});

test("a text that is too long is cut after a sentence, or else after a word", () => {
  const { title, lines } = brought({
    title: "This is a sentence of some length. And this is another one of them.",
    lines: ["several words without any end that go on and on"],
  });
  expect(title).toBe("This is a sentence of some length.");
  expect(lines).toEqual(["several words without any end that go"]);
});

test("empty, repeated and surplus entries are dropped", () => {
  expect(brought({ lines: ["", "one", null, "One", "two", " ", "three", "four"] })).toMatchObject({
    lines: ["one", "two", "three"],
  });
});

test("objects that lack a field are dropped, and so are null values", () => {
  const names = [{ name: "Oja", why: "Market." }, { name: "Alone" }, "Odo", { name: "", why: "Empty." }];
  expect(brought({ title: " ", names, other: "x" })).toEqual({
    lines: [],
    names: [{ name: "Oja", why: "Market." }],
  });
});
