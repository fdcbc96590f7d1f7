import { fillInAll, type Tool } from "./tool-parts.ts";

/** The tools that write what an owner works by, and the practice bots. */
export const planningTools = {
  "idea-evaluator": {
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
    form: {
      call: "evaluate-business-idea",
      fields: [
        {
          name: "businessIdea",
          label: "Business idea",
          kind: "long",
          hint: "What you would sell, to whom, and where.",
          placeholder: "For example: A cold room for tomatoes near the market in Jos.",
        },
      ],
      emptyMessage: "Please describe your business idea",
      submitLabel: "Evaluate my idea",
      failed: "Failed to generate evaluation. Please try again.",
      done: "Your evaluation is ready",
      resultHeading: "Your idea, evaluated",
      parts: [
        { field: "strengths", label: "Strengths", kind: "strengths" },
        { field: "marketRisks", label: "Market risks", kind: "risks" },
        { field: "capitalRange", label: "Capital range", kind: "money" },
        { field: "monetizationStrategy", label: "How it earns", kind: "plan" },
      ],
    },
  },
  "sop-writer": {
    title: "Mini SOP Writer",
    description: "A short written procedure that a new member of staff can follow.",
    useWhen: "Use it for a job that goes wrong whenever the one person who knows it is absent.",
    category: "Operations",
    icon: "M6 4h12v17H6Zm3-1h6v3H9Zm0 8 1 1 2-2m2 .5h1M9 16l1 1 2-2m2 .5h1",
    askLabel: "Get a procedure on WhatsApp",
    example: {
      input: [
        { label: "Company type", lines: ["Supermarket"] },
        { label: "Department", lines: ["Cashiers"] },
      ],
    },
    form: {
      call: "generate-sop",
      fields: [
        { name: "companyType", label: "Company type", kind: "line", placeholder: "Supermarket" },
        { name: "department", label: "Department", kind: "line", placeholder: "Cashiers" },
      ],
      hasLength: true,
      emptyMessage: fillInAll,
      submitLabel: "Write the procedure",
      failed: "Failed to generate SOP. Please try again.",
      done: "Your procedure is ready",
      resultHeading: "Your procedure",
      parts: [{ field: "sopTemplate", label: "Procedure", kind: "document" }],
      word: true,
    },
  },
  "bot-playground": {
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
            "I am sorry that your order did not arrive yesterday. Please send me the order number or the phone number you ordered with, so that I can check with dispatch and tell you the new time.",
          ],
        },
      ],
    },
  },
  "growth-strategy": {
    title: "Growth Strategy Generator",
    description:
      "Give one goal and see what to automate, which campaigns to run and which system would help.",
    useWhen: "Give it one goal. Two goals give a vague plan.",
    category: "Strategy",
    icon: "M12 21v-9m0 3c0-4-3-6-7-6 0 4 3 6 7 6Zm0-3c0-4 3-7 7-7 0 4-3 7-7 7M7 21h10",
    askLabel: "Get a growth plan on WhatsApp",
    example: {
      input: [
        { label: "Industry", lines: ["Hair salon"] },
        { label: "Monthly revenue", lines: ["900k in a good month"] },
        { label: "Business goal", lines: ["More customers from Monday to Wednesday"] },
      ],
    },
    form: {
      call: "generate-growth-strategy",
      fields: [
        { name: "industry", label: "Industry", kind: "line", placeholder: "Hair salon" },
        {
          name: "monthlyRevenue",
          label: "Monthly revenue",
          kind: "line",
          hint: "A guess is enough. It is used for this plan only.",
          placeholder: "900k in a good month",
        },
        { name: "businessGoal", label: "Business goal", kind: "long", hint: "One goal, in your own words." },
      ],
      emptyMessage: fillInAll,
      submitLabel: "Generate strategy",
      failed: "Failed to generate growth strategy. Please try again.",
      done: "Your growth plan is ready",
      resultHeading: "Your growth plan",
      parts: [
        { field: "automationRecommendations", label: "What to automate", kind: "list" },
        { field: "campaignIdeas", label: "Campaign ideas", kind: "list" },
        { field: "systemSuggestion", label: "The system that would help", kind: "plan" },
      ],
    },
  },
} as const satisfies Readonly<Record<string, Tool>>;
