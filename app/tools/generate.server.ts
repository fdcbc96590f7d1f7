import { formOf } from "#content/tool-forms.ts";
import { AppError } from "#server/platform/errors.ts";
import { log, loggedError } from "#server/platform/log.ts";
import { currentModel, ModelFailure } from "#server/platform/model.ts";
import { isWithinLimit } from "#server/platform/rate-limit.ts";
import { type ToolAnswer, type ToolCall, type ToolInput, type ToolOutput, toolCalls } from "./contract.ts";
import { readInput } from "./library/read-input.server.ts";
import type { Written } from "./library/write/piece.ts";
import { prepare, writeFromLibrary } from "./library/write.server.ts";
import { askModel } from "./model/ask-model.server.ts";
import type { OnField } from "./model/pieces.ts";
import { refuse } from "./refuse.server.ts";
import { withinLimits } from "./within-limits.ts";

export interface GenerateOptions {
  /** The visitor's address, for the rate limit of the model. */
  visitor: string;
  /** Aborted when the visitor leaves. */
  signal?: AbortSignal;
  /** Called as fields arrive, with as much of each as is written; a later value replaces an earlier one. */
  onField?: OnField;
}

/**
 * Writes the answer of a call: by the model if there is one and it succeeds, else by the built-in engine.
 * @throws AppError unclear with choices if the trade is not certain, or with the tool's own message if nothing could be
 * written; or the signal's reason
 */
export async function generate<Name extends ToolCall>(
  name: Name,
  given: ToolInput<Name>,
  { visitor, signal, onField }: GenerateOptions,
): Promise<ToolAnswer<Name>> {
  const input = await readInput(given);
  if (!(await currentModel())) prepare(name, input);
  await refuse(name, input);
  const told = new Map<string, string>();
  const tell: OnField = (field, value) => {
    const text = JSON.stringify(value);
    if (told.get(field) === text) return;
    told.set(field, text);
    onField?.(field, value);
  };
  const byModel = await writeByModel(name, input, { visitor, signal, onField: tell });
  signal?.throwIfAborted();
  if (byModel) {
    for (const [field, value] of Object.entries(byModel)) tell(field, value);
    return { ...byModel, engine: "model" };
  }
  const { output, versions, about } = await writeByEngine(name, input);
  for (const [field, value] of Object.entries(output)) tell(field, value);
  return { ...output, engine: "built-in", versions, ...(about ? { about } : {}) };
}

/** The model's text; null if there is no model, or if its answer could not be used. */
async function writeByModel<Name extends ToolCall>(
  name: Name,
  input: ToolInput<Name>,
  { visitor, signal, onField }: GenerateOptions & { onField: OnField },
): Promise<ToolOutput<Name> | null> {
  const asked = await currentModel();
  if (!asked) return null;
  const began = Date.now();
  try {
    if (!(await isWithinLimit("model", visitor))) throw new ModelFailure("visitor-limit");
    return await askModel(asked, name, input, { signal, onField });
  } catch (error) {
    const entry = { tool: name, ms: Date.now() - began };
    if (!(error instanceof ModelFailure)) {
      // The message may repeat what was written, so only the type and the stack are logged.
      const { type, stack } = loggedError(error);
      log.error({ ...entry, type, stack }, "asking the model failed; the built-in engine writes");
    } else if (error.reason === "cancelled") log.info(entry, "the visitor left; the model was stopped");
    else {
      const { reason, detail } = error;
      log.warn({ ...entry, reason, detail }, "the built-in engine writes in place of the model");
    }
    return null;
  }
}

async function writeByEngine<Name extends ToolCall>(
  name: Name,
  input: ToolInput<Name>,
): Promise<Written<ToolOutput<Name>>> {
  try {
    const { output } = toolCalls[name];
    const { output: written, ...told } = await writeFromLibrary(name, input);
    return { output: output.parse(withinLimits(written, output)) as ToolOutput<Name>, ...told };
  } catch (error) {
    if (error instanceof AppError) throw error;
    const { type, stack } = loggedError(error);
    log.error({ tool: name, type, stack }, "the built-in engine could not write");
    throw new AppError("unavailable", formOf(name).failed);
  }
}
