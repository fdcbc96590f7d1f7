import { redirect } from "react-router";
import { deskTexts } from "#app/content/back-office.ts";
import { leadsTexts } from "#app/content/leads.ts";
import { site } from "#app/content/site.ts";
import { admitAdmin } from "#app/features/accounts/dashboard-door.server.ts";
import { searchQuery } from "#app/features/fields/search.server.ts";
import { isFiltered, leadChange } from "#app/features/leads/contract.ts";
import { type ChangedLead, changeLead, readLeads } from "#app/features/leads/desk.server.ts";
import { LeadCard } from "#app/features/leads/lead-card.tsx";
import { LeadSearch } from "#app/features/leads/lead-search.tsx";
import { UpcomingList } from "#app/features/leads/upcoming-list.tsx";
import { guarded, readForm } from "#app/routes/request-guard.server.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { Figures } from "#app/ui/figures.tsx";
import type { Route } from "./+types/leads.ts";
import { type ChangeOutcome, changeOrFailed, unlessChangeFailed } from "./change-or-search.ts";
import { DeskHeader } from "./desk-header.tsx";
import { DeskPages } from "./desk-pages.tsx";
import { LeadChanged } from "./lead-changed.tsx";
import { useSignedOut } from "./use-signed-out.ts";

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
    if (form.has("q")) throw redirect(`/admin-dashboard/leads${await searchQuery(form)}`);
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
          <LeadSearch filter={filter} />
          {leads.length ? (
            <>
              <p className="my-4 text-muted">{leadsTexts.counted(total)}</p>
              <ul className="grid gap-4 lg:grid-cols-2">
                {leads.map((lead) => (
                  <li key={lead.id}>
                    <LeadCard lead={lead} />
                  </li>
                ))}
              </ul>
              <DeskPages page={page} pages={pages} />
            </>
          ) : (
            <div className="mt-6">
              <EmptyState title={filtered ? nothingFound.title : empty.title} tile="dots" heading="h3">
                {filtered ? nothingFound.text : empty.text}
              </EmptyState>
            </div>
          )}
        </section>
      </main>
      <LeadChanged outcome={actionData} />
    </>
  );
}

/** The list could not be read, or a change was refused: the way back stays. */
export function ErrorBoundary() {
  const { title, text } = leadsTexts.unread;
  return (
    <>
      <title>{`${leadsTexts.heading} · ${site.name}`}</title>
      <DeskHeader heading={leadsTexts.heading} />
      <main className="wrap py-8">
        <EmptyState
          title={title}
          tile="dots"
          action={
            <ButtonLink href="" reload>
              {deskTexts.retry}
            </ButtonLink>
          }
        >
          {text}
        </EmptyState>
      </main>
    </>
  );
}
