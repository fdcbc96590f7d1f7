/** The state of the chat on this page. */
export type ChatState =
  | { step: "idle" }
  /** A question is waiting for its answer; `text` is the part that has arrived. */
  | { step: "waiting"; id: string; text: string };

export type ChatEvent =
  | { type: "asked"; id: string }
  | { type: "piece"; text: string }
  /** The answer is complete or has failed, or the visitor left the page before. */
  | { type: "done" };

export const idleChat: ChatState = { step: "idle" };

/** The next state after an event. An event that is not possible in a state returns the same object. */
export function nextChat(state: ChatState, event: ChatEvent): ChatState {
  if (state.step === "idle") {
    return event.type === "asked" ? { step: "waiting", id: event.id, text: "" } : state;
  }
  if (event.type === "done") return idleChat;
  return event.type === "piece" ? { ...state, text: `${state.text} ${event.text.trim()}`.trim() } : state;
}
