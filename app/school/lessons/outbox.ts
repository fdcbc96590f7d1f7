import type { LessonDone, QuizAnswers, QuizResult } from "../courses/contract.ts";

/*
 * What a learner did while there was no network: kept on the device under one name and sent when there is one.
 * The server keeps each only once, so that sending twice does no harm.
 */

const key = "mindsync-school-outbox";

/** A lesson that was done, or a quiz that was answered; a quiz with its title, for the notice when it is marked. */
export type Kept = ({ kind: "lesson" } & LessonDone) | ({ kind: "quiz"; title: string } & QuizAnswers);

export type Sent =
  | { kind: "sent"; result: QuizResult | null }
  | { kind: "refused"; reason: string }
  | { kind: "later" };

/** What waits; nothing when the browser keeps nothing. */
export function waiting(): Kept[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(key) ?? "[]");
    return Array.isArray(kept) ? kept : [];
  } catch {
    return [];
  }
}

/** @returns whether the browser kept it */
function write(kept: readonly Kept[]): boolean {
  try {
    if (kept.length) localStorage.setItem(key, JSON.stringify(kept));
    else localStorage.removeItem(key);
    return true;
  } catch {
    return false;
  }
}

function same(one: Kept, other: Kept): boolean {
  if (one.kind === "lesson") return other.kind === "lesson" && one.lesson === other.lesson;
  return other.kind === "quiz" && one.submissionKey === other.submissionKey;
}

/** Keeps something for later. @returns whether the browser kept it */
export function keepForLater(done: Kept): boolean {
  return write([...waiting().filter((kept) => !same(kept, done)), done]);
}

function forget(done: Kept): void {
  write(waiting().filter((kept) => !same(kept, done)));
}

/** Forgets everything: the next person at this device is another. */
export function emptyOutbox(): void {
  write([]);
}

const addresses = { lesson: "/api/lesson_progress", quiz: "/api/quiz_attempts" } as const;

/** Sends one thing. What no network took, or a server in trouble, is for later. */
export async function send(done: Kept): Promise<Sent> {
  const { kind, ...body } = done;
  try {
    const answer = await fetch(addresses[kind], {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(20_000),
    });
    if (answer.ok) return { kind: "sent", result: kind === "quiz" ? await answer.json() : null };
    // Signed out, another account, too often, or a server in trouble: its time may come.
    if ([401, 409, 429].includes(answer.status) || answer.status >= 500) return { kind: "later" };
    const { detail } = await answer.json();
    return { kind: "refused", reason: String(detail) };
  } catch {
    return { kind: "later" };
  }
}

/** Sends what waits, one after the other, and tells of each that was taken. Stops where there is no network. */
export async function sendWaiting(onSent: (done: Kept, sent: Sent) => void): Promise<void> {
  for (const done of waiting()) {
    const sent = await send(done);
    if (sent.kind === "later") return;
    forget(done);
    onSent(done, sent);
  }
}
