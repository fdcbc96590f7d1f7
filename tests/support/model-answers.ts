import type { ToolCall } from "#app/tools/contract.ts";

const names = [
  "Eja Pack",
  "Clean Catch Foods",
  "Smokehouse Ibadan",
  "Riverpack Kitchen",
  "Dry and Good",
  "Oja Smoke",
  "Catfish Corner",
  "Bodija Smokers",
  "Crayfish and Co",
  "Odo Foods",
  "Family Smoke",
  "Agbowo Pack",
];

/** A well-behaved model's answers to the inputs of tool-examples.ts. */
export const modelAnswers = {
  "generate-product-description": {
    ecommerceDescription:
      "Work shoes made in Aba from real leather. The sole is stitched and not only glued, so any shoemaker can repair it. Choose black or brown.",
    sellingPoints: [
      "Real leather that softens with wear",
      "A stitched sole that stays on",
      "Repaired by any shoemaker",
    ],
    adLine: "The work shoe your shoemaker can still repair.",
  },
  "generate-marketing-content": {
    instagramCaption:
      "You leave for work. We clean the whole flat in one day for ₦25,000. You come home and rest.",
    adHeadline: "Your whole flat, deep cleaned in one day",
    whatsappMessage: "Good day. We deep clean a whole flat in one day. Which area of Abuja do you live in?",
  },
  "generate-landing-copy": {
    headline: "Evening lessons at home, before WAEC",
    subheadline: "A tutor comes to your house for mathematics and English.",
    benefitBullets: ["No travelling at night", "The same tutor each week", "A report after each lesson"],
    ctaLine: "Send your child's class and your area.",
  },
  "evaluate-business-idea": {
    strengths: [
      "People need gas every month.",
      "Nobody enjoys carrying a cylinder.",
      "Estates buy together.",
    ],
    marketRisks: [
      "Safety permits come first.",
      "The price of gas moves.",
      "A van that stands still earns nothing.",
    ],
    capitalRange: "₦6,000,000 to ₦11,000,000\nThe van: ₦4,500,000\nScale, pump and permits: ₦1,500,000",
    monetizationStrategy:
      "A delivery fee on each filling first. Later a monthly plan for restaurants and estates.",
  },
  "generate-growth-strategy": {
    automationRecommendations: [
      "Booking on WhatsApp.",
      "A reminder when hair is due.",
      "A list of who has not come.",
    ],
    campaignIdeas: [
      "A Tuesday price for students.",
      "Bring a friend before Thursday.",
      "Status on Sunday evening.",
    ],
    systemSuggestion: "A WhatsApp assistant with a booking calendar. Begin with the clients of last month.",
  },
  "generate-faq": {
    faqQuestions: ["Can it carry my freezer?", "Does it work in the rainy season?", "Who repairs it?"],
    faqAnswers: ["Send us a photo of the label.", "Yes, but it makes less.", "We book a technician for you."],
  },
  "generate-sop": {
    sopTemplate:
      "Purpose\nClose the till so that cash and records agree.\n\nSteps\n1. Stop new sales.\n2. Count the cash.",
  },
  "generate-business-names": {
    names: names.map((name) => ({
      name,
      why: `${name} says what is in the pack.`,
      handle: name.toLowerCase().replaceAll(" ", ""),
    })),
  },
} as const satisfies Record<ToolCall, Record<string, unknown>>;
