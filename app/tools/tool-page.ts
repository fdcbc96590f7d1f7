import { type ToolForm, toolFormOf } from "#content/tool-forms.ts";
import type { ExamplePart } from "#content/tool-parts.ts";
import { type ToolCard, tools } from "#content/tools.ts";
import { toolMessage } from "#content/tools-page.ts";
import { whatsappLink } from "#content/whatsapp.ts";
import type { Typed } from "./tool-draft.ts";

type Card = Pick<ToolCard, "slug" | "path" | "title" | "description" | "icon">;

/** Everything that the page of one tool shows: the browser gets no other tool's texts. */
export interface ToolPage extends Card {
  category: string;
  useWhen: string;
  form: ToolForm;
  example: { typed: Typed; output: readonly ExamplePart[] };
  /** A chat with a person who does the same work. */
  chat: { href: string; label: string };
  related: readonly Card[];
  /** Titles of the tools, by slug. */
  titles: Readonly<Record<string, string>>;
}

/** How many other tools a tool's page links to. */
const relatedCount = 3;

function cardOf({ slug, path, title, description, icon }: ToolCard): Card {
  return { slug, path, title, description, icon };
}

/** Tools of the same kind first, then the next ones in the list. */
function relatedTo(tool: ToolCard): Card[] {
  const at = tools.indexOf(tool);
  const others = [...tools.slice(at + 1), ...tools.slice(0, at)];
  return others
    .toSorted(
      (one, other) => Number(other.category === tool.category) - Number(one.category === tool.category),
    )
    .slice(0, relatedCount)
    .map(cardOf);
}

/** The data of a tool's page, but for the answer to its example; undefined if there is no such tool. */
export function toolPage(
  slug: string,
): (Omit<ToolPage, "example"> & { example: { typed: Typed } }) | undefined {
  const tool = tools.find((known) => known.slug === slug);
  const form = toolFormOf(slug);
  if (!tool || !form) return undefined;
  const { category, useWhen, askLabel, example } = tool;
  const typed = form.fields.map(({ name }, at) => [name, example.input[at]?.lines.join("\n") ?? ""]);
  return {
    ...cardOf(tool),
    category,
    useWhen,
    form,
    example: { typed: Object.fromEntries(typed) },
    chat: { href: whatsappLink("concierge", toolMessage(tool)), label: askLabel },
    related: relatedTo(tool),
    titles: Object.fromEntries(tools.map(({ slug, title }) => [slug, title])),
  };
}
