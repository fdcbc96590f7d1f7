import { serverEvents } from "#app/ui/server-events.ts";
import type { ToolCall } from "./contract.ts";
import type { Engine } from "./fields-contract.ts";

/** The fields that a tool has written so far, as the response streams in. */
export type Written = Readonly<Record<string, unknown>>;

export interface Answer {
  written: Written;
  engine: Engine;
  /** How many whole versions there are for this input, where that is known. */
  versions?: number | undefined;
  /** The trade or department that it was written for. */
  about?: string | undefined;
}

/** A trade or department that may be meant. */
export interface NamedChoice {
  id: string;
  name: string;
}

function isNamedChoice(value: unknown): value is NamedChoice {
  const { id, name } = asRecord(value);
  return typeof id === "string" && typeof name === "string";
}

/** Thrown when a tool could not write. */
export class ToolFailure extends Error {
  /** The server's message for the visitor; undefined if the server could not be reached. */
  readonly reason: string | undefined;
  /** Messages by field, if the server rejected the input. */
  readonly fields: Readonly<Record<string, string>>;
  /** What the words may mean, where the server could not tell. */
  readonly choices: readonly NamedChoice[];
  readonly offline: boolean;

  constructor(options: { problem?: unknown; offline?: boolean } = {}) {
    super("The tool did not answer.");
    const { detail, fields, choices } = asRecord(options.problem);
    this.reason = typeof detail === "string" ? detail : undefined;
    this.fields = Object.fromEntries(
      Object.entries(asRecord(fields)).map(([name, messages]) => [name, [messages].flat().join(" ")]),
    );
    this.choices = Array.isArray(choices) ? choices.filter(isNamedChoice) : [];
    this.offline = options.offline ?? false;
  }
}

function asRecord(value: unknown): Record<string, unknown> {
  return typeof value === "object" && value !== null ? (value as Record<string, unknown>) : {};
}

/** Parses a text that should be JSON. Gives undefined for anything else, such as a proxy's error page. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function whole(text: string): Answer {
  const { engine, versions, about, ...written } = asRecord(parsed(text));
  if (engine !== "built-in" && engine !== "model") throw new ToolFailure();
  return {
    written,
    engine,
    versions: typeof versions === "number" ? versions : undefined,
    about: typeof about === "string" ? about : undefined,
  };
}

interface AskOptions {
  signal: AbortSignal;
  /** Called for each field as it grows; a later value replaces an earlier one. */
  onField: (field: string, value: unknown) => void;
}

/**
 * Calls one of the tools and reports its fields as they stream in.
 * @throws ToolFailure, or the signal's reason if the visitor stopped it
 */
export async function askTool(
  call: ToolCall,
  input: Readonly<Record<string, string | number>>,
  { signal, onField }: AskOptions,
): Promise<Answer> {
  try {
    const response = await fetch(`/api/functions/${call}`, {
      method: "POST",
      headers: { "Content-Type": "application/json", Accept: "text/event-stream, application/json" },
      body: JSON.stringify(input),
      signal,
    });
    if (!response.ok) throw new ToolFailure({ problem: parsed(await response.text()) });
    const streamed = response.headers.get("content-type")?.startsWith("text/event-stream");
    if (!streamed || !response.body) return whole(await response.text());
    for await (const { event, data } of serverEvents(response.body)) {
      if (event === "done") return whole(data);
      if (event === "error") throw new ToolFailure({ problem: parsed(data) });
      const { field, value } = asRecord(parsed(data));
      if (event === "field" && typeof field === "string") onField(field, value);
    }
    throw new ToolFailure({ offline: true });
  } catch (error) {
    signal.throwIfAborted();
    throw error instanceof ToolFailure ? error : new ToolFailure({ offline: true });
  }
}
