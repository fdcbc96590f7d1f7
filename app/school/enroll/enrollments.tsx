import { useSearchParams } from "react-router";
import { admitAdmin } from "#app/accounts/staff/admit-admin.server.ts";
import { adminMeta } from "#app/admin/admin-meta.ts";
import { BulkBar } from "#app/admin/bulk-bar.tsx";
import { listAction } from "#app/admin/list-action.server.ts";
import { ListError } from "#app/admin/list-error.tsx";
import { listLoader } from "#app/admin/list-loader.server.ts";
import { listClientAction, revalidateAfterChange } from "#app/admin/list-outcome.ts";
import { CsvLink, ListPage } from "#app/admin/list-page.tsx";
import type { ListSearchProps } from "#app/admin/list-search.tsx";
import { rowsLook } from "#app/admin/record-row.tsx";
import type { ChangeNotice } from "#app/admin/undo-notice.tsx";
import { type ChangedEnrollments, changeEnrollments } from "#app/school/enroll/change-enrollments.server.ts";
import { readEnrollments } from "#app/school/enroll/enrollments.server.ts";
import { learningPathChoices } from "#content/enrollment.ts";
import { enrollmentsList as texts } from "#content/enrollments-list.ts";
import { notedChat } from "#content/inbox.ts";
import { grantedTierIds, tierName } from "#content/school.ts";
import type { Route } from "./+types/enrollments.ts";
import { enrollmentChange, enrollmentFilter, enrollmentStatuses } from "./contract.ts";
import { EnrollmentCard, enrollmentStatusOptions } from "./enrollment-card.tsx";

const address = "/admin-dashboard/enrollments";
const { heading, search } = texts;

export const meta = () => adminMeta(heading);
export const loader = listLoader(admitAdmin, readEnrollments);
export const action = listAction({
  admit: admitAdmin,
  address,
  nothingSelected: texts.bulk.none,
  forms: [enrollmentChange, enrollmentFilter],
  change(form, admin) {
    const lists = { id: form.getAll("id"), was: form.getAll("was"), wasTier: form.getAll("wasTier") };
    const typed = { ...Object.fromEntries(form), ...lists };
    return changeEnrollments(admin.id, enrollmentChange.parse(typed));
  },
});
export const clientAction = listClientAction<ChangedEnrollments>();
export const shouldRevalidate = revalidateAfterChange;

type Data = Route.ComponentProps["loaderData"];

/** The number of enrollments with each status. Each links to its list. */
const figuresOf = (counts: Data["counts"]) => ({
  className: "grid-cols-2 sm:grid-cols-3 lg:grid-cols-6",
  list: [
    ...enrollmentStatuses.map((status) => ({
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
      options: enrollmentStatusOptions,
      selected: status,
    },
    { name: "path", label: search.path, any: search.anyPath, options: learningPathChoices, selected: path },
  ],
});

/** The notice about a change. Its Undo restores the status and the tier that each enrollment had. */
const noticeOf = ({ said, more, toTell, before }: ChangedEnrollments): ChangeNotice => ({
  title: said,
  more,
  link: toTell ? { href: notedChat(toTell, "status"), label: texts.tell } : undefined,
  undo: before && [
    ...before.flatMap(({ id, status, tier }) => [
      ["id", id] as const,
      ["was", status] as const,
      ["wasTier", tier ?? ""] as const,
    ]),
    ["change", "back"],
  ],
});

/** The tiers that can be paid for; without one, each enrollment gets the one that its path stands for. */
const tierOptions = [
  { value: "", label: texts.bulk.anyTier },
  ...grantedTierIds.map((value) => ({ value, label: tierName(value) })),
];

/** The screen with the list of enrollments. */
export default function Enrollments({ loaderData, actionData }: Route.ComponentProps) {
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
      card={(enrollment) => <EnrollmentCard enrollment={enrollment} />}
      above={
        <BulkBar
          actions={[
            {
              change: "status",
              ...texts.bulk,
              options: enrollmentStatusOptions,
              first: "contacted",
              with: { name: "tier", label: texts.bulk.tier, options: tierOptions },
            },
          ]}
          counted={texts.counted(total)}
        />
      }
      empty={filtered ? texts.nothingFound : texts.empty}
      page={page}
      pages={pages}
      className={rowsLook}
      after={
        <CsvLink
          href={`${address}/enrollments.csv?${query}`}
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
