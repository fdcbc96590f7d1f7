import type { LessonDone } from "../courses/contract.ts";
import { readList, writeList } from "./device-list.ts";

/*
 * The lessons that this device has told the server are done. A lesson that is stored on the device was perhaps read before
 * that and does not know it.
 */

const key = "mindsync-school-sent";

interface SentLesson extends LessonDone {
  course: string;
  /** When the server stored it, by the server's clock, in milliseconds. */
  at: number;
}

/** More than a learner does between two visits with a network. */
const most = 200;

/** The server's clock is sent in whole seconds, and may be a second old. */
const unsure = 2000;

export function rememberSent(sent: SentLesson): void {
  const others = readList<SentLesson>(key).filter(
    ({ learner, lesson }) => learner !== sent.learner || lesson !== sent.lesson,
  );
  writeList(key, [...others, sent].slice(-most));
}

/** The lessons of a course that were sent after a page was read, which is therefore without them. */
export function sentSince(learner: string, course: string, readAt: number): string[] {
  return readList<SentLesson>(key)
    .filter((sent) => sent.learner === learner && sent.course === course && sent.at > readAt - unsure)
    .map(({ lesson }) => lesson);
}

export function forgetSent(): void {
  writeList(key, []);
}
