import { useState } from "react";
import { data } from "react-router";
import { guarded, readForm, refusalOr } from "#app/forms/request-guard.server.ts";
import { takeQuiz } from "#app/school/lessons/quiz.server.ts";
import { showQuiz } from "#app/school/lessons/quiz-page.server.ts";
import { countedViewer, currentViewer } from "#app/school/lessons/viewer.server.ts";
import { notFoundAsNull } from "#app/site/not-found.server.ts";
import { Missing, missingMeta } from "#app/ui/missing.tsx";
import { Trail } from "#app/ui/trail.tsx";
import { quizTexts } from "#content/course-pages.ts";
import { schoolPage } from "#content/school.ts";
import { site } from "#content/site.ts";
import { type QuizResult, quizAnswers } from "../courses/contract.ts";
import type { Route } from "./+types/quiz.ts";
import { Locked } from "./locked.tsx";
import { neededToPass } from "./marking.ts";
import { PlaceLinks } from "./place-links.tsx";
import { answerFields, answersIn } from "./quiz-answers.ts";
import { QuizForm } from "./quiz-form.tsx";
import { QuizOutcome } from "./quiz-outcome.tsx";
import { useOfflinePages } from "./use-offline-pages.ts";

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const shown = await guarded(context, () =>
    notFoundAsNull(async () => showQuiz(params.slug, params.module, await currentViewer(request.headers))),
  );
  if (!shown) return data(null, { status: 404 });
  if (!shown.questions) return data(shown, { status: shown.locked === "sign-in" ? 401 : 403 });
  return data(shown, { headers: { "X-Keep-Offline": "quiz" } });
}

export function headers({ loaderHeaders }: Route.HeadersArgs) {
  return loaderHeaders;
}

/** Marks the submitted answers. The result is shown in place of the questions. */
export async function action({ request, context }: Route.ActionArgs) {
  return guarded(context, async () => {
    const viewer = await countedViewer(request.headers);
    const form = await readForm(context, request, quizAnswers, answerFields);
    const sent = quizAnswers.safeParse({ ...Object.fromEntries(form), answers: answersIn(form) });
    if (!sent.success) return data({ result: null, message: quizTexts.missing }, { status: 422 });
    return refusalOr("invalid", async () => data({ result: await takeQuiz(viewer, sent.data), message: "" }));
  });
}

export function meta({ loaderData }: Route.MetaArgs) {
  if (!loaderData) return missingMeta;
  return [
    { title: `${quizTexts.title(loaderData.title)} · ${site.school}` },
    { name: "robots", content: "noindex" },
  ];
}

/** The quiz of a module. */
export default function Quiz({ loaderData: shown, actionData }: Route.ComponentProps) {
  if (!shown) return <Missing />;
  const above = [
    { name: schoolPage.heading, path: "/video-courses" },
    { name: shown.course.title, path: `/courses/${shown.course.slug}` },
  ];
  if (!shown.questions) {
    return <Locked {...shown} title={quizTexts.title(shown.title)} above={above} reason={shown.locked} />;
  }
  return <OpenQuiz {...shown} above={above} answer={actionData} />;
}

type Shown = Extract<NonNullable<Route.ComponentProps["loaderData"]>, { locked: null }>;

interface OpenQuizProps extends Omit<Shown, "locked"> {
  above: { name: string; path: string }[];
  answer: { result: QuizResult | null; message: string } | undefined;
}

function OpenQuiz({ answer, ...shown }: OpenQuizProps) {
  const { course, title, path, questions, task, passed } = shown;
  const [marked, setMarked] = useState<QuizResult | null>(null);
  // A reload of the data brings a new key, but this attempt keeps the key it began with.
  const [submissionKey] = useState(shown.submissionKey);
  useOfflinePages(shown.learner);
  const result = marked ?? answer?.result ?? null;
  return (
    <div className="wrap max-w-3xl py-4 md:py-8">
      <Trail list={shown.above} />
      <h1 className="mt-3 text-3xl">{quizTexts.title(title)}</h1>
      {!result && (
        <p className="mt-3 mb-8 text-muted">
          {quizTexts.intro(questions.length, neededToPass(questions.length))}
          {passed && ` ${quizTexts.already}`}
        </p>
      )}
      <div className="mt-6">
        {result ? (
          <QuizOutcome result={result} path={path} task={task} />
        ) : (
          <QuizForm
            questions={questions}
            learner={shown.learner}
            module={shown.module}
            title={title}
            submissionKey={submissionKey}
            message={answer?.message}
            onMarked={setMarked}
          />
        )}
      </div>
      <PlaceLinks course={course} previous={shown.previous} next={shown.next} />
    </div>
  );
}
