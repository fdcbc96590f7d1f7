import type { Book } from "../sheet/sheet.ts";

export const promptTest: Book = {
  course: "writing-good-prompts",
  file: "prompt-test.xlsx",
  title: "Test two prompts against each other",
  description:
    "Ask the same thing with two prompts, ten times each, give points for what matters and see which is better.",
  pages: [
    {
      name: "Test",
      title: "Test two prompts against each other",
      how: "Use the same ten real questions for A and B. Points: facts right 0–2, form kept 0–2, sounds like us 0–2. A wrong price gives 0 for the whole answer: write 0 in all three.",
      lines: [
        {
          key: "a",
          label: "Prompt A, of all possible points",
          kind: "percent",
          formula: "IF(COUNT({factA*})=0,0,(SUM({factA*})+SUM({formA*})+SUM({oursA*}))/(6*COUNT({factA*})))",
        },
        {
          key: "b",
          label: "Prompt B, of all possible points",
          kind: "percent",
          formula: "IF(COUNT({factB*})=0,0,(SUM({factB*})+SUM({formB*})+SUM({oursB*}))/(6*COUNT({factB*})))",
        },
        {
          key: "wrongA",
          label: "Answers of A with no fact right",
          kind: "number",
          formula: "COUNTIF({factA*},0)",
        },
        {
          key: "wrongB",
          label: "Answers of B with no fact right",
          kind: "number",
          formula: "COUNTIF({factB*},0)",
        },
        {
          key: "word",
          label: "So",
          kind: "text",
          formula:
            'IF({wrongA}<{wrongB},"Take A: fewer wrong facts",IF({wrongB}<{wrongA},"Take B: fewer wrong facts",IF({a}>={b},"Take A","Take B")))',
        },
      ],
      columns: [
        { key: "ask", head: "Question of a customer", wide: 36, kind: "text" },
        { key: "factA", head: "A: facts", wide: 9, kind: "number" },
        { key: "formA", head: "A: form", wide: 9, kind: "number" },
        { key: "oursA", head: "A: ours", wide: 9, kind: "number" },
        { key: "factB", head: "B: facts", wide: 9, kind: "number" },
        { key: "formB", head: "B: form", wide: 9, kind: "number" },
        { key: "oursB", head: "B: ours", wide: 9, kind: "number" },
        {
          key: "better",
          head: "Better",
          wide: 10,
          kind: "text",
          formula:
            'IF({factA}+{formA}+{oursA}>{factB}+{formB}+{oursB},"A",IF({factA}+{formA}+{oursA}<{factB}+{formB}+{oursB},"B","same"))',
          when: "ask",
        },
      ],
      rows: [
        ["How much is 6 yards?", 2, 1, 1, 2, 2, 1],
        ["Do you have it in green?", 0, 0, 0, 2, 2, 2],
        ["Last price?", 2, 2, 1, 1, 2, 2],
        ["Can you send it to Jos?", 2, 1, 2, 2, 2, 1],
      ],
      empty: 8,
      is: {
        a: 14 / 24,
        b: 21 / 24,
        wrongA: 1,
        wrongB: 0,
        word: "Take B: fewer wrong facts",
        "better@1": "B",
        "better@3": "same",
      },
    },
  ],
};
