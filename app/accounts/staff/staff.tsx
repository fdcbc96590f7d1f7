import { answerAccountForm } from "#app/accounts/account-answer.server.ts";
import { admitAdmin } from "#app/accounts/staff/admit-admin.server.ts";
import { addAccount, changeStaff, sendPasswordLink } from "#app/accounts/staff/staff-accounts.server.ts";
import { readStaff } from "#app/accounts/staff/staff-list.server.ts";
import { adminMeta } from "#app/admin/admin-meta.ts";
import { changeOrRefusal, redirectSearch } from "#app/admin/list-action.server.ts";
import { ListError } from "#app/admin/list-error.tsx";
import { listClientAction, revalidateAfterChange } from "#app/admin/list-outcome.ts";
import { ListPage } from "#app/admin/list-page.tsx";
import type { ListSearchProps } from "#app/admin/list-search.tsx";
import { searchForm } from "#app/admin/search.server.ts";
import type { ChangeNotice } from "#app/admin/undo-notice.tsx";
import { guarded, readForm, uncounted } from "#app/forms/request-guard.server.ts";
import { staffTexts as texts } from "#content/staff.ts";
import type { Profile } from "../contract.ts";
import type { Route } from "./+types/staff.ts";
import { newStaff, staffChange, staffRoles } from "./contract.ts";
import { NewStaff } from "./new-staff.tsx";
import { PasswordLink } from "./password-link.tsx";
import type { ChangedStaff } from "./staff-accounts.server.ts";
import { StaffCard } from "./staff-card.tsx";
import { StaffHistory } from "./staff-history.tsx";
import { refusedStaff, type StaffOutcome } from "./staff-outcome.ts";

const address = "/admin-dashboard/staff";
const { heading, search } = texts;

export const meta = () => adminMeta(heading);

export async function loader({ request, context }: Route.LoaderArgs) {
  const { id } = await admitAdmin(request);
  return guarded(context, async () => ({ ...(await readStaff(new URL(request.url).searchParams)), own: id }));
}

/** Adds somebody, and makes the link for the password. */
async function add(admin: Profile, form: FormData) {
  const outcome = await answerAccountForm({ form, ...uncounted }, newStaff, async ({ name, email, role }) => {
    const added = await addAccount(admin, { full_name: name, email, role });
    const link = { address: await sendPasswordLink(added), role };
    return { kind: "added", id: added.id, name: added.full_name, link } satisfies ChangedStaff;
  });
  return outcome.kind === "refused"
    ? refusedStaff(outcome.answer, outcome.status)
    : { changed: outcome.result };
}

export async function action({ request, context }: Route.ActionArgs) {
  const admin = await admitAdmin(request);
  const form = await readForm(context, request, searchForm, newStaff, staffChange);
  return guarded(context, async () => {
    await redirectSearch(address, form);
    if (form.get("change") === "add") return add(admin, form);
    const change = staffChange.parse(Object.fromEntries(form));
    return changeOrRefusal(() => changeStaff(admin, change), ["conflict", "not-found"]);
  });
}

export const clientAction = listClientAction<ChangedStaff>();
export const shouldRevalidate = revalidateAfterChange;

const searchOf = ({ q, role }: Route.ComponentProps["loaderData"]["filter"]): ListSearchProps => ({
  address,
  q,
  label: search.label,
  placeholder: search.placeholder,
  filters: [
    {
      name: "role",
      label: search.role,
      any: search.anyRole,
      options: staffRoles.map((value) => ({ value, label: texts.roles[value] })),
      selected: role,
    },
  ],
});

/** How a change is undone; undefined where it cannot be. */
function undoOf(changed: ChangedStaff): ChangeNotice["undo"] {
  const { kind, id } = changed;
  if (kind === "disabled" || kind === "enabled") {
    return [
      ["id", id],
      ["change", kind === "disabled" ? "enabled" : "disabled"],
    ];
  }
  if (kind !== "role" || changed.from === changed.to) return undefined;
  return [
    ["id", id],
    ["role", changed.from],
    ["change", "role"],
  ];
}

function noticeOf(changed: ChangedStaff): ChangeNotice {
  const { name, link } = changed;
  const said = texts.changed;
  const title =
    changed.kind === "role"
      ? said.role(name, texts.roles[changed.to].toLowerCase())
      : said[changed.kind](name);
  const more = link && (link.address ? said.shown : said.mailed);
  return { title, more, undo: undoOf(changed), about: name };
}

/** The screen with the list of staff, the form that adds somebody, and who changed what. */
export default function Staff({ loaderData, actionData }: Route.ComponentProps) {
  const { filter, rows, total, page, pages, own, changes } = loaderData;
  const outcome = actionData as StaffOutcome | undefined;
  const changed = outcome?.changed;
  return (
    <ListPage
      heading={heading}
      listHeading={texts.listHeading}
      before={
        <>
          {changed?.link?.address && (
            <PasswordLink
              key={changed.link.address}
              name={changed.name}
              address={changed.link.address}
              role={changed.link.role}
            />
          )}
          <NewStaff key={changed?.kind === "added" ? changed.id : "new"} answer={outcome?.add} />
        </>
      }
      search={searchOf(filter)}
      rows={rows}
      keyOf={({ id }) => id}
      card={(member) => <StaffCard member={member} own={member.id === own} />}
      above={<p className="mt-3 mb-4 text-muted">{texts.counted(total)}</p>}
      empty={filter.q || filter.role ? texts.nothingFound : texts.empty}
      page={page}
      pages={pages}
      after={<StaffHistory changes={changes} />}
      outcome={outcome?.add ? undefined : outcome}
      notice={noticeOf}
    />
  );
}

export function ErrorBoundary() {
  return <ListError heading={heading} unread={texts.unread} />;
}
