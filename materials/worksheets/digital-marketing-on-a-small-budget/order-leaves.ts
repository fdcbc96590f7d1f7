import type { Book } from "../sheet/sheet.ts";

export const orderLeaves: Book = {
  course: "digital-marketing-on-a-small-budget",
  file: "what-one-order-leaves.xlsx",
  title: "What one order earns",
  description: "Price less goods, packing, delivery and fees, for each item: the figure behind every advert.",
  pages: [
    {
      name: "Orders",
      title: "What one order earns",
      how: "An order is what one customer usually takes at once, not one piece. Fees: what POS or a transfer costs you. From every ten orders some come back; their goods are lost or must be sent again.",
      lines: [
        { key: "back", label: "Of 10 orders, how many come back?", kind: "number", value: 1 },
        { key: "share", label: "Share of what is left for adverts", kind: "percent", value: 0.5 },
      ],
      columns: [
        { key: "order", head: "Usual order", wide: 28, kind: "text" },
        { key: "price", head: "Customer pays", wide: 13, kind: "naira" },
        { key: "goods", head: "Goods cost me", wide: 13, kind: "naira" },
        { key: "packing", head: "Packing", wide: 11, kind: "naira" },
        { key: "rider", head: "Delivery I pay", wide: 12, kind: "naira" },
        { key: "fee", head: "Fees", wide: 10, kind: "naira" },
        {
          key: "left",
          head: "Leaves, if all is well",
          wide: 13,
          kind: "naira",
          formula: "{price}-{goods}-{packing}-{rider}-{fee}",
          when: "order",
        },
        {
          key: "real",
          head: "Leaves in truth",
          wide: 13,
          kind: "naira",
          formula: "({left}*(10-{back})-({packing}+2*{rider})*{back})/10",
          when: "order",
        },
        {
          key: "limit",
          head: "Most for one order by advert",
          wide: 15,
          kind: "naira",
          formula: "MAX(0,ROUND({real}*{share},0))",
          when: "order",
        },
      ],
      rows: [
        ["2 school bags", 17_000, 11_000, 300, 1_200, 100],
        ["1 school bag", 8_500, 5_500, 200, 1_200, 50],
        ["1 phone case", 2_500, 1_600, 100, 700, 50],
      ],
      empty: 20,
      is: {
        "left@1": 4_400,
        "real@1": 3_690,
        "limit@1": 1_845,
        "left@2": 1_550,
        "real@2": 1_135,
        "limit@2": 568,
        "left@3": 50,
        "real@3": -105,
        "limit@3": 0,
      },
    },
  ],
};
