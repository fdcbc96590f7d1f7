import { pages } from "./pages.ts";
import { site } from "./site.ts";
import type { ToolCard } from "./tools.ts";

/** The index of the tools. */
export const toolsPage = {
  path: pages.tools.path,
  title: `Free AI Tools for your business | ${site.name}`,
  description:
    "Free tools for business names, adverts, product texts, FAQs, procedures and plans. Describe your business and get the text at once.",
  heading: "Free AI Tools",
  intro:
    "Small tools for the writing and planning every business needs. Describe your business and get the text at once. The tools are free, and you need no account.",
  homeLabel: "Home",
  listHeading: "Choose a tool",
  tryLabel: "Try Tool",
  /** Above a line that the tool wrote. */
  sampleLabel: "It writes",
  typedLabel: "You type",
  sceneLabel: "Example: a description of a business becomes a list of names",
  custom: {
    heading: "Need Custom AI Solutions?",
    text: "If you need writing like this every day, we can build a tool for your own business, with your products and your way of writing.",
    backLabel: "Back to Home",
    ctaLabel: "Ask for a custom tool on WhatsApp",
    ctaMessage: "Good day. I need a custom AI tool for my business. We do: \nThe work it should do: ",
  },
} as const;

/** The title of a tool's page. */
export function toolPageTitle({ title }: Pick<ToolCard, "title">): string {
  return `${title}, free | ${site.name}`;
}

/** A tool page's description for search engines. */
export function toolSummary({ description }: Pick<ToolCard, "description">): string {
  return `${description} Free, in seconds, no account. See an example, then make yours.`;
}

/** The WhatsApp message that asks for a tool's work: the visitor fills in what the tool's form would ask. */
export function toolMessage(tool: ToolCard): string {
  const questions = tool.example.input.map((part) => `${part.label}: `);
  return [`Good day. Please help me with the ${tool.title}.`, ...questions].join("\n");
}
