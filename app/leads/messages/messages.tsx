import { admitAdmin } from "#app/accounts/staff/admit-admin.server.ts";
import { adminMeta } from "#app/admin/admin-meta.ts";
import { listAction } from "#app/admin/list-action.server.ts";
import { ListError } from "#app/admin/list-error.tsx";
import { listLoader } from "#app/admin/list-loader.server.ts";
import { listClientAction, revalidateAfterChange } from "#app/admin/list-outcome.ts";
import { ListPage } from "#app/admin/list-page.tsx";
import type { ListSearchProps } from "#app/admin/list-search.tsx";
import { rowsLook } from "#app/admin/record-row.tsx";
import type { ChangeNotice } from "#app/admin/undo-notice.tsx";
import { type ChangedLead, changeLead, readLeads } from "#app/leads/messages/messages.server.ts";
import { leadKindChoices } from "#content/contact-form.ts";
import { leadsTexts } from "#content/leads.ts";
import { isFiltered, leadChange, leadFilter, leadStatuses } from "../contract.ts";
import { toldOf } from "../told-of.ts";
import type { Route } from "./+types/messages.ts";
import { MessageCard } from "./message-card.tsx";
import { UpcomingList } from "./upcoming-list.tsx";

const address = "/admin-dashboard/leads";
const { heading, search } = leadsTexts;

export const meta = () => adminMeta(heading);
export const loader = listLoader(admitAdmin, (query) => readLeads(query));
export const action = listAction({
  admit: admitAdmin,
  address,
  forms: [leadChange, leadFilter],
  change: (form, admin) => changeLead(admin.id, leadChange.parse(Object.fromEntries(form))),
});
export const clientAction = listClientAction<ChangedLead>();
export const shouldRevalidate = revalidateAfterChange;

type Data = Route.ComponentProps["loaderData"];

const figuresOf = ({ counts, upcoming }: Data) => ({
  className: "grid-cols-2 sm:grid-cols-3",
  list: [
    { ...leadsTexts.figures.today, value: counts.today, href: "?today=1#list-heading" },
    { ...leadsTexts.figures.open, value: counts.new, href: "?status=new#list-heading" },
    { ...leadsTexts.figures.upcoming, value: upcoming.length },
  ],
});

const searchOf = ({ q, kind, status, today }: Data["filter"]): ListSearchProps => ({
  address,
  q,
  label: search.label,
  placeholder: search.placeholder,
  filters: [
    { name: "kind", label: search.kind, any: search.anyKind, options: leadKindChoices, selected: kind },
    {
      name: "status",
      label: search.status,
      any: search.anyStatus,
      options: leadStatuses.map((value) => ({ value, label: search.statuses[value] })),
      selected: status,
    },
  ],
  toggle: { name: "today", label: search.today, on: today === "1" },
});

const opposite = { handled: "new", new: "handled", cancel: "rebook", rebook: "cancel" } as const;

function noticeOf({ id, ref, change, appointment }: ChangedLead): ChangeNotice {
  const undo = [
    ["id", id],
    ["change", opposite[change]],
  ] as const;
  return {
    title: leadsTexts.changed[change](ref),
    undo,
    about: ref,
    ...(appointment && toldOf(appointment)),
  };
}

function Upcoming({ appointments }: { appointments: Data["upcoming"] }) {
  return (
    <section aria-labelledby="upcoming-heading">
      <h2 id="upcoming-heading" className="mb-4 text-2xl">
        {leadsTexts.upcomingHeading}
      </h2>
      <UpcomingList appointments={appointments} />
    </section>
  );
}

/** The list of messages and calls: everybody who wrote or booked a call. */
export default function Messages({ loaderData, actionData }: Route.ComponentProps) {
  const { filter, rows, upcoming, total, page, pages } = loaderData;
  return (
    <ListPage
      heading={heading}
      figures={figuresOf(loaderData)}
      between={
        upcoming.length > 0 && !isFiltered(filter) && page === 1 && <Upcoming appointments={upcoming} />
      }
      listHeading={leadsTexts.listHeading}
      search={searchOf(filter)}
      rows={rows}
      keyOf={({ id }) => id}
      card={(lead) => <MessageCard lead={lead} />}
      above={<p className="mt-3 mb-4 text-muted">{leadsTexts.counted(total)}</p>}
      empty={isFiltered(filter) ? leadsTexts.nothingFound : leadsTexts.empty}
      page={page}
      pages={pages}
      className={rowsLook}
      outcome={actionData}
      notice={noticeOf}
    />
  );
}

export function ErrorBoundary() {
  return <ListError heading={heading} unread={leadsTexts.unread} />;
}
