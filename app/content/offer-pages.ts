import type { PlainPage } from "./plain-page.ts";
import { site } from "./site.ts";
import { type ToolCard, tools } from "./tools.ts";
import { toolMessage, toolPageTitle } from "./tools-page.ts";

function toolPage(tool: ToolCard): PlainPage {
  return {
    path: tool.path,
    title: toolPageTitle(tool),
    description: `${tool.description} See a full example, then try it for your own business on WhatsApp.`,
    heading: tool.title,
    intro: `${tool.description} ${tool.useWhen}`,
    sections: [
      {
        heading: "Example: what you put in",
        items: tool.example.input.map((part) => ({ title: part.label, text: part.lines.join(" ") })),
      },
      {
        heading: "Example: what you get back",
        items: tool.example.output.map((part) =>
          part.lines.length > 1
            ? { title: part.label, points: part.lines }
            : { title: part.label, text: part.lines.join(" ") },
        ),
      },
      {
        heading: "Get yours now",
        text: `Press the button, fill in the same details for your own business and send. We make it and reply in the same chat, ${site.responseHours}. There is nothing to pay.`,
      },
    ],
    action: { label: tool.askLabel, line: "concierge", message: toolMessage(tool) },
  };
}

/** Tools without a screen of their own yet. */
const plainTools = tools.filter(({ slug }) => slug === "bot-playground");

export const offerPages: readonly PlainPage[] = plainTools.map(toolPage);
