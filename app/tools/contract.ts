import { z } from "zod";
import { ownFactsOf } from "#content/own-facts.ts";
import { planningTools } from "#content/planning-tools.ts";
import { sellingTools } from "#content/selling-tools.ts";
import {
  type Engine,
  fieldsOf,
  length,
  list,
  nearest,
  ownFacts,
  version,
  written,
} from "./fields-contract.ts";
import { landingCopy, marketingContent, productDescription } from "./selling-contract.ts";

/**
 * The calls that write something for a visitor (POST /api/functions/{name}), one object each: what it is, what goes in
 * and comes back, an example, and the task that a model gets. Only the server reads them.
 */
const businessIdea = {
  summary: "Evaluate a business idea",
  task: `Judge the business idea in the data, honestly, for somebody who would put their own savings in it.
- strengths: 3 to 5 reasons why it can work here, each one or two sentences about this idea.
- marketRisks: 3 to 5 risks, each with what to do about it. Name regulators that apply (CAC, NAFDAC, SON, CBN, NDPC …).
- capitalRange: the first line is a range in naira, such as '₦500,000 to ₦1,200,000'. Then a line for each thing it buys.
  These are your estimates for a small start, the one place where you give amounts of your own.
- monetizationStrategy: 80 to 140 words: how it earns first, how later, what to charge for and how to collect it.`,
  example: {
    input: {
      businessIdea: "A mobile van that fills cooking gas at houses in Port Harcourt",
    },
    output: {
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
  },
  input: z.object({
    ...fieldsOf(planningTools["idea-evaluator"].form),
    nearest,
    version,
  }),
  output: z.object({
    strengths: list(3, 8),
    marketRisks: list(3, 8),
    /** The first line gives the range in naira; each further line gives one thing that it buys. */
    capitalRange: written(2500),
    monetizationStrategy: written(2500),
  }),
};

const growthStrategy = {
  summary: "Write a growth strategy",
  task: `Write a growth plan for the business in the data, for its one goal, at its size.
- automationRecommendations: 3 to 5 things to automate, each says what, with which everyday tool, and what it saves.
- campaignIdeas: 3 to 5 campaigns, each says where, to whom, with which message and how to see whether it worked.
- systemSuggestion: 60 to 110 words: the one system that would help most and the steps to put it in place.`,
  example: {
    input: {
      industry: "Hair salon",
      monthlyRevenue: "₦900k in a good month",
      businessGoal: "More customers from Monday to Wednesday",
    },
    output: {
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
  },
  input: z.object({
    ...fieldsOf(planningTools["growth-strategy"].form),
    nearest,
    version,
  }),
  output: z.object({
    automationRecommendations: list(3, 8),
    campaignIdeas: list(2, 8),
    systemSuggestion: written(2500),
  }),
};

const faq = {
  summary: "Write questions and answers about a product or service",
  task: `Write the questions that customers ask about the product or service in the data, with answers.
- faqQuestions: the questions in customers' words: 8 of them, 5 where short and 12 where long is asked for.
- faqAnswers: one answer for each question, in the same order, each one to three sentences. Where an answer depends on a
  fact that is not in the data, do not answer it here.
- ownerQuestions: up to 8 questions that customers ask and whose answer is not in the data.`,
  example: {
    input: { productServiceName: "Solar panel installation" },
    output: {
      faqQuestions: ["Can it carry my freezer?", "Does it work in the rainy season?", "Who repairs it?"],
      faqAnswers: [
        "Send us a photo of the label.",
        "Yes, but it makes less.",
        "We book a technician for you.",
      ],
    },
  },
  input: z.object({
    ...fieldsOf(sellingTools["faq-generator"].form),
    length,
    ...ownFacts(ownFactsOf["generate-faq"]),
    nearest,
    version,
  }),
  output: z.object({
    faqQuestions: list(3, 15),
    /** One answer per question, in the same order. */
    faqAnswers: list(3, 15),
    /** What customers also ask, and only the owner can answer. */
    ownerQuestions: list(0, 8).optional(),
    /** The same in the format for bots: 'Q: …' and 'A: …', with a blank line between pairs. */
    botReadyFormat: written(20_000),
  }),
};

const sop = {
  summary: "Write a standard operating procedure",
  task: `Write a standard operating procedure for the department of the company in the data.
- sopTemplate: 250 to 400 words of plain text. Headings stand alone in a line: Purpose, Scope, Who does what, Steps, Checks,
  Records, When something goes wrong. Steps are numbered 1. 2. 3., each with who does it and what is done. Real work of this
  department in this kind of company.`,
  example: {
    input: { companyType: "Supermarket", department: "Cashiers" },
    output: {
      sopTemplate:
        "Purpose\nClose the till so that cash and records agree.\n\nSteps\n1. Stop new sales.\n2. Count the cash.",
    },
  },
  input: z.object({
    ...fieldsOf(planningTools["sop-writer"].form),
    length,
    nearest,
    version,
  }),
  /** Plain text: each heading is alone on its line, and steps are numbered. */
  output: z.object({ sopTemplate: written(20_000) }),
};

const businessNames = {
  summary: "Find business names",
  task: `Find names for the business in the data.
- names: 14 names, easy to say in Lagos and Kano, no two alike, some from Nigerian languages where they fit. For each:
  name; why: one sentence about where it comes from and why it fits; handle: the name as it could stand after an @: small
  letters a to z and digits only.`,
  example: {
    input: { businessDescription: "Smoked catfish and crayfish in clean packs for families in Ibadan" },
    output: {
      names:
        "Eja Pack, Clean Catch Foods, Smokehouse Ibadan, Riverpack Kitchen, Dry and Good, Oja Smoke, Catfish Corner, Bodija Smokers, Crayfish and Co, Odo Foods, Family Smoke, Agbowo Pack"
          .split(", ")
          .map((name) => ({
            name,
            why: `${name} says what is in the pack.`,
            handle: name.toLowerCase().replaceAll(" ", ""),
          })),
    },
  },
  input: z.object({
    ...fieldsOf(sellingTools["business-name-generator"].form),
    nearest,
    version,
  }),
  output: z.object({
    names: z
      .array(
        z.object({
          name: written(60),
          why: written(300),
          /** For a web address or after an @: lower-case letters and digits. */
          handle: z.string().regex(/^[a-z0-9]{3,40}$/),
        }),
      )
      .min(12)
      .max(20),
  }),
};

/** Every call by name. */
export const toolCalls = {
  "generate-product-description": productDescription,
  "generate-marketing-content": marketingContent,
  "generate-landing-copy": landingCopy,
  "evaluate-business-idea": businessIdea,
  "generate-growth-strategy": growthStrategy,
  "generate-faq": faq,
  "generate-sop": sop,
  "generate-business-names": businessNames,
} as const;

export type ToolCall = keyof typeof toolCalls;
export const toolCallNames = Object.keys(toolCalls).filter((name): name is ToolCall => name in toolCalls);

/** The checked input of a call. */
export type ToolInput<Name extends ToolCall> = z.output<(typeof toolCalls)[Name]["input"]>;
/** The output of a call, without its engine. */
export type ToolOutput<Name extends ToolCall> = z.output<(typeof toolCalls)[Name]["output"]>;

/** The response of a call. */
export type ToolAnswer<Name extends ToolCall> = ToolOutput<Name> & {
  engine: Engine;
  /** How many whole versions the built-in engine has for this input. */
  versions?: number;
  /** The trade or department that it wrote for. */
  about?: string;
};
