import { lazy, type MouseEvent, Suspense, useEffect, useState } from "react";
import { data, type ShouldRevalidateFunctionArgs } from "react-router";
import { logged } from "#app/forms/request-guard.server.ts";
import { listCatalogue } from "#app/school/courses/catalogue.server.ts";
import { currentViewer } from "#app/school/lessons/viewer.server.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { ClothAgain } from "#app/ui/cloth/cloth.tsx";
import { Icon, type IconName } from "#app/ui/icon.tsx";
import { ClothStrip } from "#app/ui/page-hero.tsx";
import { Statistics } from "#app/ui/statistics.tsx";
import { useAddressDialog } from "#app/ui/use-address-dialog.ts";
import { learnerSignInTexts } from "#content/account.ts";
import { catalogueTexts, counted, learningTexts } from "#content/course-pages.ts";
import { pageMeta } from "#content/page-meta.ts";
import { learningPaths, schoolPage, schoolStatistics } from "#content/school.ts";
import { course, weeks } from "#content/structured-data.ts";
import type { Route } from "./+types/school.page.ts";
import type { CatalogueEntry } from "./contract.ts";
import { coverMotifs } from "./course-cover.tsx";
import { FeaturedCourses } from "./featured-courses.tsx";
import { LearningPaths } from "./learning-paths.tsx";
import { LessonScene } from "./lesson-scene.tsx";

const EnrollmentDialog = lazy(() => import("../enroll/enrollment-dialog.tsx"));

export function meta() {
  return pageMeta({
    title: `${schoolPage.heading}: courses for business owners`,
    description: schoolPage.summary,
    path: "/video-courses",
    structured: learningPaths.map(({ id, title, description, duration }) =>
      course({ name: title, description, path: `/video-courses#${id}`, duration: weeks(duration) }),
    ),
  });
}

/**
 * The courses, and the visitor's name. When either cannot be read it is only logged, as specified, and the page works.
 */
export async function loader({ request }: Route.LoaderArgs) {
  const [courses, viewer] = await Promise.all([
    logged("the courses were not read", listCatalogue()),
    logged("the visitor was not read", currentViewer(request.headers)),
  ]);
  // Without a greeting, Back may use the cached page. It is revalidated otherwise.
  const headers = viewer ? undefined : { "Cache-Control": "private, no-cache" };
  return data({ courses, name: viewer?.name ?? null }, headers && { headers });
}

export function headers({ loaderHeaders }: Route.HeadersArgs) {
  return loaderHeaders;
}

/** A search changes only the address. All courses are loaded already. */
export function shouldRevalidate({
  currentUrl,
  nextUrl,
  formMethod,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs) {
  if (!formMethod && currentUrl.pathname === nextUrl.pathname) return false;
  return defaultShouldRevalidate;
}

type OnEnrol = (event: MouseEvent, path?: string) => void;

/** How many courses and modules this site has today; nothing if there are none, or they could not be read. */
function HereToday({ courses }: { courses: readonly CatalogueEntry[] | null }) {
  if (!courses?.length) return null;
  const modules = courses.reduce((sum, { module_count }) => sum + module_count, 0);
  return (
    <p className="mt-4 max-w-prose text-sm">
      {schoolPage.hereToday(catalogueTexts.found(courses.length), counted.modules(modules))}
    </p>
  );
}

interface WelcomeProps {
  name: string | null;
  courses: readonly CatalogueEntry[] | null;
  onEnrol: OnEnrol;
}

/** The top of the page, which greets a signed-in learner. */
function Welcome({ name, courses, onEnrol }: WelcomeProps) {
  const [href, label] = name
    ? [learningTexts.path, catalogueTexts.learning]
    : [learnerSignInTexts.path, learnerSignInTexts.submit];
  return (
    <section className="deep page-hero">
      <div className="section wrap page-hero-words">
        <div>
          <h1 className="text-4xl">{schoolPage.heading}</h1>
          {name && <p className="mt-4 text-lg font-semibold">{catalogueTexts.welcome(name)}</p>}
          <p className="mt-5 max-w-prose text-lg text-muted">{schoolPage.intro}</p>
          <div className="mt-7 flex flex-wrap gap-3">
            <ButtonLink href="/enroll" reload data-tap="" size="lg" onClick={onEnrol}>
              {schoolPage.startLabel}
            </ButtonLink>
            <ButtonLink href="#courses" reload kind="secondary" size="lg">
              {schoolPage.browseLabel}
            </ButtonLink>
          </div>
          <p className="mt-4">
            {!name && `${catalogueTexts.visitor} `}
            <a href={href} className="inline-block py-2.5 font-semibold underline underline-offset-4">
              {label}
            </a>
          </p>
          <Statistics list={schoolStatistics} className="mt-8 border-t border-line pt-6" />
          <HereToday courses={courses} />
        </div>
        <div className="page-hero-scene max-lg:hidden">
          <LessonScene />
        </div>
      </div>
      <ClothStrip cloth="school" also={coverMotifs} />
    </section>
  );
}

const pointIcons: readonly IconName[] = ["book", "phone", "chat"];

/** The end of the page: the form once more, and what a learner can count on. */
function Closing({ onEnrol }: { onEnrol: OnEnrol }) {
  const { closing } = schoolPage;
  return (
    <section className="deep page-hero" aria-labelledby="closing-heading">
      <div className="section wrap page-hero-words">
        <div>
          <h2 id="closing-heading" className="text-3xl">
            {closing.heading}
          </h2>
          <p className="mt-4 max-w-prose text-lg text-muted">{closing.text}</p>
          <div className="mt-8 flex flex-wrap gap-3">
            <ButtonLink href="/enroll" reload data-tap="" size="lg" onClick={onEnrol}>
              {closing.enrollLabel}
            </ButtonLink>
            <ButtonLink href="/" kind="secondary" size="lg">
              {closing.backLabel}
            </ButtonLink>
          </div>
        </div>
        <ul className="page-hero-scene grid gap-6">
          {closing.points.map(({ title, text }, at) => (
            <li key={title} className="flex gap-4">
              <span className="grid size-11 shrink-0 place-items-center rounded-xl bg-accent text-accent-ink">
                <Icon name={pointIcons[at] ?? "check"} className="size-6" />
              </span>
              <div>
                <h3 className="text-lg">{title}</h3>
                <p className="text-muted">{text}</p>
              </div>
            </li>
          ))}
        </ul>
      </div>
      <ClothAgain />
    </section>
  );
}

/** The school: its courses and learning paths, and the enrollment form in a dialog. */
export default function School({ loaderData: { courses, name } }: Route.ComponentProps) {
  const dialog = useAddressDialog("enroll");
  // The dialog's code is loaded when it is first opened.
  const [asked, setAsked] = useState(false);
  useEffect(() => {
    if (dialog.open) setAsked(true);
  }, [dialog.open]);

  /** Opens the dialog instead of following the link to the page with the same form. */
  function enrol(event: MouseEvent, path?: string) {
    event.preventDefault();
    dialog.show(path);
  }

  return (
    <>
      <Welcome name={name} courses={courses} onEnrol={enrol} />
      <FeaturedCourses courses={courses} onEnrol={enrol} />
      <LearningPaths onEnrol={enrol} taught={(courses ?? []).flatMap(({ slug }) => slug ?? [])} />
      <Closing onEnrol={enrol} />
      {asked && (
        <Suspense>
          <EnrollmentDialog open={dialog.open} learningPath={dialog.value} onClose={dialog.close} />
        </Suspense>
      )}
    </>
  );
}
