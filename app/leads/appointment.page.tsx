import { parseWithZod } from "@conform-to/zod/v4";
import { data, useActionData } from "react-router";
import { answerOrFailed, notAfterForm } from "#app/forms/form-answers.ts";
import { FormFailure } from "#app/forms/form-failure.tsx";
import { callerOf, guarded, readCountedForm } from "#app/forms/request-guard.server.ts";
import { useReceipt } from "#app/forms/use-receipt.ts";
import { sourceOf, visitField } from "#app/inbox/source.server.ts";
import { freeDays } from "#app/leads/appointments.server.ts";
import { answerAppointment } from "#app/leads/lead-forms.server.ts";
import { NextSteps } from "#app/ui/next-steps.tsx";
import { PageHero } from "#app/ui/page-hero.tsx";
import { appointmentPage, appointmentSuccess } from "#content/appointment.ts";
import { leadFailure } from "#content/contact-form.ts";
import { pageMeta } from "#content/page-meta.ts";
import { breadcrumbs } from "#content/structured-data.ts";
import type { Route } from "./+types/appointment.page.ts";
import type { AppointmentAnswer } from "./answers.ts";
import { AppointmentForm } from "./appointment-form.tsx";
import { appointmentChatLink } from "./chats.ts";
import { type AppointmentReceipt, appointmentInput } from "./contract.ts";
import { WeekPicture } from "./form-pictures.tsx";
import { FreeTimesFailed, NoFreeTimes } from "./no-free-times.tsx";
import { AppointmentReceiptPanel, appointmentReceiptAgain } from "./receipts.tsx";

export function meta() {
  return pageMeta({
    title: appointmentPage.title,
    description: appointmentPage.summary,
    path: "/appointment",
    structured: [breadcrumbs({ name: appointmentPage.title, path: "/appointment" })],
  });
}

export async function loader({ request, context }: Route.LoaderArgs) {
  return {
    submissionKey: crypto.randomUUID() as string,
    days: await guarded(context, () => freeDays()),
    askedDay: new URL(request.url).searchParams.get("day") ?? undefined,
  };
}

/** The data of the page and of the home page's section; null without a network, when they offer to try again. */
export type OfferedTimes = Awaited<ReturnType<typeof loader>> | null;

export async function clientLoader({ serverLoader }: Route.ClientLoaderArgs): Promise<OfferedTimes> {
  return serverLoader().catch(() => null);
}

export async function action({ request, context }: Route.ActionArgs) {
  const { form, ...turn } = await readCountedForm(
    context,
    request,
    "appointment",
    appointmentInput,
    visitField,
  );
  const submission = parseWithZod(form, { schema: appointmentInput });
  const { status, answer } = await answerAppointment(
    submission,
    turn,
    sourceOf(request, form.get("visit"), callerOf(context)),
  );
  return data(answer, { status });
}

export function clientAction({ serverAction }: Route.ClientActionArgs): Promise<AppointmentAnswer> {
  return answerOrFailed(serverAction);
}

export const shouldRevalidate = notAfterForm;

/** Booking as its own page: for visitors without script, and as an address to share. */
export default function AppointmentScreen({ loaderData }: Route.ComponentProps) {
  const sent = useActionData<AppointmentAnswer>();
  const answered = sent?.kind === "saved" ? sent.receipt : null;
  const { receipt, opening, keep } = useReceipt<AppointmentReceipt>(answered, appointmentReceiptAgain);
  return (
    <>
      <PageHero
        cloth="notes"
        beside={<WeekPicture />}
        besideWide
        heading={receipt ? appointmentSuccess.heading : appointmentPage.heading}
        intro={receipt ? appointmentSuccess.thanks : appointmentPage.text}
      />
      <div className="section wrap grid grid-cols-1 gap-x-14 gap-y-12 lg:grid-cols-[1.6fr_1fr]">
        <div className="min-w-0">
          {receipt ? (
            <AppointmentReceiptPanel receipt={receipt} opening={opening} />
          ) : (
            <Booking {...{ loaderData, sent, keep }} />
          )}
        </div>
        <NextSteps texts={appointmentPage} />
      </div>
    </>
  );
}

interface BookingProps {
  loaderData: OfferedTimes;
  sent: AppointmentAnswer | undefined;
  keep: (receipt: AppointmentReceipt) => void;
}

function Booking({ loaderData, sent, keep }: BookingProps) {
  if (!loaderData) return <FreeTimesFailed heading="h2" />;
  if (!loaderData.days.length) return <NoFreeTimes heading="h2" />;
  const reply = sent && "reply" in sent ? sent.reply : undefined;
  return (
    <>
      {sent?.kind === "failed" && (
        <div role="alert" className="mb-8">
          <FormFailure
            failure={leadFailure}
            reason={sent.reason}
            chat={appointmentChatLink(reply?.initialValue ?? {})}
          />
        </div>
      )}
      <AppointmentForm
        submissionKey={loaderData.submissionKey}
        offered={loaderData.days}
        askedDay={loaderData.askedDay}
        sent={sent}
        onSaved={keep}
      />
    </>
  );
}
