import type { OutputInterface } from "ai";

/**
 * Sends the provider the schema of the answer, and passes the text on as it arrives. The SDK's own parser holds text
 * back until it is JSON, which never happens when a word comes before it; here the caller parses.
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
