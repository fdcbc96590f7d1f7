import { Form, redirect } from "react-router";
import { signInFor } from "#app/accounts/way-back.ts";
import { guarded } from "#app/forms/request-guard.server.ts";
import { showLearning } from "#app/school/lessons/learning-page.server.ts";
import { currentViewer } from "#app/school/lessons/viewer.server.ts";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { Day } from "#app/ui/day.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { courseTexts, learningTexts } from "#content/course-pages.ts";
import { ownAccountTexts } from "#content/own-account.ts";
import { site } from "#content/site.ts";
import { TierBadge } from "../courses/tier-badge.tsx";
import type { Route } from "./+types/learning.ts";
import { CourseProgressLine } from "./course-progress.tsx";
import { useForgotten } from "./use-forgotten.ts";
import { useOutbox } from "./use-outbox.ts";

export function meta() {
  return [{ title: `${learningTexts.heading} · ${site.school}` }, { name: "robots", content: "noindex" }];
}

export async function loader({ request, context }: Route.LoaderArgs) {
  return guarded(context, async () => {
    const viewer = await currentViewer(request.headers);
    if (!viewer) throw redirect(signInFor("/learning"));
    const confirmed = new URL(request.url).searchParams.get("notice") === "confirmed";
    return { ...(await showLearning(viewer)), confirmed };
  });
}

/** A learner's own page: the courses with the next step in each, the certificates, and the account. */
export default function Learning({ loaderData }: Route.ComponentProps) {
  const { learner, name, courses, certificates, confirmed } = loaderData;
  useOutbox(learner);
  return (
    <div className="wrap grid max-w-5xl grid-cols-1 gap-10 py-8 md:py-12">
      <header>
        <h1 className="text-4xl">{learningTexts.heading}</h1>
        <p className="mt-2 font-sans text-lg text-muted">{learningTexts.hello(name)}</p>
        <div role="status">
          {confirmed && (
            <p className="mt-4 rounded-xl bg-success-soft p-3 font-semibold text-success">
              {learningTexts.confirmed}
            </p>
          )}
        </div>
      </header>
      <section aria-labelledby="courses-heading">
        <h2 id="courses-heading" className="mb-4 text-2xl">
          {learningTexts.courses}
        </h2>
        {courses.length ? (
          <>
            <p className="mb-4 max-w-prose text-muted">{learningTexts.forCertificate}</p>
            <ul className="grid gap-4 md:grid-cols-2">
              {courses.map((course) => (
                <li key={course.slug}>
                  <CourseCard {...course} />
                </li>
              ))}
            </ul>
          </>
        ) : (
          <EmptyState
            title={learningTexts.nothing.title}
            tile="petals"
            heading="h3"
            action={
              <ButtonLink href="/video-courses#courses" reload>
                {learningTexts.nothing.action}
              </ButtonLink>
            }
          >
            {learningTexts.nothing.text}
          </EmptyState>
        )}
      </section>
      {certificates.length > 0 && (
        <section aria-labelledby="certificates-heading">
          <h2 id="certificates-heading" className="mb-4 text-2xl">
            {learningTexts.certificates}
          </h2>
          <ul className="grid gap-3 md:grid-cols-2">
            {certificates.map(({ code, course_title, issued_at }) => (
              <li key={code}>
                <a
                  href={`/certificates/${code}`}
                  className="flex min-h-16 items-center gap-4 rounded-2xl border border-line p-4 hover:border-brand"
                >
                  <Icon name="spark" className="size-6 text-clay" />
                  <span className="leading-snug">
                    <span className="block font-semibold">{course_title}</span>
                    <span className="block text-sm text-muted">
                      <Day date={issued_at.toISOString().slice(0, 10)} />
                    </span>
                  </span>
                </a>
              </li>
            ))}
          </ul>
        </section>
      )}
      <Account {...loaderData} />
    </div>
  );
}

type Shown = Route.ComponentProps["loaderData"];

function CourseCard({
  slug,
  title,
  tier,
  done,
  lessons,
  complete,
  certificate,
  next,
}: Shown["courses"][number]) {
  return (
    <Card as="article" className="h-full">
      <div className="mb-3">
        <TierBadge tier={tier} />
      </div>
      <h3 className="text-xl">
        <a href={`/courses/${slug}`} className="inline-block py-1 hover:underline">
          {title}
        </a>
      </h3>
      {lessons > 0 && <CourseProgressLine done={done} all={lessons} className="mt-3 mb-5" />}
      {next && (
        <ButtonLink
          href={next.path}
          reload
          iconAfter="arrow"
          className="mt-auto self-start"
          aria-label={courseTexts.goOnWith(next.title)}
        >
          {courseTexts.goOn}
        </ButtonLink>
      )}
      {complete && !certificate && <p className="mt-auto text-muted">{learningTexts.finished}</p>}
      {certificate && (
        <ButtonLink
          href={`/certificates/${certificate}`}
          reload
          kind="secondary"
          className="mt-auto self-start"
        >
          {courseTexts.certificate.see}
        </ButtonLink>
      )}
    </Card>
  );
}

function Account({ learner, email, proven, tier }: Shown) {
  const forget = useForgotten(learner);
  return (
    <section aria-labelledby="account-heading" className="rounded-2xl border border-line bg-tint p-5 md:p-6">
      <h2 id="account-heading" className="text-2xl">
        {learningTexts.account}
      </h2>
      <dl className="mt-3 grid gap-x-8 gap-y-2 sm:grid-cols-[auto_1fr]">
        <dt className="text-muted">{learningTexts.email}</dt>
        <dd className="[overflow-wrap:anywhere]">
          {email}
          {!proven && <span className="block text-sm text-muted">{learningTexts.unproven}</span>}
        </dd>
        <dt className="text-muted">{learningTexts.tier}</dt>
        <dd>
          <TierBadge tier={tier} />
        </dd>
      </dl>
      <div className="mt-5 flex flex-wrap gap-3">
        <ButtonLink kind="secondary" href={ownAccountTexts.path} reload>
          {learningTexts.change}
        </ButtonLink>
        <Form method="post" action="/sign-out" reloadDocument onSubmit={forget}>
          <Button type="submit" kind="secondary">
            {learningTexts.signOut}
          </Button>
        </Form>
      </div>
    </section>
  );
}
