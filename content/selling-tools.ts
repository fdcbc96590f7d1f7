import { fillInAll, type Tool } from "./tool-parts.ts";

/** The tools that write what customers read: names, adverts, descriptions, questions and answers. */
export const sellingTools = {
  "business-name-generator": {
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
    form: {
      call: "generate-business-names",
      fields: [
        {
          name: "businessDescription",
          label: "Description",
          kind: "text",
          hint: "What you sell or do, for whom and where.",
          placeholder: "For example: I bake small chops for offices in Yaba.",
        },
      ],
      emptyMessage: "Please describe what your business is about.",
      submitLabel: "Generate names",
      failed: "Failed to generate business names. Please try again.",
      done: "Your names are ready",
      resultHeading: "Your business names",
      parts: [{ field: "names", label: "Names", kind: "names" }],
    },
  },
  "marketing-generator": {
    title: "Marketing Content Generator",
    description: "An Instagram caption, an advert headline and a WhatsApp message for one offer.",
    useWhen: "Use it to say the same thing in three places without writing it three times.",
    category: "Marketing",
    icon: "M4 10v4h3l10 5V5L7 10Zm3 4v5h3v-3.5M20 10.5v3",
    askLabel: "Get marketing texts on WhatsApp",
    example: {
      input: [
        { label: "Business type", lines: ["Home cleaning service"] },
        { label: "Offer", lines: ["Deep cleaning of a whole flat in one day, from 25k"] },
        { label: "Target audience", lines: ["Working couples in Abuja"] },
      ],
    },
    form: {
      call: "generate-marketing-content",
      fields: [
        { name: "businessType", label: "Business type", kind: "line", placeholder: "Home cleaning service" },
        {
          name: "offer",
          label: "Offer",
          kind: "long",
          hint: "What people get, with the price and the dates if there are any.",
        },
        {
          name: "targetAudience",
          label: "Target audience",
          kind: "line",
          placeholder: "Working couples in Abuja",
        },
      ],
      hasTone: true,
      hasLength: true,
      emptyMessage: fillInAll,
      submitLabel: "Generate content",
      failed: "Failed to generate content. Please try again.",
      done: "Your marketing content is ready",
      resultHeading: "Your marketing content",
      parts: [
        { field: "instagramCaption", label: "Instagram caption", kind: "text", look: "post" },
        { field: "adHeadline", label: "Advert headline", kind: "text" },
        { field: "whatsappMessage", label: "WhatsApp message", kind: "text", look: "chat" },
      ],
    },
  },
  "product-description": {
    title: "Product Description Generator",
    description: "A product description, selling points and one advert line.",
    useWhen: "Use it for a catalogue, an online shop or a status post.",
    category: "Content",
    icon: "m12 3 8 4v10l-8 4-8-4V7Zm0 9 8-5m-8 5v9m0-9L4 7m11 9 2.5-1.3",
    askLabel: "Get a description on WhatsApp",
    example: {
      input: [
        { label: "Product name", lines: ["Aba leather work shoes"] },
        {
          label: "Features and benefits",
          lines: ["Real leather with a stitched sole. Black or brown. Any shoemaker can repair them."],
        },
      ],
    },
    form: {
      call: "generate-product-description",
      fields: [
        { name: "productName", label: "Product name", kind: "line", placeholder: "Aba leather work shoes" },
        {
          name: "featuresBenefits",
          label: "Features and benefits",
          kind: "long",
          hint: "What it is made of, what it does, sizes, colours, price.",
        },
      ],
      hasTone: true,
      hasLength: true,
      emptyMessage: fillInAll,
      submitLabel: "Generate description",
      failed: "Failed to generate content. Please try again.",
      done: "Your product description is ready",
      resultHeading: "Your product description",
      parts: [
        { field: "ecommerceDescription", label: "Shop description", kind: "text" },
        { field: "sellingPoints", label: "Selling points", kind: "list" },
        { field: "adLine", label: "Advert line", kind: "text" },
      ],
    },
  },
  "faq-generator": {
    title: "FAQ Generator",
    description: "Your customers’ questions with answers, plus a version that a bot can use.",
    useWhen: "Use it for the answers you are tired of typing.",
    category: "Content",
    icon: "M4 4h16v12h-8l-4 4v-4H4Zm6 4a2 2 0 1 1 2.5 2c-.4.2-.5.5-.5 1m0 2v.1",
    askLabel: "Get an FAQ on WhatsApp",
    example: {
      input: [{ label: "Product or service", lines: ["Solar panel installation"] }],
    },
    form: {
      call: "generate-faq",
      fields: [
        {
          name: "productServiceName",
          label: "Product or service name",
          kind: "line",
          placeholder: "Solar panel installation",
        },
      ],
      hasLength: true,
      emptyMessage: "Please enter a product or service name",
      submitLabel: "Generate FAQ",
      failed: "Failed to generate FAQ. Please try again.",
      done: "Your FAQ is ready",
      resultHeading: "Your FAQ",
      parts: [
        {
          field: "faqQuestions",
          answers: "faqAnswers",
          label: "Questions and answers",
          kind: "questions",
        },
        { field: "ownerQuestions", label: "Answer these yourself", kind: "list" },
        { field: "botReadyFormat", label: "For a bot", kind: "box" },
      ],
    },
  },
  "landing-copy": {
    title: "Landing Page Copy Generator",
    description: "A headline, a line under it, benefits and a closing line for one web page.",
    useWhen: "Use it for a page that sells one thing to one kind of person.",
    category: "Marketing",
    icon: "M3 5h18v14H3Zm0 4h18M6 7v.1M9 7v.1M7 12h6m-6 3h4m5-3h2v4h-2Z",
    askLabel: "Get page copy on WhatsApp",
    example: {
      input: [
        { label: "Business name", lines: ["Zuma Tutors"] },
        { label: "Target audience", lines: ["Parents of children writing WAEC"] },
        {
          label: "Core offer",
          lines: [
            "Evening lessons at home in mathematics and English. One pupil at a time, with past questions every week.",
          ],
        },
      ],
    },
    form: {
      call: "generate-landing-copy",
      fields: [
        { name: "businessName", label: "Business name", kind: "line", placeholder: "Zuma Tutors" },
        {
          name: "targetAudience",
          label: "Target audience",
          kind: "line",
          placeholder: "Parents of children writing WAEC",
        },
        {
          name: "coreOffer",
          label: "Core offer",
          kind: "long",
          hint: "The one thing the page sells, with the price if you have it.",
        },
      ],
      hasTone: true,
      hasLength: true,
      emptyMessage: fillInAll,
      submitLabel: "Generate copy",
      failed: "Failed to generate landing copy. Please try again.",
      done: "Your page copy is ready",
      resultHeading: "Your page copy",
      parts: [
        { field: "headline", label: "Headline", kind: "text" },
        { field: "subheadline", label: "Subheadline", kind: "text" },
        { field: "benefitBullets", label: "Benefits", kind: "list" },
        { field: "ctaLine", label: "Closing line", kind: "text" },
      ],
      word: true,
    },
  },
} as const satisfies Readonly<Record<string, Tool>>;
