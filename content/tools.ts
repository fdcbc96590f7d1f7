export const toolCategories = ["Branding", "Marketing", "Content", "Strategy", "Operations", "AI"] as const;

export type ToolCategory = (typeof toolCategories)[number];

/** One labelled part of an example: input or output. */
export interface ExamplePart {
  readonly label: string;
  readonly lines: readonly string[];
}

interface Card {
  /** The last part of its address. */
  readonly slug: string;
  readonly title: string;
  readonly description: string;
  /** When to use it, or what to watch out for. */
  readonly useWhen: string;
  readonly category: ToolCategory;
  /** Strokes of its icon in a field of 24 × 24. */
  readonly icon: string;
  /** The button that requests it on WhatsApp. */
  readonly askLabel: string;
  /** What a visitor may put in. A tool that writes shows its own answer to it; the practice bot has one here. */
  readonly example: { readonly input: readonly ExamplePart[]; readonly output?: readonly ExamplePart[] };
}

const cards = [
  {
    slug: "business-name-generator",
    title: "Business Name Generator",
    description: "Describe what you do and get a list of names to choose from.",
    useWhen: "Check the name you like at the Corporate Affairs Commission before you print it.",
    category: "Branding",
    icon: "M4 4h8l8 8-8 8-8-8ZM8 8v.5M9.5 13.5l3-3m0 5 3-3",
    askLabel: "Get names on WhatsApp",
    example: {
      input: [
        {
          label: "What the business is about",
          lines: ["I sell smoked catfish and crayfish in clean packs to families in Ibadan."],
        },
      ],
    },
  },
  {
    slug: "marketing-generator",
    title: "Marketing Content Generator",
    description: "An Instagram caption, an advert headline and a WhatsApp message for one offer.",
    useWhen: "Use it to say the same thing in three places without writing it three times.",
    category: "Marketing",
    icon: "M4 10v4h3l10 5V5L7 10Zm3 4v5h3v-3.5M20 10.5v3",
    askLabel: "Get marketing texts on WhatsApp",
    example: {
      input: [
        { label: "Business type", lines: ["Home cleaning service"] },
        { label: "Offer", lines: ["Deep cleaning of a whole flat in one day"] },
        { label: "Target audience", lines: ["Working couples in Abuja"] },
      ],
    },
  },
  {
    slug: "product-description",
    title: "Product Description Generator",
    description: "A description for your shop, selling points and one advert line.",
    useWhen: "Use it for a catalogue, an online shop or a status post.",
    category: "Content",
    icon: "m12 3 8 4v10l-8 4-8-4V7Zm0 9 8-5m-8 5v9m0-9L4 7m11 9 2.5-1.3",
    askLabel: "Get a description on WhatsApp",
    example: {
      input: [
        { label: "Product name", lines: ["Aba leather work shoes"] },
        {
          label: "Features and benefits",
          lines: ["Real leather, stitched sole, black or brown, can be repaired by any shoemaker"],
        },
      ],
    },
  },
  {
    slug: "idea-evaluator",
    title: "Business Idea Evaluator",
    description: "The strengths and risks of an idea, the capital it needs and how it can make money.",
    useWhen: "Use it before you spend. It does not replace asking people who would buy.",
    category: "Strategy",
    icon: "M9 17a6.5 6.5 0 1 1 6 0v2H9Zm0 2v2h6v-2M10 11l2 2 2-2m-2 2v4",
    askLabel: "Get my idea evaluated on WhatsApp",
    example: {
      input: [
        {
          label: "Business idea",
          lines: ["A mobile van that fills cooking gas at people’s houses in Port Harcourt."],
        },
      ],
    },
  },
  {
    slug: "sop-writer",
    title: "Mini SOP Writer",
    description: "A short written procedure that a new member of staff can follow.",
    useWhen: "Use it for work that goes wrong when one particular person is absent.",
    category: "Operations",
    icon: "M6 4h12v17H6Zm3-1h6v3H9Zm0 8 1 1 2-2m2 .5h1M9 16l1 1 2-2m2 .5h1",
    askLabel: "Get a procedure on WhatsApp",
    example: {
      input: [
        { label: "Company type", lines: ["Supermarket"] },
        { label: "Department", lines: ["Cashiers"] },
      ],
    },
  },
  {
    slug: "bot-playground",
    title: "Bot Playground",
    description: "See how a business assistant replies, with the personality you choose.",
    useWhen: "Use it to hear how an assistant would sound to your customers before you pay for one.",
    category: "AI",
    icon: "M4 4h11v8H9l-3 3v-3H4Zm14 5h2v9h-2v3l-3-3h-5v-2.5M7.5 8v.1M11.5 8v.1",
    askLabel: "Get a bot’s reply on WhatsApp",
    example: {
      input: [
        { label: "Personality", lines: ["Customer service"] },
        { label: "Message", lines: ["My order has not come and you people said yesterday."] },
      ],
      output: [
        {
          label: "The bot’s reply",
          lines: [
            "I am sorry. We promised it for yesterday and it did not come. Please send me the order number or the phone number you ordered with, so that I can check with dispatch and tell you the new time.",
          ],
        },
      ],
    },
  },
  {
    slug: "growth-strategy",
    title: "Growth Strategy Generator",
    description: "For one goal: what to automate, which campaigns to run and which system would help.",
    useWhen: "Give it one goal. Two goals give a vague plan.",
    category: "Strategy",
    icon: "M12 21v-9m0 3c0-4-3-6-7-6 0 4 3 6 7 6Zm0-3c0-4 3-7 7-7 0 4-3 7-7 7M7 21h10",
    askLabel: "Get a growth plan on WhatsApp",
    example: {
      input: [
        { label: "Industry", lines: ["Hair salon"] },
        { label: "Monthly revenue", lines: ["900k in a good month"] },
        { label: "Business goal", lines: ["Fill the empty chairs from Monday to Wednesday"] },
      ],
    },
  },
  {
    slug: "faq-generator",
    title: "FAQ Generator",
    description: "Questions customers ask, with answers, and a version that a bot can use.",
    useWhen: "Use it for the answers you are tired of typing.",
    category: "Content",
    icon: "M4 4h16v12h-8l-4 4v-4H4Zm6 4a2 2 0 1 1 2.5 2c-.4.2-.5.5-.5 1m0 2v.1",
    askLabel: "Get an FAQ on WhatsApp",
    example: {
      input: [{ label: "Product or service", lines: ["Solar panel installation"] }],
    },
  },
  {
    slug: "landing-copy",
    title: "Landing Page Copy Generator",
    description: "A headline, a subheadline, benefits and a closing line for one page.",
    useWhen: "Use it for a page that sells one thing to one kind of person.",
    category: "Marketing",
    icon: "M3 5h18v14H3Zm0 4h18M6 7v.1M9 7v.1M7 12h6m-6 3h4m5-3h2v4h-2Z",
    askLabel: "Get page copy on WhatsApp",
    example: {
      input: [
        { label: "Business name", lines: ["Zuma Tutors"] },
        { label: "Target audience", lines: ["Parents of children writing WAEC"] },
        { label: "Core offer", lines: ["Evening lessons at home in mathematics and English"] },
      ],
    },
  },
] as const satisfies readonly Card[];

export type ToolSlug = (typeof cards)[number]["slug"];

export interface ToolCard extends Card {
  readonly slug: ToolSlug;
  readonly path: `/tools/${ToolSlug}`;
}

export const tools: readonly ToolCard[] = cards.map((card) => ({
  ...card,
  path: `/tools/${card.slug}` as const,
}));
