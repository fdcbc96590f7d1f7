import { describe, expect, test } from "vitest";
import { toolForms } from "#content/tool-forms.ts";
import { answerText, listOf, namesOf, partText, questionsOf, textOf } from "./read-written.ts";

const faq = toolForms["faq-generator"];
const names = toolForms["business-name-generator"];

describe("an answer that is only partly written", () => {
  test("is read as far as it goes", () => {
    const [questions] = faq.parts;
    if (!questions) throw new Error("no part");
    expect(questionsOf({ faqQuestions: ["One?", "Two?"], faqAnswers: ["Yes."] }, questions)).toEqual([
      { question: "One?", answer: "Yes." },
      { question: "Two?", answer: "" },
    ]);
    expect(namesOf({ names: [{ name: "Eja" }, {}, null, "x", { why: "So." }] }, "names")).toEqual([
      { name: "Eja", why: "", handle: "" },
    ]);
    expect(listOf({ list: ["a", null, "", 3, "b"] }, "list")).toEqual(["a", "b"]);
  });

  test("gives nothing for a value of the wrong kind", () => {
    for (const value of [undefined, null, 3, {}, [[]], true]) {
      expect(textOf({ part: value }, "part")).toBe("");
      expect(listOf({ part: value }, "part")).toEqual([]);
      expect(namesOf({ part: value }, "part")).toEqual([]);
    }
  });
});

test("an answer becomes one text with its labels", () => {
  const written = {
    faqQuestions: ["Can it carry my freezer?"],
    faqAnswers: ["Send a photo."],
    botReadyFormat: "Q: Can it?\nA: Send.",
  };
  expect(answerText(faq, written)).toBe(
    "Questions and answers\n\nCan it carry my freezer?\nSend a photo.\n\n\nFor a bot\n\nQ: Can it?\nA: Send.",
  );
  const [part] = names.parts;
  if (!part) throw new Error("no part");
  const one = { names: [{ name: "Eja Pack", why: "Eja is Yoruba for fish.", handle: "ejapack" }] };
  expect(partText(part, one)).toBe("Eja Pack (@ejapack)\nEja is Yoruba for fish.");
  expect(answerText(names, one)).toBe(partText(part, one));
  const [, points] = toolForms["product-description"].parts;
  if (!points) throw new Error("no part");
  expect(partText(points, { sellingPoints: ["Strong", "Black"] })).toBe("- Strong\n- Black");
});
