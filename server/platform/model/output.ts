import type { OutputInterface } from "ai";

/**
 * Tells the provider the form of the answer, and hands the text on as it comes. The SDK's own reading holds text
 * back until it is JSON, which text with a word before it never is; reading is left to whoever asked.
 */
export function textInForm(schema: Record<string, unknown>): OutputInterface<string, string, never> {
  return {
    name: "text-in-form",
    responseFormat: Promise.resolve({ type: "json", schema, name: "answer" }),
    parseCompleteOutput: async ({ text }) => text,
    parsePartialOutput: async ({ text }) => ({ partial: text }),
    createElementStreamTransform: () => undefined,
  };
}
