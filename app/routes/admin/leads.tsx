import { redirect } from "react-router";
import { leadKindChoices } from "#app/content/contact-form.ts";
import { leadsTexts } from "#app/content/leads.ts";
import { site } from "#app/content/site.ts";
import { admitAdmin } from "#app/features/accounts/dashboard-door.server.ts";
import { DeskSearch } from "#app/features/fields/desk-search.tsx";
import { searchQuery } from "#app/features/fields/search.server.ts";
import { isFiltered, leadChange, leadStatuses } from "#app/features/leads/contract.ts";
import { type ChangedLead, changeLead, readLeads } from "#app/features/leads/desk.server.ts";
import { LeadCard } from "#app/features/leads/lead-card.tsx";
import { UpcomingList } from "#app/features/leads/upcoming-list.tsx";
import { guarded, readForm } from "#app/routes/request-guard.server.ts";
import { Figures } from "#app/ui/figures.tsx";
import type { Route } from "./+types/leads.ts";
import { type ChangeOutcome, changeOrFailed, unlessChangeFailed } from "./change-or-search.ts";
import { DeskHeader } from "./desk-header.tsx";
import { DeskList } from "./desk-list.tsx";
import { DeskUnread } from "./desk-unread.tsx";
import { LeadChanged } from "./lead-changed.tsx";
import { useSignedOut } from "./use-signed-out.ts";

const address = "/admin-dashboard/leads";

export function meta() {
  return [{ title: `${leadsTexts.heading} · ${site.name}` }, { name: "robots", content: "noindex" }];
}

export async function loader({ request, context }: Route.LoaderArgs) {
  await admitAdmin(request);
  return guarded(context, () => readLeads(new URL(request.url).searchParams));
}

export async function action({ request, context }: Route.ActionArgs) {
  await admitAdmin(request);
  const form = await readForm(context, request);
  return guarded(context, async (): Promise<ChangeOutcome<ChangedLead>> => {
    if (form.has("q")) throw redirect(`${address}${await searchQuery(form)}`);
    return { changed: await changeLead(leadChange.parse(Object.fromEntries(form))) };
  });
}

export function clientAction({ request, serverAction }: Route.ClientActionArgs) {
  return changeOrFailed<ChangedLead>(request, serverAction);
}

export const shouldRevalidate = unlessChangeFailed;

/** Everybody who wrote or booked, for the owner to work through. */
export default function Leads({ loaderData, actionData }: Route.ComponentProps) {
  const { filter, leads, upcoming, total, page, pages } = loaderData;
  useSignedOut();

  const filtered = isFiltered(filter);
  const { figures, empty, nothingFound } = leadsTexts;
  return (
    <>
      <DeskHeader heading={leadsTexts.heading} />
      <main className="wrap grid grid-cols-1 gap-8 py-6 pb-28 md:py-8 md:pb-28">
        <Figures
          className="grid-cols-2 sm:grid-cols-3"
          list={[
            { ...figures.today, value: loaderData.today, href: "?today=1#list-heading" },
            { ...figures.open, value: loaderData.newLeads, href: "?status=new#list-heading" },
            { ...figures.upcoming, value: upcoming.length },
          ]}
        />
        {upcoming.length > 0 && !filter.q && page === 1 && (
          <section aria-labelledby="upcoming-heading">
            <h2 id="upcoming-heading" className="mb-4 text-2xl">
              {leadsTexts.upcomingHeading}
            </h2>
            <UpcomingList appointments={upcoming} />
          </section>
        )}
        <section aria-labelledby="list-heading">
          <h2 id="list-heading" className="mb-4 scroll-mt-4 text-2xl">
            {leadsTexts.listHeading}
          </h2>
          <DeskSearch
            list={address}
            q={filter.q}
            label={leadsTexts.search.label}
            placeholder={leadsTexts.search.placeholder}
            choices={[
              {
                name: "kind",
                label: leadsTexts.search.kind,
                any: leadsTexts.search.anyKind,
                options: leadKindChoices,
                chosen: filter.kind,
              },
              {
                name: "status",
                label: leadsTexts.search.status,
                any: leadsTexts.search.anyStatus,
                options: leadStatuses.map((value) => ({ value, label: leadsTexts.search.statuses[value] })),
                chosen: filter.status,
              },
            ]}
            tick={{ name: "today", label: leadsTexts.search.today, ticked: filter.today === "1" }}
          />
          <DeskList
            items={leads}
            keyOf={({ id }) => id}
            card={(lead) => <LeadCard lead={lead} />}
            above={<p className="my-4 text-muted">{leadsTexts.counted(total)}</p>}
            empty={filtered ? nothingFound : empty}
            page={page}
            pages={pages}
          />
        </section>
      </main>
      <LeadChanged outcome={actionData} />
    </>
  );
}

export function ErrorBoundary() {
  return <DeskUnread heading={leadsTexts.heading} unread={leadsTexts.unread} />;
}
