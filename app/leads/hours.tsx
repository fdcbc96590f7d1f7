import { type ActionFunctionArgs, data, Form, redirect, useNavigation } from "react-router";
import { OwnSection } from "#app/accounts/own/own-section.tsx";
import { admitAdmin } from "#app/accounts/staff/admit-admin.server.ts";
import { adminMeta } from "#app/admin/admin-meta.ts";
import { ListError } from "#app/admin/list-error.tsx";
import { listLoader } from "#app/admin/list-loader.server.ts";
import { AdminPage } from "#app/admin/list-page.tsx";
import { notAfterRefusal } from "#app/forms/form-answers.ts";
import { FormRefusal } from "#app/forms/form-refusal.tsx";
import { guarded, readForm } from "#app/forms/request-guard.server.ts";
import { countCallsOn } from "#app/leads/calls-of-week.server.ts";
import { readHours } from "#app/leads/opening.server.ts";
import { changeHours, type RefusedHours } from "#app/leads/opening-action.server.ts";
import { Button } from "#app/ui/button.tsx";
import { hoursTexts as texts } from "#content/appointments-list.ts";
import type { Route } from "./+types/hours.ts";
import { ClosedDays, ClosedDaysSaved } from "./closed-days.tsx";
import { closedDayChange, hoursInput } from "./contract.ts";
import { WeekHours } from "./week-hours.tsx";

export const meta = () => adminMeta(texts.heading);
export const loader = listLoader(admitAdmin, async (query) => {
  const hours = await readHours();
  const day = hours.closed.find((closed) => closed.day === query.get("day"))?.day;
  return {
    ...hours,
    notice: query.get("notice"),
    justClosed: day ? { day, calls: await countCallsOn(day) } : null,
    loaded: Date.now(),
  };
});

export async function action({ request, context }: ActionFunctionArgs) {
  await admitAdmin(request);
  const form = await readForm(context, request, hoursInput, closedDayChange);
  const outcome = await guarded(context, () => changeHours(form));
  if ("notice" in outcome) throw redirect(`${texts.path}?${new URLSearchParams({ ...outcome })}`);
  return data(outcome, { status: 422 });
}

/** A change that could not be sent leaves the screen as it is, with everything chosen. */
export async function clientAction({ request, serverAction }: Route.ClientActionArgs): Promise<RefusedHours> {
  const form = await request.clone().formData();
  try {
    return await serverAction();
  } catch (error) {
    if (error instanceof Response) throw error;
    return { of: form.get("change") === "hours" ? "hours" : "closed", refused: texts.failed };
  }
}

export const shouldRevalidate = notAfterRefusal;

/** When calls can be booked: the hours of the week, and the days on which it is closed all the same. */
export default function Hours({ loaderData, actionData }: Route.ComponentProps) {
  const { week, closed, notice, justClosed, loaded } = loaderData;
  const { state, formData } = useNavigation();
  const saving = state !== "idle" && formData?.get("change") === "hours";
  const done = actionData ? null : notice;
  return (
    <AdminPage key={loaded} heading={texts.heading} className="max-w-3xl gap-5 pt-4">
      <p className="max-w-prose text-muted">{texts.text}</p>
      <OwnSection
        id="week"
        heading={texts.week.heading}
        text={texts.week.note}
        notice={done === "hours" && texts.week.saved}
      >
        <Form method="post" className="grid gap-4">
          <FormRefusal>{actionData?.of === "hours" && actionData.refused}</FormRefusal>
          <WeekHours week={week} />
          <Button type="submit" name="change" value="hours" loading={saving} className="justify-self-start">
            {saving ? texts.week.submitting : texts.week.submit}
          </Button>
        </Form>
      </OwnSection>
      <OwnSection
        id="closed"
        heading={texts.closed.heading}
        text={texts.closed.text}
        notice={done === "closed" && <ClosedDaysSaved justClosed={justClosed} />}
      >
        <ClosedDays closed={closed} refused={actionData?.of === "closed" ? actionData.refused : undefined} />
      </OwnSection>
    </AdminPage>
  );
}

export function ErrorBoundary() {
  return <ListError heading={texts.heading} unread={texts.unread} />;
}
