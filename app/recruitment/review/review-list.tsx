import { useSearchParams } from "react-router";
import { dashboardLink } from "#app/admin/admin-header.tsx";
import { BulkBar } from "#app/admin/bulk-bar.tsx";
import { CsvLink, ListPage } from "#app/admin/list-page.tsx";
import { listQuery } from "#app/admin/list-query.ts";
import type { ListSearchProps } from "#app/admin/list-search.tsx";
import { rowsLook } from "#app/admin/record-row.tsx";
import type { ApplicationsPage } from "#app/recruitment/review/applications-list.server.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { reviewSignIn } from "#content/back-office.ts";
import { reviewTexts as texts } from "#content/review.ts";
import { applicationStatuses } from "../record-contract.ts";
import { ApplicationCard } from "./application-card.tsx";
import { applicationStatusOptions } from "./application-status.tsx";
import { applicationOrders } from "./contract.ts";
import { HiddenNotice, IdentitySwitch } from "./hidden-identities.tsx";
import { ReviewHeader } from "./review-header.tsx";
import { failureOf, noticeOf } from "./review-notice.tsx";
import type { ReviewOutcome } from "./review-outcome.ts";

const address = "/recruitment/admin";
const { search } = texts;

/** The number of applications with each status. Each links to its list, with the rest of the search unchanged. */
function figuresOf(counts: ApplicationsPage["counts"], query: URLSearchParams) {
  const hrefOf = (status?: string, today?: string) => `${listQuery(query, { status, today })}#list-heading`;
  return {
    className: "grid-cols-2 sm:grid-cols-3 lg:grid-cols-6",
    list: [
      { ...texts.figures.today, value: counts.today, href: hrefOf(undefined, "1") },
      ...applicationStatuses.map((status) => ({
        ...texts.figures[status],
        value: counts[status],
        href: hrefOf(status),
      })),
      { ...texts.figures.all, value: counts.all, href: hrefOf() },
    ],
  };
}

/** While identities are hidden, neither order nor search text can reveal a name. */
const searchOf = ({ filter, hidden }: ApplicationsPage): ListSearchProps => ({
  address,
  q: filter.q,
  label: search.label,
  placeholder: hidden ? search.hiddenPlaceholder : search.placeholder,
  refusal: filter.noReference ? texts.hidden.notSearched.why : undefined,
  filters: [
    {
      name: "status",
      label: search.status,
      any: search.anyStatus,
      options: applicationStatusOptions,
      selected: filter.status,
    },
    {
      name: "sort",
      label: search.order,
      any: search.newest,
      options: applicationOrders
        .filter((order) => !(hidden && order === "name"))
        .map((value) => ({ value, label: search.orders[value] })),
      selected: filter.sort,
    },
  ],
  toggle: { name: "today", label: search.today, on: filter.today === "1" },
});

/** Links to the same applications as a CSV file and on paper. */
function Exports({ query }: { query: string }) {
  return (
    <div className="flex flex-wrap items-start gap-x-8 gap-y-4">
      <CsvLink
        href={`${address}/applications.csv${query}`}
        label={texts.download}
        note={texts.downloadNote}
      />
      <ButtonLink kind="secondary" href={`${address}/print${query}`}>
        {texts.print}
      </ButtonLink>
    </div>
  );
}

interface ReviewListProps {
  list: ApplicationsPage & { admin: boolean };
  outcome: ReviewOutcome | undefined;
}

/** The list of applications. */
export function ReviewList({ list, outcome }: ReviewListProps) {
  const { filter, counts, hidden, rows, total, page, pages } = list;
  const [query] = useSearchParams();
  const sameList = listQuery(query);
  return (
    <ListPage
      heading={reviewSignIn.heading}
      header={<ReviewHeader back={list.admin ? dashboardLink : null} />}
      signIn={address}
      before={hidden && <HiddenNotice searched />}
      figures={figuresOf(counts, query)}
      listHeading={texts.listHeading}
      headingAction={!hidden && <IdentitySwitch hidden={false} />}
      search={searchOf(list)}
      loadingText={texts.loading}
      rows={rows}
      keyOf={({ id }) => id}
      card={(application) => (
        <ApplicationCard
          application={application}
          href={`${address}/applications/${application.id}${sameList}`}
        />
      )}
      above={
        <BulkBar
          actions={[
            { change: "status", ...texts.bulk, options: applicationStatusOptions, first: "shortlisted" },
          ]}
          counted={texts.counted(total)}
        />
      }
      empty={filter.noReference ? texts.hidden.notSearched : texts.empty}
      page={page}
      pages={pages}
      className={rowsLook}
      after={total > 0 && <Exports query={sameList} />}
      outcome={outcome}
      notice={noticeOf}
      failure={failureOf}
    />
  );
}
