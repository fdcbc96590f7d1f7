import { useState } from "react";
import { newSubmissionKey } from "#app/forms/submission-key.ts";
import { useReceipt } from "#app/forms/use-receipt.ts";
import { contactForm, leadSuccess } from "#content/contact-form.ts";
import { ContactForm } from "./contact-form.tsx";
import type { ContactReceipt } from "./contract.ts";
import { ContactReceiptPanel, contactReceiptAgain } from "./receipts.tsx";

/** The contact form and then its confirmation, as a section of another page. */
export default function ContactPanel() {
  const [submissionKey] = useState(newSubmissionKey);
  const { receipt, opening, keep } = useReceipt<ContactReceipt>(null, contactReceiptAgain);
  if (receipt)
    return <ContactReceiptPanel {...{ receipt, opening }} heading={leadSuccess.heading} next="narrow" />;
  return (
    <>
      <h3 className="mb-5 text-xl">{contactForm.heading}</h3>
      <ContactForm submissionKey={submissionKey} onSaved={keep} />
    </>
  );
}
