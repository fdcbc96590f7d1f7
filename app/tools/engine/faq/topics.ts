import type { Question } from "#content/trades/types.ts";

/** The topic of a question, so that nothing is asked twice in other words. */
export type Topic =
  | "price"
  | "order"
  | "delivery"
  | "time"
  | "payment"
  | "deposit"
  | "returns"
  | "place"
  | "hours"
  | "registration"
  | "discount"
  | "smallest"
  | "proof";

const patterns: readonly (readonly [topic: Topic, question: RegExp])[] = [
  ["deposit", /deposit|in parts|in stages|bit by bit|pay first|pay before/i],
  ["payment", /\bhow (?:can|do|does|shops?)\b.*\bpay\b|how do shops pay/i],
  ["smallest", /smallest|minimum/i],
  ["discount", /discount|reseller|wholesale/i],
  [
    "delivery",
    /deliver|home service|come to (?:the|our|my|me)|house\?|outside the (?:city|state)|to other states|which areas/i,
  ],
  ["order", /\bhow (?:do|can) (?:i|we) (?:order|book|begin)|need to book|need an appointment/i],
  [
    "returns",
    /return|exchange|refund|not satisfied|does not fit|something breaks|broken|fault|warranty|guarantee/i,
  ],
  ["hours", /when are you open|what time do you open|open and close|on sundays?\?|check-in/i],
  ["place", /^where (?:are you|is|can (?:we|i) (?:meet|see)|do (?:i|you))|come to the office/i],
  ["registration", /registered|licensed|NAFDAC|approved|insured/i],
  [
    "time",
    /how long (?:does|will|is) (?:it|installation|the course|my)|how soon|when (?:will|do) (?:they|it|i get|my)/i,
  ],
  ["price", /how much (?!weight|luggage|does one|should)|what are your charges|what is your fee|price/i],
];

export function topicOf({ question }: Pick<Question, "question">): Topic | undefined {
  return patterns.find(([, pattern]) => pattern.test(question))?.[0];
}
