import { useSearchParams } from "react-router";
import { admitAdmin } from "#app/accounts/staff/dashboard-door.server.ts";
import { adminMeta } from "#app/admin/admin-meta.ts";
import { BulkBar } from "#app/admin/bulk-bar.tsx";
import { listAction } from "#app/admin/list-action.server.ts";
import { ListError } from "#app/admin/list-error.tsx";
import { listLoader } from "#app/admin/list-loader.server.ts";
import { listClientAction, revalidateAfterChange } from "#app/admin/list-outcome.ts";
import { CsvLink, ListPage } from "#app/admin/list-page.tsx";
import type { ListSearchProps } from "#app/admin/list-search.tsx";
import type { ChangeNotice } from "#app/admin/undo-notice.tsx";
import {
  type ChangedEnrolments,
  changeEnrolments,
  readEnrolments,
} from "#app/school/enroll/enrollments.server.ts";
import { learningPathChoices } from "#content/enrolment.ts";
import { enrolmentsDesk as texts } from "#content/enrolments-desk.ts";
import type { Route } from "./+types/enrolments.ts";
import { enrolmentChange, enrolmentStatuses } from "./contract.ts";
import { EnrolmentCard, enrolmentStatusOptions } from "./enrolment-card.tsx";

const address = "/admin-dashboard/enrolments";
const { heading, search } = texts;

export const meta = () => adminMeta(heading);
export const loader = listLoader(admitAdmin, readEnrolments);
export const action = listAction({
  admit: admitAdmin,
  address,
  nothingSelected: texts.bulk.none,
  change(form, admin) {
    const typed = { ...Object.fromEntries(form), id: form.getAll("id"), was: form.getAll("was") };
    return changeEnrolments(admin.id, enrolmentChange.parse(typed));
  },
});
export const clientAction = listClientAction<ChangedEnrolments>();
export const shouldRevalidate = revalidateAfterChange;

type Data = Route.ComponentProps["loaderData"];

/** The number of enrollments with each status. Each links to its list. */
const figuresOf = (counts: Data["counts"]) => ({
  className: "grid-cols-2 sm:grid-cols-3 lg:grid-cols-6",
  list: [
    ...enrolmentStatuses.map((status) => ({
      ...texts.figures[status],
      value: counts[status],
      href: `?status=${status}#list-heading`,
    })),
    { ...texts.figures.all, value: counts.all, href: "?#list-heading" },
  ],
});

const searchOf = ({ q, status, path }: Data["filter"]): ListSearchProps => ({
  address,
  q,
  label: search.label,
  placeholder: search.placeholder,
  filters: [
    {
      name: "status",
      label: search.status,
      any: search.anyStatus,
      options: enrolmentStatusOptions,
      selected: status,
    },
    { name: "path", label: search.path, any: search.anyPath, options: learningPathChoices, selected: path },
  ],
});

/** Undo gives each enrollment the status that it had. */
const noticeOf = ({ said, before }: ChangedEnrolments): ChangeNotice => ({
  title: said,
  undo: before && [
    ...before.flatMap(({ id, status }) => [["id", id] as const, ["was", status] as const]),
    ["change", "back"],
  ],
});

/** Everybody who enrolled. */
export default function Enrolments({ loaderData, actionData }: Route.ComponentProps) {
  const { filter, counts, rows, total, page, pages } = loaderData;
  const [query] = useSearchParams();
  const filtered = filter.q || filter.status || filter.path;
  return (
    <ListPage
      heading={heading}
      figures={figuresOf(counts)}
      listHeading={texts.listHeading}
      search={searchOf(filter)}
      rows={rows}
      keyOf={({ id }) => id}
      card={(enrolment) => <EnrolmentCard enrolment={enrolment} />}
      above={<BulkBar texts={texts} options={enrolmentStatusOptions} first="contacted" total={total} />}
      empty={filtered ? texts.nothingFound : texts.empty}
      page={page}
      pages={pages}
      after={
        <CsvLink
          href={`${address}/enrolments.csv?${query}`}
          label={texts.download}
          note={texts.downloadNote}
        />
      }
      outcome={actionData}
      notice={noticeOf}
    />
  );
}

export function ErrorBoundary() {
  return <ListError heading={heading} unread={texts.unread} />;
}
