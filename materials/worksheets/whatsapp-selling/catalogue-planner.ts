import type { Book } from "../sheet/sheet.ts";

export const cataloguePlanner: Book = {
  course: "whatsapp-selling",
  file: "catalogue-planner.xlsx",
  title: "Catalogue planner",
  description:
    "Every item with its text, picture, cost and price, so that you see what an item leaves before you show it.",
  pages: [
    {
      name: "Catalogue",
      title: "Catalogue planner",
      how: "Write what the item cost you with the way home. Picture and text: Yes or No. Put first what sells and leaves something. An item is ready when picture, text and price are there and there is stock.",
      lines: [
        {
          key: "least",
          label: "Least that an item must leave",
          kind: "percent",
          value: 0.1,
          note: "Of its price.",
        },
        { key: "items", label: "Items", kind: "number", formula: "COUNTA({item*})" },
        { key: "ready", label: "Ready to show", kind: "number", formula: 'COUNTIF({state*},"Show")' },
        {
          key: "low",
          label: "Leave too little",
          kind: "number",
          formula: 'COUNTIF({state*},"Look at the price")',
        },
        { key: "stock", label: "Stock at what it cost", kind: "naira", formula: "SUM({worth*})" },
      ],
      columns: [
        { key: "item", head: "Item with size", wide: 26, kind: "text" },
        { key: "cost", head: "It cost me", wide: 12, kind: "naira" },
        { key: "price", head: "Price", wide: 12, kind: "naira" },
        { key: "have", head: "In stock", wide: 9, kind: "number" },
        { key: "picture", head: "Picture?", wide: 10, kind: "text" },
        { key: "words", head: "Text?", wide: 10, kind: "text" },
        { key: "left", head: "Leaves", wide: 12, kind: "naira", formula: "{price}-{cost}", when: "item" },
        {
          key: "share",
          head: "Of the price",
          wide: 10,
          kind: "percent",
          formula: "IF({price}=0,0,{left}/{price})",
          when: "item",
        },
        {
          key: "worth",
          head: "Stock worth",
          wide: 13,
          kind: "naira",
          formula: "{cost}*{have}",
          when: "item",
        },
        {
          key: "state",
          head: "So",
          wide: 18,
          kind: "text",
          formula:
            'IF({share}<{least},"Look at the price",IF({have}=0,"Hide",IF(AND({picture}="Yes",{words}="Yes"),"Show","Finish it")))',
          when: "item",
        },
      ],
      rows: [
        ["Rice, 25 kg", 24_000, 27_000, 12, "Yes", "Yes"],
        ["Groundnut oil, 3 litres", 4_700, 5_500, 20, "Yes", "No"],
        ["Noodles, carton", 9_500, 10_500, 0, "Yes", "Yes"],
        ["Tin milk, carton", 30_000, 31_500, 6, "No", "No"],
      ],
      empty: 36,
      is: { items: 4, ready: 1, low: 2, stock: 562_000, "left@1": 3_000, "state@2": "Finish it" },
    },
  ],
};
