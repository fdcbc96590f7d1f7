import type { NamedChoice, Written } from "./ask-tool.ts";
import type { Typed } from "./tool-draft.ts";

/** A request to a tool, saved so that it can be sent again unchanged. */
export interface ToolRequest {
  input: Typed;
  version: number;
}

/** The state of a tool. `arrived` is the id of the last result that was written on this page. */
export type ToolState = { arrived?: string | undefined } & (
  | { step: "idle" }
  /** The answer is streaming in; `written` has the fields so far. */
  | { step: "writing"; written: Written }
  | { step: "failed"; request: ToolRequest; reason: string }
  /** The server could not tell which of these is meant. */
  | { step: "unclear"; request: ToolRequest; question: string; choices: readonly NamedChoice[] }
  /** The server rejected some fields: messages by field. */
  | { step: "refused"; fields: Readonly<Record<string, string>> }
  /** The visitor stopped the request. */
  | { step: "stopped" }
);

export type ToolEvent =
  | { type: "asked" }
  | { type: "received"; field: string; value: unknown }
  | { type: "written"; id: string }
  | { type: "failed"; request: ToolRequest; reason: string }
  | { type: "unclear"; request: ToolRequest; question: string; choices: readonly NamedChoice[] }
  | { type: "refused"; fields: Readonly<Record<string, string>> }
  | { type: "stopped" };

export const idleTool: ToolState = { step: "idle" };

/** The next state after an event. An event that is not possible in a state returns the same object. */
export function nextTool(state: ToolState, event: ToolEvent): ToolState {
  const { arrived } = state;
  if (state.step !== "writing") {
    return event.type === "asked" ? { step: "writing", written: {}, arrived } : state;
  }
  switch (event.type) {
    case "received":
      return { ...state, written: { ...state.written, [event.field]: event.value } };
    case "written":
      return { step: "idle", arrived: event.id };
    case "failed":
      return { step: "failed", request: event.request, reason: event.reason, arrived };
    case "unclear":
      return {
        step: "unclear",
        request: event.request,
        question: event.question,
        choices: event.choices,
        arrived,
      };
    case "refused":
      return { step: "refused", fields: event.fields, arrived };
    case "stopped":
      return { step: "stopped", arrived };
    case "asked":
      return state;
  }
}
