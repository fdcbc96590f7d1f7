import { type ToolPage, toolPage } from "../tool-page.ts";
import { exampleAnswer } from "./example-answer.server.ts";

/** Everything that a tool's page shows, with the engine's own answer to its example; undefined if there is no such tool. */
export async function wholeToolPage(slug: string): Promise<ToolPage | undefined> {
  const page = toolPage(slug);
  if (!page) return undefined;
  const { typed } = page.example;
  return { ...page, example: { typed, output: await exampleAnswer(page.form, typed) } };
}
