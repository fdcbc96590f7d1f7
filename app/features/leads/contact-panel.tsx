import { useState } from "react";
import { contactForm, leadSuccess } from "#app/content/contact-form.ts";
import { newSubmissionKey } from "#app/ui/submission-key.ts";
import { ContactForm } from "./contact-form.tsx";
import type { ContactReceipt } from "./contract.ts";
import { ContactReceiptPanel } from "./receipts.tsx";

/** The contact form with what takes its place afterwards, for a section of another page. */
export default function ContactPanel() {
  const [submissionKey] = useState(newSubmissionKey);
  const [receipt, setReceipt] = useState<ContactReceipt | null>(null);
  if (receipt) return <ContactReceiptPanel receipt={receipt} heading={leadSuccess.heading} />;
  return (
    <>
      <h3 className="mb-5 text-xl">{contactForm.heading}</h3>
      <ContactForm submissionKey={submissionKey} onSaved={setReceipt} />
    </>
  );
}
