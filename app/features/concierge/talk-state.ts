/** The talk as this page shows it. `spoken` is what screen readers are given, each answer once. */
export type TalkState = { spoken: string } & (
  | { step: "idle" }
  /** A question waits for its answer; `text` is the part of it that is here. */
  | { step: "answering"; id: string; text: string }
);

export type TalkEvent =
  | { type: "asked"; id: string; spoken: string }
  | { type: "received"; text: string }
  /** The answer is complete, or failed. */
  | { type: "settled"; spoken: string }
  /** The page is left before the answer came. */
  | { type: "left" }
  | { type: "said"; spoken: string };

export const idleTalk: TalkState = { step: "idle", spoken: "" };

/** The state after an event. An event that cannot happen in a state gives back the same object. */
export function nextTalk(state: TalkState, event: TalkEvent): TalkState {
  if (event.type === "said") return { ...state, spoken: event.spoken };
  if (state.step === "idle") {
    return event.type === "asked"
      ? { step: "answering", id: event.id, text: "", spoken: event.spoken }
      : state;
  }
  switch (event.type) {
    case "received":
      return { ...state, text: `${state.text} ${event.text.trim()}`.trim() };
    case "settled":
      return { step: "idle", spoken: event.spoken };
    case "left":
      return { step: "idle", spoken: state.spoken };
    case "asked":
      return state;
  }
}
