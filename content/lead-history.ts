import { dayWords } from "./day-words.ts";
import { tierName } from "./school.ts";

/** What was done with a lead, by the kind of the entry and its new value, which is empty where nothing is left. */
export const historyWords = {
  name: (now: string) => (now ? `Name: ${now}` : "Name removed"),
  phone: (now: string) => (now ? `Phone: ${now}` : "Phone number removed"),
  email: (now: string) => (now ? `Email: ${now}` : "Email removed"),
  stage: (now: string) => `Stage: ${now}`,
  lost_reason: (now: string) => (now ? `Reason: ${now}` : "Reason removed"),
  owner: (now: string) => `Owner: ${now}`,
  follow_up: (now: string) => (now ? `Follow up on ${dayWords(now)}` : "No follow-up day"),
  tags: (now: string) => (now ? `Tags: ${now}` : "No tags"),
  note: (now: string) => now,
  chat: () => "Opened the reply on WhatsApp",
  call: () => "Opened the call",
  /** Empty for an email that was opened here; else the tier that the site told the learner about. */
  mail: (now: string) => {
    const [tier = "", how] = now.split(":");
    if (!tier) return "Opened an email";
    return `Told by mail: ${tierName(tier)} ${how === "open" ? "is open" : "waits for an account"}`;
  },
  unanswered: () => "Not answered yet",
  /** The time in words; empty for a call that was cancelled. */
  slot: (now: string) => (now ? `Call moved to ${now}` : "Call cancelled"),
  tier: (now: string) => `Paid: ${tierName(now)}`,
  book_link: () => "Made a download link",
} as const;
