import { z } from "zod";
import { cleanText, optionalText, wholeNumberField } from "#app/forms/contract.ts";
import { writerTexts } from "#content/writer.ts";

/** Who may write for the tools, the concierge and the practice bots. */
export const writers = ["built-in", "ollama", "hosted", "anthropic"] as const;
export type Writer = (typeof writers)[number];

/** What a line of the history is about. */
export const writerChangeKinds = ["writer", "key-removed", "budget"] as const;

/** Where Ollama listens on the machine that it runs on. */
export const usualOllama = "http://127.0.0.1:11434/v1";

/** The most characters of each text. */
export const writerLimits = { address: 300, model: 200, key: 500 };

const { fields, errors } = writerTexts.form;

/** Whether a text can be the base address of a model's server; its path is joined with the names of calls. */
function isBaseAddress(text: string): boolean {
  const url = /^https?:\/\/[^/\\]/i.test(text) ? URL.parse(text) : null;
  return url !== null && !url.username && !url.password && !url.search && !url.hash;
}

/** A key as providers give it: without spaces and quotes, which are often copied with it. */
const key = z
  .string({ error: errors.key })
  .overwrite(cleanText)
  .max(writerLimits.key, errors.key)
  .regex(/^(?!Bearer)[!#-&(-~]*$/i, errors.key)
  .nullish()
  .transform((text) => text || null);

/** The form that chooses who writes. An empty key keeps the stored one; without an address Ollama is on this machine. */
export const writerForm = z
  .object({
    intent: z.literal("writer"),
    writer: z.enum(writers, { error: errors.writer }),
    address: optionalText(fields.address.label, { most: writerLimits.address }),
    model: optionalText(fields.model.label, { most: writerLimits.model }),
    key,
  })
  .superRefine(({ writer, address, model }, context) => {
    const refuse = (field: string, message: string) =>
      context.addIssue({ code: "custom", path: [field], message });
    if (writer === "built-in") return;
    if (!model) refuse("model", errors.model);
    if (writer === "anthropic") return;
    if (address && !isBaseAddress(address)) refuse("address", errors.address);
    if (!address && writer === "hosted") refuse("address", errors.noAddress);
  });
export type WriterInput = z.output<typeof writerForm>;

/** The form with the budget of a day. */
export const budgetForm = z.object({
  intent: z.literal("budget"),
  dailyTokens: wholeNumberField(fields.dailyTokens.label, {
    least: 0,
    most: 1_000_000_000,
    invalid: errors.dailyTokens,
  }),
});

/** The buttons without fields. */
export const writerButton = z.object({ intent: z.enum(["remove-key", "try"]) });

/** How a trial of the writer went. */
export interface Trial {
  /** All that was written, also before a failure. */
  text: string;
  /** Milliseconds to the first words; null if there were none. */
  firstMs: number | null;
  /** Milliseconds altogether. */
  ms: number;
  failure: Failure | null;
}

/** Why the model did not write: a reason of `ModelFailure`, with a status or a network error code. */
export interface Failure {
  reason: string;
  detail: string | null;
}
