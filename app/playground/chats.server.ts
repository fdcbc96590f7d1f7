import { type Chat, newChat } from "./engine/chat.ts";

/** How long a chat is remembered after its last message, in milliseconds. The privacy notice says half an hour. */
const idleLimit = 30 * 60 * 1000;
/** How many chats one process remembers; the one that rested longest goes first. */
const mostChats = 2000;

interface Kept {
  readonly chat: Chat;
  at: number;
}

/** The chats that go on, by the number of their session; in the process's memory and nowhere else. */
const chats = new Map<string, Kept>();

function forgetOld(now: number): void {
  for (const [id, { at }] of chats) {
    if (now - at < idleLimit && chats.size <= mostChats) return;
    chats.delete(id);
  }
}

// Nobody may write for hours: what is old goes also then.
setInterval(() => forgetOld(Date.now()), 60_000).unref();

/** The chat of a session, as far as it is remembered. */
export function chatOf(sessionId: string, now = Date.now()): Chat {
  const known = chats.get(sessionId);
  const chat = known && now - known.at < idleLimit ? known.chat : newChat();
  // A map keeps the order of adding: what was used last stands at the end.
  chats.delete(sessionId);
  chats.set(sessionId, { chat, at: now });
  forgetOld(now);
  return chat;
}
