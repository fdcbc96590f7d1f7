import { site } from "./site.ts";

/** The next steps that the concierge can suggest: their address and button label. */
export const conciergeActions = {
  book_consultation: { label: "Book a call", href: "/#appointment" },
  explore_tools: { label: "Explore the free tools", href: "/tools" },
  try_tools: { label: "Try a free tool", href: "/tools" },
  view_courses: { label: `See ${site.school}`, href: "/video-courses" },
  watch_videos: { label: "See the video courses", href: "/video-courses" },
  download_courses: { label: "Get the free courses", href: "/free-courses" },
  try_demos: { label: "See the demos", href: "/business-apps" },
  get_quote: { label: "Get a quote", href: "/#contact" },
  see_systems: { label: "See the enterprise systems", href: "/ai-enterprise-systems" },
  see_packages: { label: "See the WhatsApp packages", href: "/whatsapp-ai-packages" },
  browse_store: { label: "Browse the ebooks", href: "/#store" },
  read_blog: { label: "Read the blog", href: "/blog" },
  apply_consultant: { label: "Apply as a consultant", href: "/recruitment/apply" },
  /** Opens WhatsApp with the question already written; the answer has the address. */
  chat_whatsapp: { label: "Chat on WhatsApp", href: "/#contact" },
} as const satisfies Readonly<Record<string, { label: string; href: string }>>;

export type ConciergeAction = keyof typeof conciergeActions;

/** The WhatsApp button's message: it has the question, so that nobody has to repeat it. */
export const conciergeMessage = {
  intro: `Good day. I was chatting with ${site.conciergeName} on your website and I would like to talk to a person.`,
  asked: "I asked",
  page: "I was on",
} as const;
