import { type ReactNode, useEffect, useRef } from "react";
import { appointmentSuccess } from "#app/content/appointment.ts";
import { leadSuccess } from "#app/content/contact-form.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import type { AppointmentReceipt, ContactReceipt } from "./contract.ts";
import { slotInWords } from "./slot-words.ts";

interface ReceiptProps<Kind> {
  receipt: Kind;
  /** Its heading, where the page has not said it already. */
  heading?: string;
}

/** What stands in the place of a form that was kept. It takes the focus, for the form was longer than this. */
function Receipt({ heading, children }: { heading: string | undefined; children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => place.current?.focus(), []);
  return (
    <div ref={place} tabIndex={-1} className="scroll-mt-24 outline-none">
      {heading && <h3 className="mb-4 text-2xl">{heading}</h3>}
      {children}
    </div>
  );
}

function Reference({ value }: { value: string }) {
  return (
    <p className="mt-3 text-muted">
      {leadSuccess.refLabel} <strong className="text-ink">{value}</strong>
    </p>
  );
}

export function ContactReceiptPanel({ receipt, heading }: ReceiptProps<ContactReceipt>) {
  return (
    <Receipt heading={heading}>
      <p className="text-lg">{leadSuccess.text}</p>
      <Reference value={receipt.ref} />
      <ButtonLink kind="whatsapp" size="lg" href={receipt.whatsappUrl} className="mt-6">
        {leadSuccess.openLabel}
      </ButtonLink>
    </Receipt>
  );
}

export function AppointmentReceiptPanel({ receipt, heading }: ReceiptProps<AppointmentReceipt>) {
  return (
    <Receipt heading={heading}>
      <p className="rounded-xl bg-brand-soft p-4 md:p-5">
        <span className="block text-muted">{appointmentSuccess.whenLabel}</span>
        <strong className="font-heading text-xl">{slotInWords(receipt.slot)}</strong>
      </p>
      <p className="mt-5 text-lg">{appointmentSuccess.text}</p>
      <Reference value={receipt.ref} />
      <p className="mt-1 text-muted">{appointmentSuccess.change}</p>
      <div className="mt-6 flex flex-wrap gap-3">
        <ButtonLink kind="whatsapp" size="lg" href={receipt.whatsappUrl}>
          {appointmentSuccess.openLabel}
        </ButtonLink>
        <ButtonLink
          kind="secondary"
          size="lg"
          icon="calendar"
          href={`/appointment/${receipt.ref}.ics`}
          reload
        >
          {appointmentSuccess.calendarLabel}
        </ButtonLink>
      </div>
    </Receipt>
  );
}
