import { parseWithZod } from "@conform-to/zod/v4";
import { useEffect, useRef } from "react";
import { data, redirectDocument, useActionData } from "react-router";
import { answerForm } from "#app/forms/answer-form.server.ts";
import { answerOrFailed, notAfterForm } from "#app/forms/form-answers.ts";
import { FormFailure } from "#app/forms/form-failure.tsx";
import { callerOf, readCountedForm } from "#app/forms/request-guard.server.ts";
import { useReceipt } from "#app/forms/use-receipt.ts";
import { sourceOf, visitField } from "#app/inbox/source.server.ts";
import { submitApplication } from "#app/recruitment/apply/applications.server.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { NextSteps } from "#app/ui/next-steps.tsx";
import { applicationFailure, applicationFormTexts, applicationRefusal } from "#content/application-form.ts";
import { pageMeta } from "#content/page-meta.ts";
import { applicationPage } from "#content/recruitment.ts";
import { applyPage, recruitmentPages } from "#content/recruitment-pages.ts";
import { whatsappLink } from "#content/whatsapp.ts";
import { ChatButton, Frame } from "../pages/frame.tsx";
import { Points } from "../pages/points.tsx";
import { unsentChatLink } from "../review/chat.ts";
import { MediaField } from "../upload/media-field.tsx";
import type { Route } from "./+types/apply.page.ts";
import { type ApplicationAnswer, ApplicationForm } from "./application-form.tsx";
import { type ApplicationInput, type ApplicationReceipt, applicationInput } from "./contract.ts";
import { ReceiptPanel, receiptAgain } from "./receipt-panel.tsx";

export function meta() {
  return pageMeta(applyPage);
}

export function loader() {
  return { submissionKey: crypto.randomUUID() };
}

/**
 * Only a document that was loaded as this page may use camera and microphone (server/platform/security-headers.ts), so
 * a visitor who follows a link from another page loads the whole document.
 */
export function clientLoader({ request, serverLoader }: Route.ClientLoaderArgs) {
  const [document] = performance.getEntriesByType("navigation");
  if (document && URL.parse(document.name)?.pathname === applyPage.path) return serverLoader();
  throw redirectDocument(new URL(request.url).pathname);
}

export async function action({ request, context }: Route.ActionArgs) {
  const { form, ...turn } = await readCountedForm(context, request, "apply", applicationInput, visitField);
  const submission = parseWithZod(form, { schema: applicationInput });
  const { status, answer } = await answerForm(submission, turn, (input: ApplicationInput) =>
    submitApplication(input, sourceOf(request, form.get("visit"), callerOf(context))),
  );
  return data(answer, { status });
}

export function clientAction({ serverAction }: Route.ClientActionArgs): Promise<ApplicationAnswer> {
  return answerOrFailed(serverAction);
}

export const shouldRevalidate = notAfterForm;

/** The application form; after it was sent, the receipt. */
export default function Apply({ loaderData }: Route.ComponentProps) {
  const sent = useActionData<ApplicationAnswer>();
  const answered = sent?.kind === "saved" ? sent.receipt : null;
  const { receipt, keep } = useReceipt<ApplicationReceipt>(answered, receiptAgain);
  if (receipt) return <Submitted receipt={receipt} />;
  const reply = sent && "reply" in sent ? sent.reply : undefined;
  return (
    <Frame
      page={applyPage}
      texts={applicationPage}
      actions={
        <ChatButton href={whatsappLink("recruitment", applicationPage.askMessage)}>
          {applicationPage.askLabel}
        </ChatButton>
      }
      beside={<BeforeYouBegin />}
    >
      <div className="section wrap grid grid-cols-1 gap-x-14 gap-y-12 lg:grid-cols-[1.6fr_1fr]">
        <section aria-labelledby="form-heading" className="min-w-0">
          <h2 id="form-heading" className="text-3xl">
            {applicationFormTexts.heading}
          </h2>
          <p className="mt-3 mb-7 text-muted">{applicationFormTexts.text}</p>
          <div role="alert" className="empty:hidden">
            {sent?.kind === "failed" && (
              <div className="mb-7">
                <FormFailure
                  failure={{ ...applicationFailure, text: applicationFailure.kept }}
                  reason={sent.reason}
                  chat={unsentChatLink(reply?.initialValue ?? {})}
                />
              </div>
            )}
            {sent?.kind === "refused" && (
              <div className="mb-7 rounded-xl border border-danger p-4">
                <p className="font-semibold text-danger">{applicationRefusal.toast}</p>
                <p className="mt-1">{applicationRefusal.text}</p>
              </div>
            )}
          </div>
          <ApplicationForm
            submissionKey={loaderData.submissionKey}
            reply={reply}
            onSaved={keep}
            recording={(report) => <MediaField onChange={report} />}
          />
        </section>
        <NextSteps texts={applicationPage} />
      </div>
    </Frame>
  );
}

function BeforeYouBegin() {
  return (
    <section aria-labelledby="before-heading" className="rounded-2xl border border-line bg-paper p-5 md:p-7">
      <h2 id="before-heading" className="mb-4 text-xl">
        {applicationPage.beforeHeading}
      </h2>
      <Points list={applicationPage.requirements} />
    </section>
  );
}

/** The receipt is much shorter than the form, so it scrolls to the top. */
function Submitted({ receipt }: { receipt: ApplicationReceipt }) {
  const { heading, text, nextLabel } = applicationPage.success;
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    window.scrollTo({ top: 0, behavior: "instant" });
    place.current?.focus({ preventScroll: true });
  }, []);
  return (
    <div ref={place} tabIndex={-1} className="outline-none">
      <Frame
        page={applyPage}
        texts={{ heading, intro: text }}
        actions={
          <ButtonLink size="lg" href={recruitmentPages.onboarding.path}>
            {nextLabel}
          </ButtonLink>
        }
      >
        <div className="section wrap">
          <ReceiptPanel receipt={receipt} />
        </div>
      </Frame>
    </div>
  );
}
