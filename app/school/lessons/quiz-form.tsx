import { type FormEvent, useState } from "react";
import { Form } from "react-router";
import { FormRefusal } from "#app/forms/form-refusal.tsx";
import { bringIntoView } from "#app/ui/bring-into-view.ts";
import { Button } from "#app/ui/button.tsx";
import { quizTexts } from "#content/course-pages.ts";
import type { AskedQuestion, QuizResult } from "../courses/contract.ts";
import { keepForLater, send } from "./outbox.ts";
import { answersIn, questionField } from "./quiz-answers.ts";
import { useOutbox } from "./use-outbox.ts";

interface QuizFormProps {
  questions: readonly AskedQuestion[];
  learner: string;
  module: string;
  /** The module's title, for the notice when waiting answers are marked. */
  title: string;
  /** Identifies this attempt, so that a repeated request is stored once. */
  submissionKey: string;
  /** The server's message about a form that was sent without script. */
  message?: string | undefined;
  onMarked: (result: QuizResult) => void;
}

/** The questions of a quiz. It works without script and, with script, stores answers until there is a network. */
export function QuizForm(props: QuizFormProps) {
  const { questions, learner, module, title, submissionKey, onMarked } = props;
  const [state, setState] = useState<"open" | "sending" | "kept">("open");
  const [message, setMessage] = useState(props.message);
  useOutbox(learner, (done, sent) => {
    if (done.kind !== "quiz" || done.submissionKey !== submissionKey) return;
    if (sent.kind === "sent" && sent.result) onMarked(sent.result);
    else setState("open");
  });

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (state === "sending") return;
    const answers = answersIn(new FormData(event.currentTarget));
    if (questions.some(({ id }) => answers[id] === undefined)) {
      setMessage(quizTexts.missing);
      return;
    }
    setMessage(undefined);
    setState("sending");
    const done = { kind: "quiz" as const, title, submissionKey, learner, module, answers };
    const sent = await send(done);
    if (sent.kind === "sent" && sent.result) onMarked(sent.result);
    else if (sent.kind === "later" && keepForLater(done)) setState("kept");
    else {
      setState("open");
      setMessage(sent.kind === "refused" ? sent.reason : quizTexts.notSent);
    }
  }

  if (state === "kept") {
    return (
      <p
        ref={bringIntoView}
        tabIndex={-1}
        role="status"
        className="rounded-2xl border border-success bg-success-soft p-5 font-semibold text-success outline-none"
      >
        {quizTexts.kept}
      </p>
    );
  }
  return (
    <Form method="post" onSubmit={submit} reloadDocument className="grid gap-8">
      <input type="hidden" name="learner" value={learner} />
      <input type="hidden" name="module" value={module} />
      <input type="hidden" name="submissionKey" value={submissionKey} />
      {questions.map((question, at) => (
        <Question key={question.id} {...question} number={at + 1} total={questions.length} />
      ))}
      <FormRefusal>{message}</FormRefusal>
      <Button type="submit" size="lg" loading={state === "sending"} className="justify-self-start">
        {state === "sending" ? quizTexts.submitting : quizTexts.submit}
      </Button>
    </Form>
  );
}

function Question(props: AskedQuestion & { number: number; total: number }) {
  const { id, question, choices, number, total } = props;
  return (
    <fieldset>
      <legend>
        <span className="block text-sm font-semibold text-muted">{quizTexts.question(number, total)}</span>
        <span className="mt-1 block text-lg font-semibold">{question}</span>
      </legend>
      <div className="mt-3 grid gap-2">
        {choices.map((choice, at) => (
          <label
            key={choice}
            className="flex min-h-12 cursor-pointer items-center gap-3 rounded-xl border border-edge px-4 py-2.5 has-checked:border-brand has-checked:bg-brand-soft"
          >
            <input type="radio" name={questionField(id)} value={at} required className="pick" />
            <span>{choice}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
