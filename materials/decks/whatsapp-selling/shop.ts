/** The shop of the worked examples: children's shoes in Aba, sold on WhatsApp. */
export const shop = {
  name: "Ngozi Kids Shoes",
  /** A pair of school sandals, and what a rider takes within Aba. */
  pair: 12_000,
  delivery: 2_500,
  /** One week of chats. */
  asked: 120,
  answered: 60,
  agreed: 24,
  paid: 15,
  /** How many of the quiet ones came back after follow-up. */
  returned: 5,
} as const;
