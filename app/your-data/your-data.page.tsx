import { parseWithZod } from "@conform-to/zod/v4";
import { data, useActionData } from "react-router";
import { answerForm } from "#app/forms/answer-form.server.ts";
import { answerOrFailed, notAfterForm } from "#app/forms/form-answers.ts";
import { readCountedForm } from "#app/forms/request-guard.server.ts";
import type { FormAnswer } from "#app/forms/use-sent-form.ts";
import { visitField } from "#app/inbox/source.server.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { NextSteps } from "#app/ui/next-steps.tsx";
import { PageHero } from "#app/ui/page-hero.tsx";
import { proofWithKey } from "#app/your-data/private-links.server.ts";
import { askForData } from "#app/your-data/requests.server.ts";
import { pageMeta } from "#content/page-meta.ts";
import { pages } from "#content/pages.ts";
import { breadcrumbs } from "#content/structured-data.ts";
import { yourDataPage as page, yourDataForm as texts } from "#content/your-data.ts";
import type { Route } from "./+types/your-data.page.ts";
import { type RequestInput, type RequestReceipt, requestInput } from "./contract.ts";
import { RequestForm } from "./request-form.tsx";

type Answer = FormAnswer<RequestReceipt>;

export function meta() {
  return pageMeta({
    title: page.title,
    description: page.summary,
    path: pages.yourData.path,
    structured: [breadcrumbs(pages.yourData)],
  });
}

export function loader() {
  return { submissionKey: crypto.randomUUID() as string };
}

export async function action({ request, context }: Route.ActionArgs) {
  const { form, ...turn } = await readCountedForm(context, request, "data-request", requestInput, visitField);
  const ask = async (input: RequestInput) =>
    askForData({ ...input, proof: await proofWithKey(request, input.proof) });
  const submission = parseWithZod(form, { schema: requestInput });
  const { status, answer } = await answerForm(submission, turn, ask);
  return data(answer, { status });
}

export function clientAction({ serverAction }: Route.ClientActionArgs): Promise<Answer> {
  return answerOrFailed(serverAction);
}

export const shouldRevalidate = notAfterForm;

function Receipt({ receipt }: { receipt: RequestReceipt }) {
  const { heading, text } =
    receipt.kind === "mailed"
      ? { heading: texts.mailed.heading, text: texts.mailed.text(receipt.email) }
      : { heading: texts.noted.heading, text: texts.noted.text(receipt.ref) };
  return (
    <div role="status" className="rounded-2xl border border-success bg-paper p-6 [overflow-wrap:anywhere]">
      <h2 className="text-2xl">{heading}</h2>
      <p className="mt-3">{text}</p>
    </div>
  );
}

/** The page where a visitor asks for a copy of their data, or to have it erased. */
export default function YourData({ loaderData }: Route.ComponentProps) {
  const sent = useActionData<Answer>();
  return (
    <>
      <PageHero heading={page.heading} intro={page.text} cloth="notes" />
      <div className="section wrap grid grid-cols-1 gap-x-14 gap-y-12 lg:grid-cols-[1.6fr_1fr]">
        <div className="min-w-0">
          {sent?.kind === "saved" ? (
            <Receipt receipt={sent.receipt} />
          ) : (
            <>
              <h2 className="mb-5 text-2xl">{page.formHeading}</h2>
              <RequestForm
                submissionKey={loaderData.submissionKey}
                reply={sent && "reply" in sent ? sent.reply : undefined}
                failure={sent?.kind === "failed" ? (sent.reason ?? texts.failed) : undefined}
                answer={sent}
              />
            </>
          )}
        </div>
        <NextSteps texts={page}>
          <p className="mt-6 text-muted">{page.learners}</p>
          <ButtonLink kind="quiet" href="/account">
            {page.account}
          </ButtonLink>
        </NextSteps>
      </div>
    </>
  );
}
