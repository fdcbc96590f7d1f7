/** What the chat does on this page. */
export type ChatState =
  | { step: "idle" }
  /** A question waits for its answer; `text` is the part of it that is here. */
  | { step: "waiting"; id: string; text: string };

export type ChatEvent =
  | { type: "asked"; id: string }
  | { type: "piece"; text: string }
  /** The answer is complete or failed, or the page is left before. */
  | { type: "done" };

export const idleChat: ChatState = { step: "idle" };

/** The state after an event. An event that cannot happen in a state gives back the same object. */
export function nextChat(state: ChatState, event: ChatEvent): ChatState {
  if (state.step === "idle") {
    return event.type === "asked" ? { step: "waiting", id: event.id, text: "" } : state;
  }
  if (event.type === "done") return idleChat;
  return event.type === "piece" ? { ...state, text: `${state.text} ${event.text.trim()}`.trim() } : state;
}
