import { Link } from "react-router";
import { admitAdmin } from "#app/accounts/staff/admit-admin.server.ts";
import { adminMeta } from "#app/admin/admin-meta.ts";
import { listAction } from "#app/admin/list-action.server.ts";
import { ListError } from "#app/admin/list-error.tsx";
import { listLoader } from "#app/admin/list-loader.server.ts";
import { listClientAction, revalidateAfterChange } from "#app/admin/list-outcome.ts";
import { AdminPage } from "#app/admin/list-page.tsx";
import { type ChangeNotice, UndoNotice } from "#app/admin/undo-notice.tsx";
import { type ChangedAppointment, changeAppointment } from "#app/leads/appointment-changes.server.ts";
import { readWeek } from "#app/leads/calls-of-week.server.ts";
import { ButtonLink, buttonClass } from "#app/ui/button.tsx";
import { Icon, type IconName } from "#app/ui/icon.tsx";
import { hoursTexts, appointmentsTexts as texts } from "#content/appointments-list.ts";
import type { Route } from "./+types/appointments.ts";
import { CallCard } from "./call-card.tsx";
import { appointmentChange, weekFilter } from "./contract.ts";
import { MoveCall } from "./move-call.tsx";
import { dayInShort, dayInWords, slotInWords, timeInWords } from "./slot-words.ts";
import { toldOf } from "./told-of.ts";

export const meta = () => adminMeta(texts.heading);
export const loader = listLoader(admitAdmin, (query) => readWeek(query));
export const action = listAction({
  admit: admitAdmin,
  address: texts.path,
  forms: [appointmentChange, weekFilter],
  change: (form, admin) =>
    changeAppointment(appointmentChange.parse(Object.fromEntries(form)), { admin: admin.id }),
});
export const clientAction = listClientAction<ChangedAppointment>();
export const shouldRevalidate = revalidateAfterChange;

/** How a change is undone: a move by one back, the others by their opposite. */
function undoOf({ change, id, was }: ChangedAppointment): ChangeNotice["undo"] {
  if (change === "move")
    return [
      ["id", id],
      ["slot", was],
      ["change", "move"],
    ];
  return [
    ["id", id],
    ["change", change === "cancel" ? "rebook" : "cancel"],
  ];
}

const noticeOf = (changed: ChangedAppointment): ChangeNotice => ({
  title: texts.changed[changed.change](changed.name, slotInWords(changed.slot)),
  undo: undoOf(changed),
  about: changed.name,
  ...toldOf(changed),
});

type Week = Route.ComponentProps["loaderData"];

/** To the week before or after. */
function WeekArrow({ week, icon, label }: { week: string; icon: IconName; label: string }) {
  return (
    <Link to={`?week=${week}`} aria-label={label} className={buttonClass("secondary", "md", "px-3")}>
      <Icon name={icon} />
    </Link>
  );
}

/** The call that comes next, whichever week is shown. */
function NextCall({ next }: Pick<Week, "next">) {
  if (!next) return <p>{texts.noNext}</p>;
  return (
    <p className="[overflow-wrap:anywhere]">
      {texts.next}{" "}
      <Link
        to={`?week=${next.week}`}
        className="inline-block font-semibold text-brand underline underline-offset-4"
      >
        {next.name}, {dayInWords(next.slot)}, {timeInWords(next.slot.slice(11))}
      </Link>
    </p>
  );
}

function WeekLinks({ before, after, isThisWeek, booked, monday, sunday, next }: Week) {
  const days = [monday, sunday].map((day) => dayInShort(day).date).join(" – ");
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
      <div>
        <NextCall next={next} />
        <p className="font-semibold">{texts.counted(booked, days)}</p>
      </div>
      <nav aria-label={texts.weeks} className="flex flex-wrap gap-2">
        <WeekArrow week={before} icon="back" label={texts.before} />
        <ButtonLink kind="secondary" href="?" aria-current={isThisWeek ? "true" : undefined}>
          {texts.thisWeek}
        </ButtonLink>
        <WeekArrow week={after} icon="arrow" label={texts.after} />
        <ButtonLink kind="quiet" href={hoursTexts.path}>
          {texts.hours}
        </ButtonLink>
      </nav>
    </div>
  );
}

/** One day of the week, as a row: its date, and beside it the calls in order. */
function Day({
  day: { date, isDayOff, closedFor, calls },
  today,
}: {
  day: Week["days"][number];
  today: string;
}) {
  const state = closedFor ? texts.dayOff(closedFor) : isDayOff ? texts.closed : texts.noCalls;
  const isToday = date === today;
  return (
    <li
      id={date}
      className={`grid min-w-0 scroll-mt-4 gap-x-4 gap-y-2 border-t border-line pt-3 sm:grid-cols-[8.5rem_minmax(0,1fr)] ${calls.length ? "" : "max-sm:flex"}`}
    >
      <h2 className="font-sans text-base font-semibold" aria-current={isToday ? "date" : undefined}>
        {dayInWords(date)}
        {isToday && (
          <span className="ml-2 rounded-md bg-brand px-1.5 text-sm whitespace-nowrap text-ground sm:ml-0 sm:table">
            {texts.today}
          </span>
        )}
      </h2>
      <div className="grid gap-2">
        {(calls.length === 0 || closedFor) && <p className="text-muted">{state}</p>}
        {calls.length > 0 && (
          <ul className="grid gap-2 md:grid-cols-2 2xl:grid-cols-3">
            {calls.map((call) => (
              <li key={call.id}>
                <CallCard call={call} />
              </li>
            ))}
          </ul>
        )}
      </div>
    </li>
  );
}

/** The calls of a week, each with its ways to write, move and cancel. */
export default function Appointments({ loaderData, actionData }: Route.ComponentProps) {
  const { days, moved, today } = loaderData;
  return (
    <>
      <AdminPage heading={texts.heading} className="gap-4 pt-4 pb-28 md:gap-6 md:pb-28">
        {moved && <MoveCall key={moved.call.id} {...moved} monday={loaderData.monday} />}
        <WeekLinks {...loaderData} />
        <ul className="grid gap-3">
          {days.map((day) => (
            <Day key={day.date} day={day} today={today} />
          ))}
        </ul>
      </AdminPage>
      <UndoNotice outcome={actionData} notice={noticeOf} />
    </>
  );
}

export function ErrorBoundary() {
  return <ListError heading={texts.heading} unread={texts.unread} />;
}
