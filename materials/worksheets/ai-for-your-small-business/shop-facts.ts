import type { Paper } from "../paper/paper.ts";

export const shopFacts: Paper = {
  course: "ai-for-your-small-business",
  file: "shop-facts-sheet.docx",
  title: "Facts about my shop, ready to paste",
  description:
    "Fill it once. Paste it before any request, so that the tool writes about your shop and invents nothing.",
  blocks: [
    {
      text: "A tool that does not know your prices makes some up. Write only what anybody in the street may know: no account numbers, no customers’ names, no passwords.",
    },
    { heading: "The shop" },
    {
      ask: "Name, what we sell, and to whom",
      example: "Adaeze Provisions. Rice, oil, noodles and drinks, to families and small restaurants.",
      lines: 2,
    },
    {
      ask: "Where, with a landmark",
      example: "12 Faulks Road, Aba, opposite the filling station.",
      lines: 1,
    },
    { ask: "Open when", example: "Monday to Saturday, 8 to 7. Closed on Sunday.", lines: 1 },
    { ask: "How to pay", example: "Cash, transfer, POS. Goods leave when the money is seen.", lines: 1 },
    {
      ask: "Delivery: where to, what it costs, how long",
      example: "Aba township, ₦1,500, same day if paid before 2.",
      lines: 2,
    },
    { heading: "What we sell most" },
    {
      columns: [
        { head: "Item", wide: 4 },
        { head: "Size", wide: 2 },
        { head: "Price", wide: 2, right: true },
        { head: "What people ask about it", wide: 4 },
      ],
      rows: [
        ["Parboiled rice", "50 kg bag", "₦52,000", "Is it stone free?"],
        ["Groundnut oil", "3 litres", "₦5,500", "Which brand?"],
      ],
      empty: 8,
    },
    { heading: "How we speak" },
    { ask: "Three words for our manner", example: "Friendly, short, no big grammar.", lines: 1 },
    { ask: "Words we never use", example: "‘Dear valued customer’. ‘Last price’.", lines: 1 },
    { heading: "What we do not do" },
    {
      ask: "Say this plainly, or the tool will promise it",
      example: "No credit. No home delivery outside Aba. No return of opened oil.",
      lines: 3,
    },
    { heading: "How to paste it" },
    {
      when: "Put this line above your facts",
      copy: "Use only the facts below. If something is not there, write [ask the shop] and do not guess.",
    },
    { text: "Date of the last price check: ____________________ Check it again every month." },
  ],
};
