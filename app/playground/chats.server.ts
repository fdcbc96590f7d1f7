import { type Chat, newChat } from "./engine/shop.ts";

/** How long a chat is remembered after its last message, in milliseconds. The privacy notice says half an hour. */
const idleLimit = 30 * 60 * 1000;
/** How many chats one process remembers; the one idle longest is dropped first. */
const mostChats = 2000;

interface Kept {
  readonly chat: Chat;
  at: number;
}

/** Active chats by session id, only in the memory of this process. */
const chats = new Map<string, Kept>();

function forgetOld(now: number): void {
  for (const [id, { at }] of chats) {
    if (now - at < idleLimit && chats.size <= mostChats) return;
    chats.delete(id);
  }
}

// Old chats must also go when nobody writes for hours.
setInterval(() => forgetOld(Date.now()), 60_000).unref();

/** The chat of a session, new if it is not remembered. */
export function chatOf(sessionId: string, now = Date.now()): Chat {
  const known = chats.get(sessionId);
  const chat = known && now - known.at < idleLimit ? known.chat : newChat();
  // A map keeps insertion order, so the last used entry is moved to the end.
  chats.delete(sessionId);
  chats.set(sessionId, { chat, at: now });
  forgetOld(now);
  return chat;
}
