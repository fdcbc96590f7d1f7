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
import { type ChangedLearner, changeLearner, readLearners } from "#app/school/learners/learners.server.ts";
import { learnersList as texts } from "#content/enrollments-list.ts";
import { tierName, tiers } from "#content/school.ts";
import { learnerChange, learnerFilter } from "../editor/contract.ts";
import type { Route } from "./+types/learners.ts";
import { LearnerCard } from "./learner-card.tsx";

const address = "/admin-dashboard/learners";
const { heading, search } = texts;

export const meta = () => adminMeta(heading);
export const loader = listLoader(admitAdmin, readLearners);
export const action = listAction({
  admit: admitAdmin,
  address,
  forms: [learnerChange, learnerFilter],
  change: (form, admin) => changeLearner(admin.id, learnerChange.parse(Object.fromEntries(form))),
});
export const clientAction = listClientAction<ChangedLearner>();
export const shouldRevalidate = revalidateAfterChange;

const searchOf = ({ q, tier }: Route.ComponentProps["loaderData"]["filter"]): ListSearchProps => ({
  address,
  q,
  label: search.label,
  placeholder: search.placeholder,
  filters: [
    {
      name: "tier",
      label: search.tier,
      any: search.anyTier,
      options: tiers.map(({ id, label }) => ({ value: id, label })),
      selected: tier,
    },
  ],
});

const opposite = { grant: "withdraw", withdraw: "grant" } as const;

const toTell = (href: string) => ({ more: texts.toTell, link: { href, label: texts.tell } });

function noticeOf(changed: ChangedLearner): ChangeNotice {
  const { id, name } = changed;
  if (changed.change === "second-factor") return { title: texts.secondFactor.removed(name) };
  const { tier, change, told } = changed;
  return {
    title: texts.changed[change](name, tierName(tier)),
    ...(told && ("chat" in told ? toTell(told.chat) : { more: texts.mailed(told.mailTo) })),
    undo: [
      ["id", id],
      ["tier", tier],
      ["change", opposite[change]],
      ["again", "1"],
    ],
  };
}

/** The screen with the list of learners: tiers, progress and contact links. */
export default function Learners({ loaderData, actionData }: Route.ComponentProps) {
  const { filter, rows, total, page, pages } = loaderData;
  return (
    <ListPage
      heading={heading}
      listHeading={texts.listHeading}
      search={searchOf(filter)}
      rows={rows}
      keyOf={({ id }) => id}
      card={(learner) => <LearnerCard learner={learner} />}
      above={<p className="mt-3 mb-4 text-muted">{texts.counted(total)}</p>}
      empty={filter.q || filter.tier ? texts.nothingFound : texts.empty}
      page={page}
      pages={pages}
      className={rowsLook}
      outcome={actionData}
      notice={noticeOf}
    />
  );
}

export function ErrorBoundary() {
  return <ListError heading={heading} unread={texts.unread} />;
}
