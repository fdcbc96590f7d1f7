import type { Paper } from "../paper/paper.ts";

export const orderForm: Paper = {
  course: "whatsapp-selling",
  file: "order-slip.docx",
  title: "Order slip for chat orders",
  description:
    "One slip for each order: what was agreed, what was paid, who brings it. Print two to a customer’s parcel.",
  blocks: [
    {
      text: "Fill it while you chat and read the total back to the customer before you send the account. The example adds up: check it.",
    },
    { heading: "Example" },
    {
      columns: [
        { head: "Item", wide: 5 },
        { head: "How many", wide: 1.6, right: true },
        { head: "Price each", wide: 2, right: true },
        { head: "Amount", wide: 2, right: true },
      ],
      rows: [
        ["Rice, 25 kg", "2", "₦27,000", "₦54,000"],
        ["Groundnut oil, 3 litres", "1", "₦5,500", "₦5,500"],
        ["Delivery, Ariaria", "1", "₦1,500", "₦1,500"],
        ["**Together**", "", "", "**₦61,000**"],
      ],
      empty: 0,
    },
    { heading: "Order no. ________   Date ____________   Taken by ____________" },
    { ask: "Customer, and the name on the transfer", lines: 1 },
    { ask: "Street, landmark, number for the rider", lines: 2 },
    {
      columns: [
        { head: "Item, size, colour", wide: 5 },
        { head: "How many", wide: 1.6, right: true },
        { head: "Price each", wide: 2, right: true },
        { head: "Amount", wide: 2, right: true },
      ],
      rows: [],
      empty: 4,
    },
    {
      ticks: [
        "Customer wrote ‘correct’ under the total.",
        "The money is on our account. A picture of a transfer is not yet money.",
        "Packed and counted by two people. Names: ________________ and ________________",
        "Rider: ________________ left at ________ . Arrived at ________ .",
        "Asked next day whether all is well.",
      ],
    },
    { ask: "If something was wrong: what, and how we put it right", lines: 1 },
  ],
};
