import { useNavigation, useSearchParams } from "react-router";
import { recruitmentDesk as texts } from "#app/content/recruitment-desk.ts";
import { applicationStatuses } from "#app/features/applications/contract.ts";
import { ApplicationCard } from "#app/features/applications/desk/application-card.tsx";
import { applicationStatusOptions } from "#app/features/applications/desk/application-status.tsx";
import { applicationOrders } from "#app/features/applications/desk/contract.ts";
import type { Desk } from "#app/features/applications/desk.server.ts";
import { DeskSearch } from "#app/features/fields/desk-search.tsx";
import { DeskChosen } from "#app/routes/admin/desk-chosen.tsx";
import { dashboardLink } from "#app/routes/admin/desk-header.tsx";
import { DeskFile, DeskList } from "#app/routes/admin/desk-list.tsx";
import { listQuery } from "#app/routes/admin/list-query.ts";
import { useSignedOut } from "#app/routes/admin/use-signed-out.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { Figures } from "#app/ui/figures.tsx";
import { HiddenNotice, IdentitySwitch } from "./hidden-identities.tsx";
import { PortalChanged } from "./portal-changed.tsx";
import { PortalHeader } from "./portal-header.tsx";
import type { PortalOutcome } from "./portal-outcome.ts";

const address = "/recruitment/admin";

/** How many have which status, each the way to its list; the rest of the search stays. */
function StatusFigures({ counts }: { counts: Desk["counts"] }) {
  const [query] = useSearchParams();
  const of = (status?: string, today?: string) => `${listQuery(query, { status, today })}#list-heading`;
  return (
    <Figures
      className="grid-cols-2 sm:grid-cols-3 lg:grid-cols-6"
      list={[
        { ...texts.figures.today, value: counts.today, href: of(undefined, "1") },
        ...applicationStatuses.map((status) => ({
          ...texts.figures[status],
          value: counts[status],
          href: of(status),
        })),
        { ...texts.figures.all, value: counts.all, href: of() },
      ]}
    />
  );
}

/** Search, status and order. While identities are hidden, none of them leads to a name. */
function Search({ desk: { filter, hidden } }: { desk: Desk }) {
  const { search } = texts;
  return (
    <DeskSearch
      list={address}
      q={filter.q}
      label={search.label}
      placeholder={hidden ? search.hiddenPlaceholder : search.placeholder}
      refusal={filter.noReference ? texts.hidden.notSearched.why : undefined}
      choices={[
        {
          name: "status",
          label: search.status,
          any: search.anyStatus,
          options: applicationStatusOptions,
          chosen: filter.status,
        },
        {
          name: "sort",
          label: search.order,
          any: search.newest,
          options: applicationOrders
            .filter((order) => !(hidden && order === "name"))
            .map((value) => ({ value, label: search.orders[value] })),
          chosen: filter.sort,
        },
      ]}
      tick={{ name: "today", label: search.today, ticked: filter.today === "1" }}
    />
  );
}

interface PortalListProps {
  desk: Desk & { admin: boolean };
  outcome: PortalOutcome | undefined;
}

/** Everybody who applied, for reviewers to work through. */
export function PortalList({ desk, outcome }: PortalListProps) {
  const { applications, counts, hidden, total, page, pages } = desk;
  const [query] = useSearchParams();
  const loading = useNavigation().state === "loading";
  useSignedOut(address);
  const here = listQuery(query);
  return (
    <>
      <PortalHeader back={desk.admin ? dashboardLink : null} />
      <main className="wrap grid grid-cols-1 gap-8 py-6 pb-28 md:py-8 md:pb-28">
        {hidden && <HiddenNotice searched />}
        <StatusFigures counts={counts} />
        <section aria-labelledby="list-heading">
          <div className="mb-4 flex flex-wrap items-center justify-between gap-3">
            <h2 id="list-heading" className="scroll-mt-4 text-2xl">
              {texts.listHeading}
            </h2>
            {!hidden && <IdentitySwitch hidden={false} />}
          </div>
          <Search desk={desk} />
          <p role="status" className="mt-4 font-semibold text-brand empty:hidden">
            {loading && texts.loading}
          </p>
          <div aria-busy={loading} className="aria-busy:opacity-60">
            <DeskList
              items={applications}
              keyOf={({ id }) => id}
              card={(application) => (
                <ApplicationCard
                  application={application}
                  href={`${address}/applications/${application.id}${here}`}
                />
              )}
              above={
                <DeskChosen
                  texts={texts}
                  options={applicationStatusOptions}
                  first="shortlisted"
                  total={total}
                />
              }
              empty={desk.filter.noReference ? texts.hidden.notSearched : texts.empty}
              page={page}
              pages={pages}
              className="items-start"
            />
          </div>
        </section>
        {total > 0 && (
          <div className="flex flex-wrap items-start gap-x-8 gap-y-4">
            <DeskFile
              href={`${address}/applications.csv${here}`}
              label={texts.download}
              note={texts.downloadNote}
            />
            <ButtonLink kind="secondary" href={`${address}/print${here}`}>
              {texts.print}
            </ButtonLink>
          </div>
        )}
      </main>
      <PortalChanged outcome={outcome} />
    </>
  );
}
