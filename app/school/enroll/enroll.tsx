import { parseWithZod } from "@conform-to/zod/v4";
import { useEffect, useRef, useState } from "react";
import { data, useActionData } from "react-router";
import { currentProfile } from "#app/accounts/accounts.server.ts";
import { answerForm } from "#app/forms/answer-form.server.ts";
import { answerOrFailed, notAfterForm } from "#app/forms/form-answers.ts";
import { callerAddress, readForm } from "#app/forms/request-guard.server.ts";
import { enrol } from "#app/school/enroll/enroll.server.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { enrolmentDialog, enrolmentFailure, enrolmentSuccess } from "#content/enrolment.ts";
import { pageMeta } from "#content/page-meta.ts";
import type { Route } from "./+types/enroll.ts";
import { learningPaths } from "./contract.ts";
import { type EnrolmentInput, type EnrolmentReceipt, enrolmentInput } from "./enrolment-contract.ts";
import { type EnrolmentAnswer, EnrolmentForm } from "./enrolment-form.tsx";

export function meta() {
  return pageMeta({ title: enrolmentDialog.title, description: enrolmentDialog.summary, path: "/enroll" });
}

export function loader({ request }: Route.LoaderArgs) {
  const path = new URL(request.url).searchParams.get("path") ?? "";
  return {
    submissionKey: crypto.randomUUID(),
    learningPath: learningPaths.some((known) => known === path) ? path : undefined,
  };
}

export async function action({ request, context }: Route.ActionArgs) {
  const submission = parseWithZod(await readForm(context, request), { schema: enrolmentInput });
  const { status, answer } = await answerForm(
    submission,
    callerAddress(context),
    async (input: EnrolmentInput) => enrol(input, (await currentProfile(request.headers))?.id),
  );
  return data(answer, { status });
}

export function clientAction({ serverAction }: Route.ClientActionArgs): Promise<EnrolmentAnswer> {
  return answerOrFailed(serverAction);
}

export const shouldRevalidate = notAfterForm;

/** Enrolment as a page of its own: for visitors without script, and as an address to share. */
export default function Enroll({ loaderData }: Route.ComponentProps) {
  const sent = useActionData<EnrolmentAnswer>();
  const [saved, setSaved] = useState<EnrolmentReceipt | null>(null);
  const receipt = saved ?? (sent?.kind === "saved" ? sent.receipt : null);
  return (
    <div className="section wrap max-w-3xl">
      {receipt ? (
        <Receipt receipt={receipt} />
      ) : (
        <>
          <h1 className="text-4xl">{enrolmentDialog.title}</h1>
          <p className="mt-4 mb-8 text-lg text-muted">{enrolmentDialog.text}</p>
          {sent?.kind === "failed" && (
            <div role="alert" className="mb-8 rounded-xl border border-danger p-4">
              <p className="font-semibold text-danger">{enrolmentFailure.toast}</p>
              <p>{sent.reason ?? enrolmentFailure.text}</p>
            </div>
          )}
          <EnrolmentForm
            submissionKey={loaderData.submissionKey}
            learningPath={loaderData.learningPath}
            reply={sent && "reply" in sent ? sent.reply : undefined}
            onSaved={setSaved}
            beside={
              <ButtonLink kind="secondary" size="lg" href="/video-courses" className="grow md:grow-0">
                {enrolmentDialog.cancelLabel}
              </ButtonLink>
            }
          />
        </>
      )}
    </div>
  );
}

/** What was kept. It is much shorter than the form, so it begins at the top, clear of the notice at the foot. */
function Receipt({ receipt }: { receipt: EnrolmentReceipt }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    window.scrollTo({ top: 0, behavior: "instant" });
    heading.current?.focus({ preventScroll: true });
  }, []);
  return (
    <>
      <h1 ref={heading} tabIndex={-1} className="text-4xl outline-none">
        {enrolmentSuccess.heading}
      </h1>
      <p className="mt-4 text-lg">{enrolmentSuccess.text}</p>
      <p className="mt-4 mb-8 text-muted">
        Your reference: <strong className="text-ink">{receipt.ref}</strong>
      </p>
      <ButtonLink kind="whatsapp" size="lg" href={receipt.whatsappUrl}>
        {enrolmentSuccess.openLabel}
      </ButtonLink>
    </>
  );
}
