import { newTalk, type Talk } from "./engine/talk.ts";

/** How long a talk is remembered after its last message, in milliseconds. The privacy notice says half an hour. */
const keptFor = 30 * 60 * 1000;
/** How many talks one process remembers; the one that rested longest goes first. */
const mostTalks = 2000;

interface Kept {
  readonly talk: Talk;
  at: number;
}

/** The talks that go on, by the number of their session; in the process's memory and nowhere else. */
const talks = new Map<string, Kept>();

function forgetOld(now: number): void {
  for (const [id, { at }] of talks) {
    if (now - at < keptFor && talks.size <= mostTalks) return;
    talks.delete(id);
  }
}

// Nobody may write for hours: what is old goes also then.
setInterval(() => forgetOld(Date.now()), 60_000).unref();

/** The talk of a session, as far as it is remembered. */
export function talkOf(sessionId: string, now = Date.now()): Talk {
  const known = talks.get(sessionId);
  const talk = known && now - known.at < keptFor ? known.talk : newTalk();
  // A map keeps the order of adding: what was used last stands at the end.
  talks.delete(sessionId);
  talks.set(sessionId, { talk, at: now });
  forgetOld(now);
  return talk;
}
