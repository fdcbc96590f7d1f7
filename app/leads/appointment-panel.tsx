import { useReceipt } from "#app/forms/use-receipt.ts";
import { appointmentSuccess } from "#content/appointment.ts";
import { AppointmentForm } from "./appointment-form.tsx";
import type { AppointmentReceipt, FreeDay } from "./contract.ts";
import { NoFreeTimes } from "./no-free-times.tsx";
import { AppointmentReceiptPanel, appointmentReceiptAgain } from "./receipts.tsx";

interface AppointmentPanelProps {
  submissionKey: string;
  offered: readonly FreeDay[];
}

/** The appointment form and then its confirmation, as a section of another page. */
export default function AppointmentPanel({ submissionKey, offered }: AppointmentPanelProps) {
  const { receipt, opening, keep } = useReceipt<AppointmentReceipt>(null, appointmentReceiptAgain);
  if (receipt)
    return (
      <AppointmentReceiptPanel {...{ receipt, opening }} heading={appointmentSuccess.heading} next="narrow" />
    );
  if (!offered.length) return <NoFreeTimes heading="h3" />;
  return <AppointmentForm submissionKey={submissionKey} offered={offered} onSaved={keep} />;
}
