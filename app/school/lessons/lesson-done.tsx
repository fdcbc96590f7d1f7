import { type FormEvent, useEffect, useState } from "react";
import { Form } from "react-router";
import { Button } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { lessonTexts } from "#content/course-pages.ts";
import type { LessonDone } from "../courses/contract.ts";
import { keepThisPageAnew } from "./offline-pages.ts";
import { keepForLater, send, waiting } from "./outbox.ts";
import { useOutbox } from "./use-outbox.ts";

interface LessonDoneFormProps {
  done: LessonDone;
  /** The slug of its course. */
  course: string;
  /** Whether it was done, perhaps only on this device. */
  isDone: boolean;
  /** Marks it on the page before the data is reloaded. */
  onDone: () => void;
}

type State = "open" | "sending" | "done" | "kept" | "failed";

/** 'Mark as done': a form that works without script and, with script, also offline. */
export function LessonDoneForm({ done, course, isDone, onDone }: LessonDoneFormProps) {
  const [state, setState] = useState<State>(isDone ? "done" : "open");
  useOutbox(done.learner, (sent, outcome) => {
    if (sent.kind === "lesson" && sent.lesson === done.lesson)
      settle(outcome.kind === "sent" ? "done" : "failed");
  });
  useEffect(() => {
    if (waiting(done.learner).some((kept) => kept.kind === "lesson" && kept.lesson === done.lesson))
      setState("kept");
  }, [done.learner, done.lesson]);

  function settle(next: State) {
    setState(next);
    // Updates the stored copy of the page as well.
    if (next === "done") void keepThisPageAnew().catch(() => {});
  }

  async function mark(event: FormEvent) {
    event.preventDefault();
    if (state === "sending") return;
    setState("sending");
    const entry = { kind: "lesson" as const, course, ...done };
    const outcome = await send(entry);
    if (outcome.kind === "sent") settle("done");
    else if (outcome.kind === "later" && keepForLater(entry)) setState("kept");
    else setState("failed");
    if (outcome.kind !== "refused") onDone();
  }

  // A page that was stored before the lesson was done learns from the device that it is.
  const marked = state === "done" || state === "kept" || (state === "open" && isDone);
  return (
    <div>
      <div role="status">
        {marked && (
          <p className="flex items-center gap-2 font-semibold text-success">
            <Icon name="check" />
            {lessonTexts.done}
          </p>
        )}
        {state === "kept" && <p className="mt-1 text-sm text-muted">{lessonTexts.kept}</p>}
        {state === "failed" && <p className="mb-3 font-semibold text-danger">{lessonTexts.failed}</p>}
      </div>
      {!marked && (
        <Form method="post" onSubmit={mark} reloadDocument>
          <input type="hidden" name="learner" value={done.learner} />
          <input type="hidden" name="lesson" value={done.lesson} />
          <Button type="submit" size="lg" icon="check" loading={state === "sending"}>
            {state === "sending" ? lessonTexts.marking : lessonTexts.markDone}
          </Button>
        </Form>
      )}
    </div>
  );
}
