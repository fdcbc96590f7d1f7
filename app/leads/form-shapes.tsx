import type { ReactNode } from "react";
import { FieldShapes } from "#app/forms/field-shape.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { Skeleton } from "#app/ui/skeleton.tsx";
import { appointmentFields, appointmentForm, appointmentPage } from "#content/appointment.ts";
import { contactFields, contactForm, contactPage } from "#content/contact-form.ts";
import { privacyLink } from "#content/legal.ts";

/*
 * Placeholders of the forms until their code is loaded. They have the same size, so that nothing below them moves.
 * Their button links to the page with the same form; without script they are all that is shown.
 */

/** The time has its own placeholder. */
const { slot: _, ...typedFields } = appointmentFields;

interface ShapeProps {
  heading?: string;
  href: string;
  label: string;
  waiting: string;
  children: ReactNode;
}

function Shape({ heading, href, label, waiting, children }: ShapeProps) {
  return (
    <div className="grid gap-5">
      {heading && <h3 className="text-xl">{heading}</h3>}
      <p role="status" className="needs-js sr-only">
        {waiting}
      </p>
      <div className="needs-js text-muted" aria-hidden="true">
        {children}
      </div>
      <ButtonLink href={href} reload size="lg" className="sm:justify-self-start">
        {label}
      </ButtonLink>
    </div>
  );
}

export function ContactShape() {
  return (
    <Shape
      heading={contactForm.heading}
      href="/contact"
      label={contactPage.openLabel}
      waiting={contactForm.loading}
    >
      <div className="grid gap-5 sm:grid-cols-2">
        <FieldShapes fields={contactFields} wide="sm:col-span-2" />
        <PrivacyShape text={contactForm.privacy} />
      </div>
    </Shape>
  );
}

export function AppointmentShape() {
  return (
    <Shape href="/appointment" label={appointmentPage.openLabel} waiting={appointmentForm.loading}>
      <div className="grid gap-5">
        <div>
          <p className="mb-1.5 font-semibold">{appointmentForm.dayLabel}</p>
          <Skeleton className="h-18 sm:h-34" />
        </div>
        <div>
          <p className="mb-1.5 font-semibold">{appointmentForm.loading}</p>
          <Skeleton className="h-76 sm:h-37" />
        </div>
        <div className="grid gap-5 sm:grid-cols-2">
          <FieldShapes fields={typedFields} wide="sm:col-span-2" />
          <PrivacyShape text={appointmentForm.privacy} />
        </div>
      </div>
    </Shape>
  );
}

/** The placeholder of a `PrivacyNote`, whose link has the height of a touch target. */
function PrivacyShape({ text }: { text: string }) {
  return (
    <p className="text-sm sm:col-span-2">
      {`${text} `}
      <span className="inline-block py-3">{privacyLink.label}</span>
    </p>
  );
}
