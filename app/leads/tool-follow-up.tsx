import { useState } from "react";
import { newSubmissionKey } from "#app/forms/submission-key.ts";
import { leadSuccess } from "#content/contact-form.ts";
import { followUp } from "#content/tool-texts.ts";
import type { ContactAnswer } from "./answers.ts";
import type { ContactReceipt } from "./contract.ts";
import { FollowUpForm } from "./follow-up-form.tsx";
import { ContactReceiptPanel } from "./receipts.tsx";

interface FollowUpProps {
  path: string;
  /** The tool's text, in the form that its page can read back. */
  result: string;
  businessType: string;
  /** The response to a form that was sent without script; `submissionKey` is then the key of the next one. */
  sent: ContactAnswer | undefined;
  submissionKey: string | undefined;
  receipt: ContactReceipt | null;
  /** Whether WhatsApp is being opened automatically. */
  opening: boolean;
  onSaved: (receipt: ContactReceipt) => void;
}

/**
 * The form below the marketing tool's text, for visitors who want the work done for them. It disappears once it is
 * sent.
 */
export function FollowUp(props: FollowUpProps) {
  const { path, result, businessType, sent, submissionKey, receipt, opening, onSaved } = props;
  const [key] = useState(() => submissionKey ?? newSubmissionKey());
  if (receipt) {
    return (
      <section className="mt-10 rounded-2xl border border-line bg-paper p-5 md:p-7">
        <ContactReceiptPanel
          receipt={receipt}
          opening={opening}
          heading={leadSuccess.heading}
          next="always"
        />
      </section>
    );
  }
  return (
    <section
      aria-labelledby="follow-up-heading"
      className="mt-10 rounded-2xl border border-line bg-paper p-5 md:p-7"
    >
      <h2 id="follow-up-heading" className="text-xl">
        {followUp.heading}
      </h2>
      <p className="mt-2 max-w-prose text-muted">{followUp.text}</p>
      <FollowUpForm
        action={path}
        hidden={{ intent: "follow-up", result }}
        submissionKey={key}
        businessType={businessType}
        sent={sent}
        onSaved={onSaved}
      />
    </section>
  );
}
