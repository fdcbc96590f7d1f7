import { planningTools } from "./planning-tools.ts";
import { sellingTools } from "./selling-tools.ts";
import type { Tool } from "./tool-parts.ts";

/** Every tool by its slug, the last part of its address. */
export const toolsBySlug = { ...sellingTools, ...planningTools };

export type ToolSlug = keyof typeof toolsBySlug;

/** A tool in the list of tools, without its form. */
export interface ToolCard extends Omit<Tool, "form"> {
  readonly slug: ToolSlug;
  readonly path: `/tools/${ToolSlug}`;
}

/** The specified order. A tool that is not named here comes after these. */
const order: readonly ToolSlug[] = [
  "business-name-generator",
  "marketing-generator",
  "product-description",
  "idea-evaluator",
  "sop-writer",
  "bot-playground",
  "growth-strategy",
  "faq-generator",
  "landing-copy",
];
const placeOf = (slug: ToolSlug) => (order.includes(slug) ? order.indexOf(slug) : order.length);

const slugs = (Object.keys(toolsBySlug) as ToolSlug[]).toSorted(
  (one, other) => placeOf(one) - placeOf(other),
);

export const tools: readonly ToolCard[] = slugs.map((slug) => {
  const { form: _, ...card }: Tool = toolsBySlug[slug];
  return { ...card, slug, path: `/tools/${slug}` };
});
