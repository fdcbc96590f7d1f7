import { parseWithZod } from "@conform-to/zod/v4";
import { data, useActionData } from "react-router";
import { answerOrFailed, notAfterForm } from "#app/forms/form-answers.ts";
import { FormFailure } from "#app/forms/form-failure.tsx";
import { callerOf, readCountedForm } from "#app/forms/request-guard.server.ts";
import { useReceipt } from "#app/forms/use-receipt.ts";
import { sourceOf, visitField } from "#app/inbox/source.server.ts";
import { answerContact } from "#app/leads/lead-forms.server.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { NextSteps } from "#app/ui/next-steps.tsx";
import { PageHero } from "#app/ui/page-hero.tsx";
import { contactNext, contactPage, leadFailure, leadSuccess } from "#content/contact-form.ts";
import { contact } from "#content/home.ts";
import { pageMeta } from "#content/page-meta.ts";
import { breadcrumbs } from "#content/structured-data.ts";
import { whatsappLink } from "#content/whatsapp.ts";
import type { Route } from "./+types/contact.page.ts";
import type { ContactAnswer } from "./answers.ts";
import { contactChatLink } from "./chats.ts";
import { ContactFacts } from "./contact-facts.tsx";
import { ContactForm } from "./contact-form.tsx";
import { type ContactReceipt, contactInput } from "./contract.ts";
import { MessagePicture } from "./form-pictures.tsx";
import { ContactReceiptPanel, contactReceiptAgain } from "./receipts.tsx";

export function meta() {
  return pageMeta({
    title: contactPage.title,
    description: contactPage.summary,
    path: "/contact",
    structured: [breadcrumbs({ name: contactPage.title, path: "/contact" })],
  });
}

export function loader() {
  return { submissionKey: crypto.randomUUID() };
}

export async function action({ request, context }: Route.ActionArgs) {
  const { form, ...turn } = await readCountedForm(context, request, "contact", contactInput, visitField);
  const submission = parseWithZod(form, { schema: contactInput });
  const { status, answer } = await answerContact(
    submission,
    turn,
    sourceOf(request, form.get("visit"), callerOf(context)),
  );
  return data(answer, { status });
}

export function clientAction({ serverAction }: Route.ClientActionArgs): Promise<ContactAnswer> {
  return answerOrFailed(serverAction);
}

export const shouldRevalidate = notAfterForm;

/** The contact form as its own page: for visitors without script, and as an address to share. */
export default function ContactScreen({ loaderData }: Route.ComponentProps) {
  const sent = useActionData<ContactAnswer>();
  const answered = sent?.kind === "saved" ? sent.receipt : null;
  const { receipt, opening, keep } = useReceipt<ContactReceipt>(answered, contactReceiptAgain);
  const reply = sent && "reply" in sent ? sent.reply : undefined;
  return (
    <>
      <PageHero
        cloth="notes"
        beside={<MessagePicture />}
        heading={receipt ? leadSuccess.heading : contact.heading}
        intro={receipt ? leadSuccess.thanks : contact.text}
      >
        {!receipt && (
          <ButtonLink
            kind="whatsapp"
            size="lg"
            href={whatsappLink(contact.action.line, contact.action.message)}
          >
            {contact.action.label}
          </ButtonLink>
        )}
      </PageHero>
      <div className="section wrap grid grid-cols-1 gap-x-14 gap-y-12 lg:grid-cols-[1.6fr_1fr]">
        <div className="min-w-0">
          {receipt ? (
            <ContactReceiptPanel receipt={receipt} opening={opening} />
          ) : (
            <>
              {sent?.kind === "failed" && (
                <div role="alert" className="mb-8">
                  <FormFailure
                    failure={leadFailure}
                    reason={sent.reason}
                    chat={contactChatLink(reply?.initialValue ?? {})}
                  />
                </div>
              )}
              <ContactForm submissionKey={loaderData.submissionKey} reply={reply} onSaved={keep} />
            </>
          )}
        </div>
        <NextSteps texts={contactNext}>
          <ContactFacts />
        </NextSteps>
      </div>
    </>
  );
}
