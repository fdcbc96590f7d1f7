import type { Book } from "../sheet/sheet.ts";

export const deliveryPrices: Book = {
  course: "whatsapp-selling",
  file: "delivery-price-list.xlsx",
  title: "Delivery price list",
  description:
    "What the rider costs by area, what you charge, and whether delivery eats your profit over a month.",
  pages: [
    {
      name: "Areas",
      title: "Delivery price list",
      how: "Ask two riders for each area and write the usual price. If you charge less than the rider, the difference comes out of your goods: then it must be meant so.",
      lines: [
        { key: "packing", label: "Bag and tape for one parcel", kind: "naira", value: 150 },
        { key: "parcels", label: "Parcels a month", kind: "number", formula: "SUM({many*})" },
        { key: "paid", label: "Paid by customers", kind: "naira", formula: "SUM({came*})" },
        { key: "cost", label: "Riders and packing", kind: "naira", formula: "SUM({went*})" },
        { key: "left", label: "Left, or taken from your profit", kind: "naira", formula: "{paid}-{cost}" },
      ],
      columns: [
        { key: "area", head: "Area", wide: 26, kind: "text" },
        { key: "rider", head: "Rider takes", wide: 13, kind: "naira" },
        { key: "charge", head: "We charge", wide: 13, kind: "naira" },
        { key: "many", head: "Parcels a month", wide: 11, kind: "number" },
        {
          key: "each",
          head: "Difference each",
          wide: 13,
          kind: "naira",
          formula: "{charge}-{rider}-{packing}",
          when: "area",
        },
        {
          key: "came",
          head: "Customers paid",
          wide: 14,
          kind: "naira",
          formula: "{charge}*{many}",
          when: "area",
        },
        {
          key: "went",
          head: "It cost",
          wide: 14,
          kind: "naira",
          formula: "({rider}+{packing})*{many}",
          when: "area",
        },
      ],
      rows: [
        ["Ariaria", 1_200, 1_500, 18],
        ["Osisioma", 1_800, 2_000, 9],
        ["Umuahia (bus)", 2_500, 2_500, 4],
        ["Same street", 0, 0, 10],
      ],
      empty: 20,
      is: { parcels: 41, paid: 55_000, cost: 53_950, left: 1_050, "each@1": 150, "each@3": -150 },
    },
  ],
};
