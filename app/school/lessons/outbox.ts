import type { LessonDone, QuizAnswers, QuizResult } from "../courses/contract.ts";
import { parseList, readList, writeList } from "./device-list.ts";
import { forgetSent, rememberSent } from "./sent-lessons.ts";

/*
 * What a learner did offline: stored on the device and sent when there is a network. The server stores each entry once,
 * so sending it twice is harmless.
 */

const key = "mindsync-school-outbox";

/**
 * A lesson that was done, with its course's slug for the count of done lessons, or a quiz that was answered, with its title
 * for the notice when it is marked.
 */
export type Waiting =
  | ({ kind: "lesson"; course: string } & LessonDone)
  | ({ kind: "quiz"; title: string } & QuizAnswers);

export type Sent =
  | { kind: "sent"; result: QuizResult | null }
  | { kind: "refused"; reason: string }
  | { kind: "later" };

/** A learner's entries that wait; none when the browser stores nothing. Others may have used the same device. */
export function waiting(learner: string): Waiting[] {
  return readList<Waiting>(key).filter((kept) => kept.learner === learner);
}

function same(one: Waiting, other: Waiting): boolean {
  if (one.learner !== other.learner) return false;
  if (one.kind === "lesson") return other.kind === "lesson" && one.lesson === other.lesson;
  return other.kind === "quiz" && one.submissionKey === other.submissionKey;
}

/** Stores an entry for later. @returns whether the browser stored it */
export function keepForLater(done: Waiting): boolean {
  return writeList(key, [...readList<Waiting>(key).filter((kept) => !same(kept, done)), done]);
}

function forget(done: Waiting): void {
  writeList(
    key,
    readList<Waiting>(key).filter((kept) => !same(kept, done)),
  );
}

/** A learner's entries that another tab of this device has just settled, by the event that the browser sends to this one. */
export function settledElsewhere(
  learner: string,
  event: Pick<StorageEvent, "key" | "oldValue" | "newValue">,
): Waiting[] {
  if (event.key !== key) return [];
  const left = parseList<Waiting>(event.newValue);
  return parseList<Waiting>(event.oldValue).filter(
    (kept) => kept.learner === learner && !left.some((one) => same(one, kept)),
  );
}

/** Removes all that was done, because the next user of this device may be somebody else. */
export function emptyOutbox(): void {
  writeList(key, []);
  forgetSent();
}

const addresses = { lesson: "/api/lesson_progress", quiz: "/api/quiz_attempts" } as const;

/** Sends one entry. Without a network, or after an error of the server, it stays for later. */
export async function send(done: Waiting): Promise<Sent> {
  const { kind, ...body } = done.kind === "lesson" ? { ...done, course: undefined } : done;
  try {
    const answer = await fetch(addresses[kind], {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(20_000),
    });
    if (answer.ok && done.kind === "lesson") {
      const { learner, lesson, course } = done;
      rememberSent({
        learner,
        lesson,
        course,
        at: Date.parse(answer.headers.get("date") ?? "") || Date.now(),
      });
      return { kind: "sent", result: null };
    }
    if (answer.ok) return { kind: "sent", result: await answer.json() };
    // Signed out, another account, too many requests, or a server error: a later try may succeed.
    if ([401, 409, 429].includes(answer.status) || answer.status >= 500) return { kind: "later" };
    const { detail } = await answer.json();
    return { kind: "refused", reason: String(detail) };
  } catch {
    return { kind: "later" };
  }
}

/**
 * Sends a learner's waiting entries in order, and reports each that was accepted or refused. Stops at the first that must
 * wait.
 */
export async function sendWaiting(
  learner: string,
  onSent: (done: Waiting, sent: Sent) => void = () => {},
): Promise<void> {
  for (const done of waiting(learner)) {
    const sent = await send(done);
    if (sent.kind === "later") return;
    forget(done);
    onSent(done, sent);
  }
}
