import { type ReactNode, useEffect, useRef } from "react";
import type { SavedReceipt } from "#app/forms/saved-receipts.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import type { NextTexts } from "#app/ui/next-steps.tsx";
import { Steps } from "#app/ui/steps.tsx";
import { appointmentNext, appointmentSuccess } from "#content/appointment.ts";
import { ownAppointmentTexts } from "#content/appointments-list.ts";
import { contactNext, leadSuccess } from "#content/contact-form.ts";
import { appointmentChatLink, contactChatLink } from "./chats.ts";
import type { AppointmentReceipt, ContactReceipt } from "./contract.ts";
import { slotInWords } from "./slot-words.ts";

interface ReceiptProps<Kind> {
  receipt: Kind;
  /** Whether WhatsApp is being opened automatically. */
  opening: boolean;
  /** The heading, unless the page already has one. */
  heading?: string;
  /** Whether it says what happens next: on narrow screens only, where wide ones say it beside the receipt. */
  next?: "always" | "narrow";
}

/** A contact's receipt after a reload. Its chat contains only the reference. */
export function contactReceiptAgain({ ref, phone = null, slot, path }: SavedReceipt): ContactReceipt | null {
  return slot || path ? null : { ref, phone, whatsappUrl: contactChatLink({}, ref) };
}

/** The same for an appointment, whose chat also contains the time. */
export function appointmentReceiptAgain({
  ref,
  phone = null,
  slot,
  path,
}: SavedReceipt): AppointmentReceipt | null {
  return slot && path ? { ref, phone, slot, path, whatsappUrl: appointmentChatLink({ slot }, ref) } : null;
}

interface FrameProps extends Pick<ReceiptProps<unknown>, "opening" | "heading" | "next"> {
  texts: NextTexts;
  children: ReactNode;
}

/**
 * The confirmation that replaces a form. It takes the focus, because it is shorter than the form and would be off
 * screen; what happens next is outside of what has it, or its end would be in view. If its heading is off screen all the
 * same, it scrolls to it.
 */
function Receipt({ opening, heading, next, texts, children }: FrameProps) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const own = place.current;
    if (!own) return;
    own.focus();
    const { top } = own.getBoundingClientRect();
    if (heading && (top < 0 || top > innerHeight))
      own.scrollIntoView({ block: "start", behavior: "instant" });
  }, [heading]);
  return (
    <>
      <div ref={place} tabIndex={-1} className="scroll-mt-24 outline-none">
        <span className="mb-5 grid size-14 place-items-center rounded-full bg-success-soft text-success">
          <Icon name="check" className="size-8" />
        </span>
        {heading && <h3 className="mb-4 text-2xl">{heading}</h3>}
        {opening && (
          <p role="status" className="mb-5 font-semibold text-success">
            {leadSuccess.toast}
          </p>
        )}
        {children}
      </div>
      {next && (
        <section className={`mt-8 border-t border-line pt-6 ${next === "narrow" ? "lg:hidden" : ""}`}>
          <h4 className="text-xl">{texts.nextHeading}</h4>
          <Steps list={texts.next} heading="h5" className="mt-5" />
        </section>
      )}
    </>
  );
}

function Reference({ value }: { value: string }) {
  return (
    <p className="mt-5 flex flex-wrap items-baseline justify-between gap-x-4 rounded-xl border-2 border-dashed border-edge px-4 py-3 text-muted">
      {leadSuccess.refLabel} <strong className="font-heading text-xl text-ink">{value}</strong>
    </p>
  );
}

export function ContactReceiptPanel({ receipt, ...frame }: ReceiptProps<ContactReceipt>) {
  return (
    <Receipt {...frame} texts={contactNext}>
      <p className="text-lg">{frame.opening ? leadSuccess.text : leadSuccess.unopened}</p>
      <Reference value={receipt.ref} />
      {receipt.phone && (
        <p className="mt-1 text-muted">
          {leadSuccess.phoneLabel}{" "}
          <strong className="figures whitespace-nowrap text-ink">{receipt.phone}</strong>.{" "}
          {leadSuccess.wrongPhone}
        </p>
      )}
      <ButtonLink kind="whatsapp" size="lg" href={receipt.whatsappUrl} className="mt-6">
        {leadSuccess.openLabel}
      </ButtonLink>
    </Receipt>
  );
}

export function AppointmentReceiptPanel({ receipt, ...frame }: ReceiptProps<AppointmentReceipt>) {
  return (
    <Receipt {...frame} texts={appointmentNext}>
      <p className="rounded-xl bg-brand-soft p-4 md:p-5">
        <span className="block text-muted">{appointmentSuccess.whenLabel}</span>
        <strong className="font-heading text-xl">{slotInWords(receipt.slot)}</strong>
        {receipt.phone && (
          <span className="mt-2 block">
            <span className="text-muted">{appointmentSuccess.phoneLabel}</span>{" "}
            <strong className="figures whitespace-nowrap">{receipt.phone}</strong>
          </span>
        )}
      </p>
      {receipt.phone && <p className="mt-2 text-muted">{leadSuccess.wrongPhone}</p>}
      <p className="mt-5 text-lg">{frame.opening ? appointmentSuccess.text : appointmentSuccess.unopened}</p>
      <Reference value={receipt.ref} />
      <p className="mt-1 text-muted">
        <a href={receipt.path} className="font-semibold text-brand underline underline-offset-4">
          {ownAppointmentTexts.link}
        </a>
        . {ownAppointmentTexts.linkNote}
      </p>
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
