import type { FormOfTool, Tool } from "./tool-parts.ts";
import { type ToolSlug, tools, toolsBySlug } from "./tools.ts";

type Forms = {
  [Slug in ToolSlug]: (typeof toolsBySlug)[Slug] extends { form: infer Form } ? Form : never;
};
type WritingSlug = { [Slug in ToolSlug]: Forms[Slug] extends never ? never : Slug }[ToolSlug];

export type ToolCallName = Forms[WritingSlug]["call"];
export type ToolForm = FormOfTool & { readonly call: ToolCallName };

/** The tools that write, each by its page: its input fields and the parts of its answer. */
export const toolForms = Object.fromEntries(
  tools.flatMap(({ slug }) => {
    const { form }: Tool = toolsBySlug[slug];
    return form ? [[slug, form]] : [];
  }),
) as Readonly<Record<WritingSlug, ToolForm>>;

/** The form of a call. */
export function formOf(call: ToolCallName): ToolForm {
  return Object.values(toolForms).find((form) => form.call === call) as ToolForm;
}

/** A tool page's inputs and outputs; undefined for a page that does not write. */
export function toolFormOf(slug: string): ToolForm | undefined {
  return Object.entries(toolForms).find(([known]) => known === slug)?.[1];
}
