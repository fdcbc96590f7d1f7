import { useState } from "react";
import { data, redirect } from "react-router";
import { guarded, readForm } from "#app/forms/request-guard.server.ts";
import { showLesson } from "#app/school/lessons/lesson-page.server.ts";
import { markLessonDone } from "#app/school/lessons/progress.server.ts";
import { countedViewer, currentViewer } from "#app/school/lessons/viewer.server.ts";
import { notFoundAsNull } from "#app/site/not-found.server.ts";
import { Missing, missingMeta } from "#app/ui/missing.tsx";
import { Prose } from "#app/ui/prose.tsx";
import { Trail } from "#app/ui/trail.tsx";
import { blogTexts } from "#content/blog.ts";
import { lessonTexts } from "#content/course-pages.ts";
import { schoolPage } from "#content/school.ts";
import { site } from "#content/site.ts";
import { lessonDone } from "../courses/contract.ts";
import { durationText } from "../courses/duration.ts";
import { ModuleSteps } from "../courses/module-steps.tsx";
import type { Route } from "./+types/lesson.ts";
import { CourseProgressLine } from "./course-progress.tsx";
import { LessonDoneForm } from "./lesson-done.tsx";
import { LessonFiles } from "./lesson-files.tsx";
import { LessonMedia } from "./lesson-media.tsx";
import { Locked } from "./locked.tsx";
import { PlaceLinks } from "./place-links.tsx";
import { useDoneHere, withDone } from "./use-done-here.ts";
import { useOfflinePages } from "./use-offline-pages.ts";

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const shown = await guarded(context, () =>
    notFoundAsNull(async () => showLesson(params.slug, params.lesson, await currentViewer(request.headers))),
  );
  if (!shown) return data(null, { status: 404 });
  if (!shown.body) return data(shown, { status: shown.locked === "sign-in" ? 401 : 403 });
  // The service worker stores responses with this header (tooling/browser/lessons.js).
  return data(shown, { headers: { "X-Keep-Offline": "lesson" } });
}

export function headers({ loaderHeaders }: Route.HeadersArgs) {
  return loaderHeaders;
}

/** Handles 'Mark as done'. */
export async function action({ request, params, context }: Route.ActionArgs) {
  await guarded(context, async () => {
    const viewer = await countedViewer(request.headers);
    const typed = Object.fromEntries(await readForm(context, request, lessonDone));
    await markLessonDone(viewer, lessonDone.parse(typed));
  });
  throw redirect(`/courses/${params.slug}/${params.lesson}#done`);
}

export function meta({ loaderData }: Route.MetaArgs) {
  if (!loaderData) return missingMeta;
  return [{ title: `${loaderData.title} · ${site.school}` }, { name: "robots", content: "noindex" }];
}

/** One lesson: its text, its video after a tap, its files, and links to its neighbours. */
export default function Lesson({ loaderData: shown }: Route.ComponentProps) {
  if (!shown) return <Missing />;
  const above = [
    { name: schoolPage.heading, path: "/video-courses" },
    { name: shown.course.title, path: `/courses/${shown.course.slug}` },
  ];
  if (!shown.body) return <Locked {...shown} above={above} reason={shown.locked} />;
  return <OpenLesson key={shown.lesson} {...shown} above={above} />;
}

type Shown = Extract<NonNullable<Route.ComponentProps["loaderData"]>, { locked: null }>;

function OpenLesson(shown: Shown & { above: { name: string; path: string }[] }) {
  const { title, place, seconds, body, html, learner, lesson, readAt, previous, next } = shown;
  const [justDone, setJustDone] = useState(false);
  useOfflinePages(learner);
  const progress = withDone(shown.progress, useDoneHere({ learner, course: shown.course.slug, readAt }));
  const isDone = progress.done.includes(lesson);
  const done = progress.done.length + (justDone && !isDone ? 1 : 0);
  return (
    <article>
      <header className="deep">
        <div className="wrap max-w-6xl pt-4 pb-8 md:pt-6">
          <Trail list={shown.above} />
          <p className="mt-3 text-sm font-semibold text-muted">
            {lessonTexts.place(...place)} · {lessonTexts.reading(durationText(seconds))}
          </p>
          <h1 className="mt-1 text-3xl">{title}</h1>
          <CourseProgressLine done={done} all={progress.lessons} className="mt-5 max-w-sm" />
        </div>
      </header>
      <div className="wrap max-w-6xl py-8 md:py-12 lg:grid lg:grid-cols-[minmax(0,42rem)_minmax(0,1fr)] lg:gap-x-14">
        <div>
          <LessonMedia title={title} media={body} />
          <Prose html={html} copied={blogTexts.copied} copyFailed={blogTexts.copyFailed} />
          <LessonFiles files={body.files} />
          <div id="done" className="mt-10 scroll-mt-20 rounded-2xl border border-line bg-tint p-5 md:p-6">
            <LessonDoneForm
              done={{ learner, lesson }}
              course={shown.course.slug}
              isDone={isDone}
              onDone={() => setJustDone(true)}
            />
            <p className="needs-js mt-3 text-sm text-muted">{lessonTexts.offline}</p>
          </div>
          <PlaceLinks course={shown.course} previous={previous} next={next} />
        </div>
        <nav aria-labelledby="module-heading" className="mt-10 lg:mt-0">
          <div className="lg:sticky lg:top-24">
            <h2 id="module-heading" className="text-xl">
              {shown.module.title}
            </h2>
            <ModuleSteps
              course={shown.course}
              module={shown.module}
              progress={justDone ? { ...progress, done: [...progress.done, lesson] } : progress}
              current={shown.path}
            />
            <p className="mt-4">
              <a
                href={`/courses/${shown.course.slug}`}
                className="inline-block py-2 font-semibold text-brand"
              >
                {lessonTexts.allModules}
              </a>
            </p>
          </div>
        </nav>
      </div>
    </article>
  );
}
