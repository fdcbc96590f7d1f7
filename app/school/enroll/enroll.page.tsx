import { parseWithZod } from "@conform-to/zod/v4";
import { useEffect, useRef, useState } from "react";
import { data, useActionData } from "react-router";
import { currentProfile } from "#app/accounts/accounts.server.ts";
import { answerForm } from "#app/forms/answer-form.server.ts";
import { answerOrFailed, notAfterForm } from "#app/forms/form-answers.ts";
import { callerOf, readCountedForm } from "#app/forms/request-guard.server.ts";
import { sourceOf, visitField } from "#app/inbox/source.server.ts";
import { enrol } from "#app/school/enroll/enroll.server.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { NextSteps } from "#app/ui/next-steps.tsx";
import { PageHero } from "#app/ui/page-hero.tsx";
import { Statistics } from "#app/ui/statistics.tsx";
import { Steps } from "#app/ui/steps.tsx";
import {
  enrollmentDialog,
  enrollmentFailure,
  enrollmentNext,
  enrollmentSuccess,
} from "#content/enrollment.ts";
import { pageMeta } from "#content/page-meta.ts";
import { schoolStatistics } from "#content/school.ts";
import type { Route } from "./+types/enroll.page.ts";
import { learningPaths } from "./contract.ts";
import { type EnrollmentInput, type EnrollmentReceipt, enrollmentInput } from "./enrollment-contract.ts";
import { type EnrollmentAnswer, EnrollmentForm } from "./enrollment-form.tsx";

export function meta() {
  return pageMeta({ title: enrollmentDialog.title, description: enrollmentDialog.summary, path: "/enroll" });
}

export function loader({ request }: Route.LoaderArgs) {
  const path = new URL(request.url).searchParams.get("path") ?? "";
  return {
    submissionKey: crypto.randomUUID(),
    learningPath: learningPaths.some((known) => known === path) ? path : undefined,
  };
}

export async function action({ request, context }: Route.ActionArgs) {
  const { form, ...turn } = await readCountedForm(context, request, "enroll", enrollmentInput, visitField);
  const submission = parseWithZod(form, { schema: enrollmentInput });
  const { status, answer } = await answerForm(submission, turn, async (input: EnrollmentInput) =>
    enrol(
      input,
      (await currentProfile(request.headers))?.id,
      sourceOf(request, form.get("visit"), callerOf(context)),
    ),
  );
  return data(answer, { status });
}

export function clientAction({ serverAction }: Route.ClientActionArgs): Promise<EnrollmentAnswer> {
  return answerOrFailed(serverAction);
}

export const shouldRevalidate = notAfterForm;

/** Enrollment as its own page: for visitors without script, and as an address to share. */
export default function Enroll({ loaderData }: Route.ComponentProps) {
  const sent = useActionData<EnrollmentAnswer>();
  const [saved, setSaved] = useState<EnrollmentReceipt | null>(null);
  const receipt = saved ?? (sent?.kind === "saved" ? sent.receipt : null);
  if (receipt) {
    return (
      <div className="section wrap max-w-3xl">
        <Receipt receipt={receipt} />
      </div>
    );
  }
  return (
    <>
      <PageHero heading={enrollmentDialog.title} intro={enrollmentDialog.text} cloth="school">
        <Statistics list={schoolStatistics} className="border-t border-line pt-5" />
      </PageHero>
      <div className="section wrap grid grid-cols-1 gap-x-14 gap-y-12 lg:grid-cols-[1.6fr_1fr]">
        <section aria-labelledby="form-heading" className="min-w-0">
          <h2 id="form-heading" className="mb-7 text-2xl">
            {enrollmentDialog.formHeading}
          </h2>
          {sent?.kind === "failed" && (
            <div role="alert" className="mb-8 rounded-xl border border-danger p-4">
              <p className="font-semibold text-danger">{enrollmentFailure.toast}</p>
              <p>{sent.reason ?? enrollmentFailure.text}</p>
            </div>
          )}
          <EnrollmentForm
            submissionKey={loaderData.submissionKey}
            learningPath={loaderData.learningPath}
            reply={sent && "reply" in sent ? sent.reply : undefined}
            onSaved={setSaved}
            beside={
              <ButtonLink kind="secondary" size="lg" href="/video-courses" className="grow md:grow-0">
                {enrollmentDialog.cancelLabel}
              </ButtonLink>
            }
          />
        </section>
        <NextSteps texts={enrollmentNext} />
      </div>
    </>
  );
}

/** The receipt is much shorter than the form, so it scrolls to the top, clear of the notice at the foot. */
function Receipt({ receipt }: { receipt: EnrollmentReceipt }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    window.scrollTo({ top: 0, behavior: "instant" });
    heading.current?.focus({ preventScroll: true });
  }, []);
  return (
    <>
      <span className="mb-5 hidden size-16 place-items-center rounded-full bg-success-soft text-success md:grid">
        <Icon name="check" className="size-9" />
      </span>
      <h1 ref={heading} tabIndex={-1} className="text-4xl outline-none">
        {enrollmentSuccess.heading}
      </h1>
      <p className="mt-4 text-lg">{enrollmentSuccess.text}</p>
      <p className="mt-5 mb-6 flex flex-wrap items-baseline justify-between gap-x-4 rounded-xl border-2 border-dashed border-edge px-4 py-3 text-muted">
        {enrollmentSuccess.refLabel} <strong className="font-heading text-xl text-ink">{receipt.ref}</strong>
      </p>
      <ButtonLink kind="whatsapp" size="lg" href={receipt.whatsappUrl}>
        {enrollmentSuccess.openLabel}
      </ButtonLink>
      <h2 className="mt-12 text-2xl">{enrollmentSuccess.nextHeading}</h2>
      <Steps list={enrollmentSuccess.next} heading="h3" className="mt-5" />
      <ButtonLink kind="secondary" href="/video-courses" iconAfter="arrow" className="mt-8">
        {enrollmentSuccess.coursesLabel}
      </ButtonLink>
    </>
  );
}
