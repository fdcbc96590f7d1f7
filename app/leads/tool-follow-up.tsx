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
  /** What the tool wrote, as its page reads it back from a form. */
  result: string;
  businessType: string;
  /** What the server answered to the form, and the key it gave the next one, where they came without script. */
  sent: ContactAnswer | undefined;
  submissionKey: string | undefined;
  receipt: ContactReceipt | null;
  /** Whether WhatsApp is being opened by itself. */
  opening: boolean;
  onSaved: (receipt: ContactReceipt) => void;
}

/** Under what the marketing tool wrote: a form for those who want it done for them. Once sent it is gone. */
export function FollowUp(props: FollowUpProps) {
  const { path, result, businessType, sent, submissionKey, receipt, opening, onSaved } = props;
  const [key] = useState(() => submissionKey ?? newSubmissionKey());
  if (receipt) {
    return (
      <section className="mt-10 rounded-2xl border border-line bg-paper p-5 md:p-7">
        <ContactReceiptPanel receipt={receipt} opening={opening} heading={leadSuccess.heading} />
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
