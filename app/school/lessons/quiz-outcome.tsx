import { bringIntoView } from "#app/ui/bring-into-view.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { quizTexts } from "#content/course-pages.ts";
import type { MarkedQuestion, QuizResult } from "../courses/contract.ts";

interface QuizOutcomeProps {
  result: QuizResult;
  /** The page where the quiz can be repeated. */
  path: string;
  /** A practical task for the learner's own business. */
  task: string;
}

/** The result of a quiz: the mark, and the right answer to each question with its reason. */
export function QuizOutcome({ result, path, task }: QuizOutcomeProps) {
  const { passed, score, total, questions } = result;
  return (
    <>
      <div
        ref={bringIntoView}
        tabIndex={-1}
        role="status"
        className={`rounded-2xl border p-5 outline-none md:p-6 ${passed ? "border-success bg-success-soft" : "border-line bg-tint"}`}
      >
        <h2 className={`text-2xl ${passed ? "text-success" : ""}`}>
          {passed ? quizTexts.passed(score, total) : quizTexts.failed(score, total)}
        </h2>
        <p className="mt-2 max-w-prose">{passed ? quizTexts.passedText : quizTexts.failedText}</p>
        {passed && task && <p className="mt-2 max-w-prose font-semibold">{task}</p>}
      </div>
      <ol className="mt-8 grid gap-8">
        {questions.map((question) => (
          <li key={question.id}>
            <Marked {...question} />
          </li>
        ))}
      </ol>
      {!passed && (
        <ButtonLink size="lg" href={path} reload className="mt-8">
          {quizTexts.again}
        </ButtonLink>
      )}
    </>
  );
}

function Marked({ question, choices, chosen, answer, why }: MarkedQuestion) {
  const right = chosen === answer;
  return (
    <>
      <p className="text-lg font-semibold">{question}</p>
      <ul className="mt-3 grid gap-2">
        {choices.map((choice, at) =>
          at === answer || at === chosen ? (
            <li
              key={choice}
              className={`flex items-start gap-3 rounded-xl border px-4 py-2.5 ${at === answer ? "border-success" : "border-danger"}`}
            >
              <Icon
                name={at === answer ? "check" : "close"}
                className={`mt-0.5 size-5 ${at === answer ? "text-success" : "text-danger"}`}
              />
              <span className="grow">{choice}</span>
              <span className="text-sm whitespace-nowrap text-muted">
                {at === answer ? (right ? quizTexts.right : quizTexts.rightAnswer) : quizTexts.wrong}
              </span>
            </li>
          ) : null,
        )}
      </ul>
      {why && <p className="mt-3 max-w-prose text-muted">{why}</p>}
    </>
  );
}
