import { data, redirect } from "react-router";
import { guarded, readForm } from "#app/forms/request-guard.server.ts";
import { readOutline } from "#app/school/courses/catalogue.server.ts";
import { issueCertificate } from "#app/school/lessons/certificates.server.ts";
import { readProgress } from "#app/school/lessons/progress.server.ts";
import { countedViewer, currentViewer } from "#app/school/lessons/viewer.server.ts";
import { notFoundAsNull } from "#app/site/not-found.server.ts";
import { Badge } from "#app/ui/badge.tsx";
import { motifsOf, ScenePicture } from "#app/ui/cloth/scene.tsx";
import { Missing, missingMeta } from "#app/ui/missing.tsx";
import { ClothStrip } from "#app/ui/page-hero.tsx";
import { Trail } from "#app/ui/trail.tsx";
import { counted, courseTexts } from "#content/course-pages.ts";
import { pageMeta } from "#content/page-meta.ts";
import { learningPaths, schoolPage } from "#content/school.ts";
import { breadcrumbs, course as courseThing } from "#content/structured-data.ts";
import { nextPlace } from "../lessons/outline-places.ts";
import { useDoneHere, withDone } from "../lessons/use-done-here.ts";
import { useOutbox } from "../lessons/use-outbox.ts";
import type { Route } from "./+types/course.ts";
import { accessTo } from "./access.ts";
import { certificateRequest } from "./contract.ts";
import { CourseActions } from "./course-actions.tsx";
import { Outline } from "./course-outline.tsx";
import { certificateScene, courseScene } from "./course-scenes.ts";
import { durationText } from "./duration.ts";
import { TierBadge } from "./tier-badge.tsx";

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const found = await guarded(context, () =>
    notFoundAsNull(async () => {
      const viewer = await currentViewer(request.headers);
      const course = await readOutline(params.slug, viewer);
      const progress = viewer && (await readProgress(viewer.id, course.id));
      return {
        course,
        progress,
        learner: viewer && { id: viewer.id, name: viewer.name },
        readAt: Date.now(),
        access: accessTo(course.tier_required, viewer),
        next: nextPlace(course, progress ?? { done: [], passed: [] }),
      };
    }),
  );
  // The service worker also stores this page, so that a learner can go through a course offline
  // (tooling/browser/lessons.js).
  const headers: Record<string, string> = found?.learner
    ? { "X-Keep-Offline": "course" }
    : { "Cache-Control": "private, no-cache" };
  return data(found, { status: found ? 200 : 404, headers });
}

export function headers({ loaderHeaders }: Route.HeadersArgs) {
  return loaderHeaders;
}

/** Requests the certificate. */
export async function action({ request, params, context }: Route.ActionArgs) {
  const viewer = await guarded(context, () => countedViewer(request.headers));
  const form = await readForm(context, request, certificateRequest);
  const asked = certificateRequest.safeParse(Object.fromEntries(form));
  if (!asked.success)
    return data({ errors: asked.error.issues.map(({ message }) => message) }, { status: 422 });
  const code = await guarded(context, () => issueCertificate(viewer, params.slug, asked.data.name));
  throw redirect(`/certificates/${code}`);
}

export function meta({ loaderData }: Route.MetaArgs) {
  if (!loaderData) return missingMeta;
  const { course } = loaderData;
  const path = `/courses/${course.slug}`;
  const description = (course.description || schoolPage.summary).slice(0, 155);
  const facts = pageMeta({
    title: course.title,
    description,
    path,
    pictured: learningPaths.some(({ id }) => id === course.slug) ? path : "/video-courses",
    structured: [
      courseThing({ name: course.title, description, path }),
      breadcrumbs({ name: schoolPage.heading, path: "/video-courses" }, { name: course.title, path }),
    ],
  });
  return course.is_published ? facts : [{ title: course.title }, { name: "robots", content: "noindex" }];
}

const above = [
  { name: "Home", path: "/" },
  { name: schoolPage.heading, path: "/video-courses" },
];

/** A course: its lessons, length and tier, and the visitor's next action. */
export default function CoursePage({ loaderData, actionData }: Route.ComponentProps) {
  if (!loaderData) return <Missing />;
  return <FoundCourse {...loaderData} errors={actionData?.errors} />;
}

type Found = NonNullable<Route.ComponentProps["loaderData"]>;

function FoundCourse({ errors, ...found }: Found & { errors: readonly string[] | undefined }) {
  const { course, learner, readAt } = found;
  useOutbox(learner?.id ?? "");
  const here = useDoneHere({ learner: learner?.id ?? null, course: course.slug, readAt });
  const progress = found.progress && withDone(found.progress, here);
  // When all that is left waits on the device, the server's next step stays until it has been sent.
  const next = nextPlace(course, progress ?? { done: [], passed: [] }) ?? found.next;
  const hasQuizzes = course.modules.some(({ question_count }) => question_count > 0);
  const scene = courseScene(course.learning_path);
  const lessons = course.modules.reduce((sum, module) => sum + module.lessons.length, 0);
  return (
    <>
      <section className="deep page-hero">
        <div className={`wrap pt-4 pb-12 md:pt-8 lg:pb-16 ${scene ? "page-hero-words" : "page-hero-low"}`}>
          <div>
            <Trail list={above} />
            {!course.is_published && (
              <p className="mt-3">
                <Badge tone="danger">{courseTexts.unpublished}</Badge>
              </p>
            )}
            <h1 className="mt-4 max-w-4xl text-4xl">{course.title}</h1>
            {course.description && (
              <p className="mt-5 max-w-prose text-lg text-muted">{course.description}</p>
            )}
            <p className="mt-5 flex flex-wrap items-center gap-x-3 gap-y-2">
              <TierBadge tier={course.tier_required} />
              <span className="text-muted">
                {counted.modules(course.module_count)} · {counted.lessons(lessons)} ·{" "}
                {durationText(course.total_duration)}
              </span>
            </p>
            <CourseActions {...found} progress={progress} next={next} errors={errors} />
          </div>
          {scene && (
            <ScenePicture
              scene={scene}
              className="page-hero-picture aspect-[2/1] w-full rounded-2xl lg:aspect-[8/5]"
            />
          )}
        </div>
        <ClothStrip cloth="school" also={motifsOf(scene ? [scene] : [])} />
      </section>
      <section
        className="section wrap lg:grid lg:grid-cols-[20rem_1fr] lg:items-start lg:gap-14"
        aria-labelledby="outline-heading"
      >
        <div className="lg:sticky lg:top-24">
          <h2 id="outline-heading" className="text-3xl">
            {courseTexts.outline}
          </h2>
          <p className="mt-3 max-w-prose text-muted">
            {courseTexts.outlineText}
            {lessons > 0 && !progress?.certificate && ` ${courseTexts.certificate.how(hasQuizzes)}`}
          </p>
          {lessons > 0 && (
            <ScenePicture
              scene={certificateScene}
              className="mt-6 aspect-[8/5] w-full rounded-2xl max-lg:hidden"
            />
          )}
        </div>
        <Outline course={course} progress={progress} next={progress && (next?.path ?? null)} />
      </section>
    </>
  );
}
