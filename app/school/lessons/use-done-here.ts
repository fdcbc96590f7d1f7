import { useMemo, useSyncExternalStore } from "react";
import type { CourseProgress } from "../courses/contract.ts";
import { onListChange } from "./device-list.ts";
import { waiting } from "./outbox.ts";
import { sentSince } from "./sent-lessons.ts";

/** What a page knows of a learner's progress in a course. */
interface Read {
  /** The learner's id; null for a visitor. */
  learner: string | null;
  /** The course's slug. */
  course: string;
  /** When the server read the progress, in milliseconds. */
  readAt: number;
}

/** The lessons of a course that were done on this device and that a page read at that time does not know. */
export function doneHere({ learner, course, readAt }: Read): string[] {
  if (learner === null) return [];
  const waits = waiting(learner).flatMap((kept) =>
    kept.kind === "lesson" && kept.course === course ? [kept.lesson] : [],
  );
  return [...waits, ...sentSince(learner, course, readAt)];
}

/** `doneHere`, kept up to date. */
export function useDoneHere({ learner, course, readAt }: Read): readonly string[] {
  const ids = useSyncExternalStore(
    onListChange,
    () => doneHere({ learner, course, readAt }).join(" "),
    () => "",
  );
  return useMemo(() => ids.split(" ").filter(Boolean), [ids]);
}

/** A learner's progress with lessons that were done on this device. */
export function withDone<Progress extends Pick<CourseProgress, "done">>(
  progress: Progress,
  lessons: readonly string[],
): Progress {
  return { ...progress, done: [...new Set([...progress.done, ...lessons])] };
}
