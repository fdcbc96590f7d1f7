import { z } from "zod";
import { cleanText } from "#app/forms/contract.ts";
import { type ToneId, toneIds, toolLimits } from "#content/tool-limits.ts";

/*
 * The eight calls that write a text for a visitor (POST /api/functions/{name}): their input and output. The browser,
 * the page action, the API and OpenAPI all use these objects.
 */

const fillInAll = "Please fill in all fields";

export { toolLimits };

/** A field that a visitor fills in. If it is empty, the message is that of its tool (specification 1 §5). */
function typed(label: string, most: number, empty = fillInAll) {
  return z
    .string({ error: empty })
    .overwrite(cleanText)
    .min(1, { error: empty, abort: true })
    .max(most, `${label} must be at most ${most} characters`);
}
const line = (label: string, empty?: string) => typed(label, toolLimits.line, empty);
const text = (label: string, empty?: string) => typed(label, toolLimits.text, empty);

export { type ToneId, toneIds };

export const lengths = ["short", "usual", "long"] as const;
export type Length = (typeof lengths)[number];

/** The version of the text: 'Try again' asks for the next one. The same input and version always give the same text. */
const version = z.coerce.number().int().min(1).max(1_000_000).default(1);
const tone = z.enum(toneIds).default("friendly");
const length = z.enum(lengths).default("usual");

/** One text, or one line of a list, in the output. */
const written = (most: number) => z.string().trim().min(1).max(most);
const list = (least: number, most: number) => z.array(written(600)).min(least).max(most);

const productDescription = {
  input: z.object({
    productName: line("Product name"),
    featuresBenefits: text("Features and benefits"),
    tone,
    length,
    version,
  }),
  output: z.object({
    ecommerceDescription: written(2500),
    sellingPoints: list(3, 8),
    adLine: written(200),
  }),
};

const marketingContent = {
  input: z.object({
    businessType: line("Business type"),
    offer: text("Offer"),
    targetAudience: line("Target audience"),
    tone,
    length,
    version,
  }),
  output: z.object({
    instagramCaption: written(2200),
    adHeadline: written(200),
    whatsappMessage: written(1500),
  }),
};

const landingCopy = {
  input: z.object({
    businessName: line("Business name"),
    targetAudience: line("Target audience"),
    coreOffer: text("Core offer"),
    tone,
    length,
    version,
  }),
  output: z.object({
    headline: written(200),
    subheadline: written(400),
    benefitBullets: list(3, 8),
    ctaLine: written(200),
  }),
};

const businessIdea = {
  input: z.object({ businessIdea: text("Business idea", "Please describe your business idea"), version }),
  output: z.object({
    strengths: list(3, 8),
    marketRisks: list(3, 8),
    /** The first line gives the range in naira; each further line gives one thing that it buys. */
    capitalRange: written(2500),
    monetizationStrategy: written(2500),
  }),
};

const growthStrategy = {
  input: z.object({
    industry: line("Industry"),
    monthlyRevenue: line("Monthly revenue"),
    businessGoal: text("Business goal"),
    version,
  }),
  output: z.object({
    automationRecommendations: list(3, 8),
    campaignIdeas: list(2, 8),
    systemSuggestion: written(2500),
  }),
};

const faq = {
  input: z.object({
    productServiceName: line("Product or service name", "Please enter a product or service name"),
    length,
    version,
  }),
  output: z.object({
    faqQuestions: list(3, 15),
    /** One answer per question, in the same order. */
    faqAnswers: list(3, 15),
    /** The same in the format for bots: 'Q: …' and 'A: …', with a blank line between pairs. */
    botReadyFormat: written(20_000),
  }),
};

const sop = {
  input: z.object({ companyType: line("Company type"), department: line("Department"), length, version }),
  /** Plain text: each heading is alone on its line, and steps are numbered. */
  output: z.object({ sopTemplate: written(20_000) }),
};

const businessNames = {
  input: z.object({
    businessDescription: text("Description", "Please describe what your business is about."),
    version,
  }),
  output: z.object({
    names: z
      .array(
        z.object({
          name: written(60),
          /** Sentence: where the name comes from and why it fits. */
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

/** What wrote an answer: the site's built-in engine, or a model. */
export const engines = ["built-in", "model"] as const;
export type Engine = (typeof engines)[number];

/** The response of a call. */
export type ToolAnswer<Name extends ToolCall> = ToolOutput<Name> & { engine: Engine };
