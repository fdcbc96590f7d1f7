import type { WhatsAppAction } from "./flagships.ts";
import { freeCoursePrice, naira } from "./prices.ts";
import { site } from "./site.ts";

/** The offer to a visitor on a wide screen who is about to leave. */
export const exitOffer = {
  title: "Before you go…",
  text: `Take free course material with you, valued at ${naira(freeCoursePrice.usual)}. It is in PowerPoint format. You may keep it and use it with your staff.`,
  usualLabel: "Valued at",
  usualPrice: naira(freeCoursePrice.usual),
  nowLabel: "For you",
  price: naira(freeCoursePrice.now),
  download: { label: "Download free course material", href: "/free-courses" },
  chat: {
    label: "Chat on WhatsApp",
    line: "concierge",
    message: `Hello ${site.conciergeName}, I was on your website. My question is: `,
  } satisfies WhatsAppAction,
} as const;
