import { serverEvents } from "#app/ui/server-events.ts";
import type { ConciergeInput } from "./contract.ts";
import type { Answer } from "./conversation-state.ts";
import { asRecord, asText, isText } from "./untrusted.ts";

/** After how long without an answer the connection counts as lost, in milliseconds. */
const patience = 45_000;

/** Thrown when a question was not answered. */
export class QuestionFailure extends Error {
  /** The server's message for the visitor if it rejected the question; empty if it failed or cannot be reached. */
  readonly reason: string;

  constructor(problem?: unknown) {
    super("No answer");
    const { status, detail } = asRecord(problem);
    this.reason = typeof status === "number" && status < 500 ? asText(detail) : "";
  }
}

/** Parses a text that should be JSON. A proxy's own error page, for example, is not. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/**
 * Reads the valid parts of an answer. Zod would be as large as the panel, so a test checks that this reads the same as
 * the contract.
 */
export function readAnswer(value: unknown): Answer {
  const { yemiResponse, intent, suggestedActions, pageInfo, choices } = asRecord(value);
  const { primary, secondary } = asRecord(suggestedActions);
  const { path, title } = asRecord(pageInfo);
  const beside = Array.isArray(secondary) ? secondary.slice(0, 2) : [];
  return {
    text: asText(yemiResponse).trim(),
    intent: asText(intent),
    actions: [primary, ...beside].filter(isText),
    page: /^\/(?!\/)/.test(asText(path)) && title ? { path: asText(path), title: asText(title) } : null,
    ...(Array.isArray(choices) ? { choices: choices.filter(isText) } : {}),
  };
}

export interface SendOptions {
  /** Aborted when the visitor leaves. */
  control: AbortController;
  /** Called with each piece of a streamed answer. */
  onPiece: (text: string) => void;
}

/**
 * Asks the concierge. The answer arrives whole, or in pieces and then whole.
 * @returns the answer; its text may be empty
 * @throws QuestionFailure, or the signal's reason if the visitor has left
 */
export async function sendQuestion(
  input: ConciergeInput,
  { control, onPiece }: SendOptions,
): Promise<Answer> {
  const { signal } = control;
  const clock = setTimeout(() => control.abort(new QuestionFailure()), patience);
  try {
    const response = await fetch("/api/functions/yemi-chat", {
      method: "POST",
      headers: { "Content-Type": "application/json", Accept: "text/event-stream, application/json" },
      body: JSON.stringify(input),
      signal,
    });
    if (!response.ok) throw new QuestionFailure(parsed(await response.text()));
    const streamed = response.headers.get("content-type")?.startsWith("text/event-stream");
    if (!streamed || !response.body) return readAnswer(parsed(await response.text()));
    for await (const { event, data } of serverEvents(response.body)) {
      if (event === "done") return readAnswer(parsed(data));
      if (event === "error") throw new QuestionFailure(parsed(data));
      if (event === "piece") onPiece(asText(asRecord(parsed(data)).text));
    }
    throw new QuestionFailure();
  } catch (error) {
    signal.throwIfAborted();
    throw error instanceof QuestionFailure ? error : new QuestionFailure();
  } finally {
    clearTimeout(clock);
  }
}
