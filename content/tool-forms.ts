import type { Choice } from "./fields.ts";
import type { ToolSlug } from "./tools.ts";

export interface ToolField {
  /** The field's name in the call. */
  readonly name: string;
  readonly label: string;
  /** One line, or several with a counter. */
  readonly kind: "line" | "text" | "long";
  readonly hint?: string;
  readonly placeholder?: string;
}

/** How a part of an answer is shown. */
export type PartKind =
  | "text"
  /** A longer text with paragraphs and lists. */
  | "plan"
  /** A list of points. */
  | "list"
  | "strengths"
  | "risks"
  /** An amount in its first line, then what it buys. */
  | "money"
  | "questions"
  /** Text to be copied unchanged. */
  | "box"
  | "document"
  | "names";

export interface ToolPart {
  /** The field's name in the answer. */
  readonly field: string;
  /** For questions: the field that has the answer to each. */
  readonly answers?: string;
  readonly label: string;
  readonly kind: PartKind;
}

interface FormOfTool {
  readonly call: string;
  readonly fields: readonly ToolField[];
  readonly hasTone?: true;
  readonly hasLength?: true;
  /** Shown when a field is empty. */
  readonly emptyMessage: string;
  readonly submitLabel: string;
  /** Said when nothing could be written. */
  readonly failed: string;
  /** Shown when the answer is there. */
  readonly done: string;
  readonly resultHeading: string;
  readonly parts: readonly ToolPart[];
  /** Whether the answer can be downloaded as a Word file. */
  readonly word?: true;
}

const fillInAll = "Please fill in all fields";

export const toneChoices = [
  { value: "friendly", label: "Friendly" },
  { value: "professional", label: "Professional" },
  { value: "direct", label: "Direct" },
  { value: "playful", label: "Playful" },
  { value: "pidgin", label: "Pidgin" },
] as const satisfies readonly Choice[];

export const lengthChoices = [
  { value: "short", label: "Short" },
  { value: "usual", label: "Medium" },
  { value: "long", label: "Long" },
] as const satisfies readonly Choice[];

type WritingSlug = Exclude<ToolSlug, "bot-playground">;

const forms = {
  "business-name-generator": {
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
  "marketing-generator": {
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
      { field: "instagramCaption", label: "Instagram caption", kind: "text" },
      { field: "adHeadline", label: "Advert headline", kind: "text" },
      { field: "whatsappMessage", label: "WhatsApp message", kind: "text" },
    ],
  },
  "product-description": {
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
  "idea-evaluator": {
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
  "sop-writer": {
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
  "growth-strategy": {
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
  "faq-generator": {
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
  "landing-copy": {
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
} as const satisfies Readonly<Record<WritingSlug, FormOfTool>>;

export type ToolCallName = (typeof forms)[WritingSlug]["call"];
export type ToolForm = FormOfTool & { readonly call: ToolCallName };

/** The tools that write, each by its page: its input fields and the parts of its answer. */
export const toolForms: Readonly<Record<WritingSlug, ToolForm>> = forms;

/** The form of a call. */
export function formOf(call: ToolCallName): ToolForm {
  return Object.values(toolForms).find((form) => form.call === call) as ToolForm;
}

/** A tool page's inputs and outputs; undefined for a page that does not write. */
export function toolFormOf(slug: string): ToolForm | undefined {
  return Object.entries(toolForms).find(([known]) => known === slug)?.[1];
}
