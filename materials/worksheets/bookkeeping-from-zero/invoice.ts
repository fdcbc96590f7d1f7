import type { Paper } from "../paper/paper.ts";

export const invoice: Paper = {
  course: "bookkeeping-from-zero",
  file: "invoice-and-receipt.docx",
  title: "Invoice and receipt",
  description:
    "A plain invoice with a receipt under it. Put your own name at the top and keep a copy of each.",
  blocks: [
    {
      text: "Number them without gaps: 2026-001, 2026-002 … A number that is missing is a question that somebody asks later. If you are registered for VAT, add it as a line and ask your accountant for the rate of today.",
    },
    { heading: "INVOICE" },
    { text: "**From:** ______________________________   **No.:** ____________   **Date:** ____________" },
    { text: "**To:** ______________________________   **Pay until:** ____________" },
    {
      columns: [
        { head: "What", wide: 5 },
        { head: "How many", wide: 1.6, right: true },
        { head: "Price each", wide: 2, right: true },
        { head: "Amount", wide: 2, right: true },
      ],
      rows: [
        ["Gown, simple, with your cloth", "3", "₦13,500", "₦40,500"],
        ["Lining", "3", "₦1,500", "₦4,500"],
        ["less: deposit of 2 November", "", "", "− ₦20,000"],
        ["**To pay**", "", "", "**₦25,000**"],
      ],
      empty: 5,
    },
    {
      text: "**Account:** ______________________________ Please use the invoice number as the reason of the transfer.",
    },
    { heading: "RECEIPT" },
    { text: "**No.:** ____________   **Date:** ____________" },
    { text: "Received from ______________________________ for invoice no. ____________" },
    { text: "the sum of ₦ ______________ (in words: ____________________________________________ )" },
    { text: "by  ☐ cash   ☐ transfer   ☐ POS.   Still to pay: ₦ ______________" },
    { text: "Signature: ______________________________" },
    { heading: "Before it goes out" },
    {
      ticks: [
        "The amounts add up: how many × price each.",
        "The date until which to pay is a day, not ‘soon’.",
        "A copy is in the folder, and the debt in the debt list.",
      ],
    },
  ],
};
