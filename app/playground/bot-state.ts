import type { BotType } from "#content/bot-demo.ts";
import type { BotMessage } from "./contract.ts";
import type { SavedChat } from "./saved-chat.ts";

/** A chat with the practice bots: one message at a time. */
export type BotState = SavedChat &
  (
    | { readonly step: "idle" }
    /** The last message is waiting for its answer. */
    | { readonly step: "waiting"; readonly asked: BotMessage }
    /** The last message was not answered and has been removed from the chat. */
    | { readonly step: "failed"; readonly reason: string }
  );

export type BotEvent =
  | { type: "restored"; chat: SavedChat }
  | { type: "chosen"; botType: BotType }
  | { type: "asked"; botType: BotType; text: string }
  | { type: "answered"; content: string }
  | { type: "failed"; reason: string }
  /** Starts a new chat with the same personality. */
  | { type: "cleared"; sessionId: string }
  /** Restores a cleared chat. */
  | { type: "undone"; chat: SavedChat };

const chatOf = ({ sessionId, botType, messages }: SavedChat): SavedChat => ({ sessionId, botType, messages });

export const idleBot = (chat: SavedChat): BotState => ({ step: "idle", ...chatOf(chat) });

/** The next state after an event. An event that is not possible in a state returns the same object. */
export function nextBot(state: BotState, event: BotEvent): BotState {
  const { messages, botType } = state;
  if (event.type === "chosen") return { ...state, botType: event.botType };
  if (event.type === "cleared") return idleBot({ botType, sessionId: event.sessionId, messages: [] });
  if (state.step === "waiting") {
    const { asked } = state;
    if (event.type === "answered") {
      const answer: BotMessage = { type: "bot", content: event.content, botType: asked.botType };
      return idleBot({ ...state, messages: [...messages, answer] });
    }
    if (event.type !== "failed") return state;
    const others = messages.filter((message) => message !== asked);
    return { ...chatOf(state), messages: others, step: "failed", reason: event.reason };
  }
  switch (event.type) {
    case "restored":
      return idleBot(event.chat);
    case "asked": {
      const asked: BotMessage = { type: "user", content: event.text, botType: event.botType };
      return { ...chatOf(state), messages: [...messages, asked], step: "waiting", asked };
    }
    case "undone":
      return idleBot({ ...event.chat, botType });
    default:
      return state;
  }
}
