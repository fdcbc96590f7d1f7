import type { Written } from "./ask-tool.ts";
import type { Typed } from "./tool-draft.ts";

/** What a tool was asked, to be sent again as it was. */
export interface ToolRequest {
  input: Typed;
  version: number;
}

/** A tool at work. `arrived` is the last result that was written on this page. */
export type ToolState = { arrived?: string | undefined } & (
  | { step: "idle" }
  /** The answer is on its way; `written` has the fields that are here. */
  | { step: "writing"; written: Written }
  | { step: "failed"; request: ToolRequest; reason: string }
  /** The server found fields wrong: messages by field. */
  | { step: "refused"; fields: Readonly<Record<string, string>> }
  /** The visitor stopped it. */
  | { step: "stopped" }
);

export type ToolEvent =
  | { type: "asked" }
  | { type: "received"; field: string; value: unknown }
  | { type: "written"; id: string }
  | { type: "failed"; request: ToolRequest; reason: string }
  | { type: "refused"; fields: Readonly<Record<string, string>> }
  | { type: "stopped" };

export const idleTool: ToolState = { step: "idle" };

/** The state after an event. An event that cannot happen in a state gives back the same object. */
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
    case "refused":
      return { step: "refused", fields: event.fields, arrived };
    case "stopped":
      return { step: "stopped", arrived };
    case "asked":
      return state;
  }
}
