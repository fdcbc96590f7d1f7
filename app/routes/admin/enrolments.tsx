import { data, redirect, useSearchParams } from "react-router";
import { learningPathChoices } from "#app/content/enrolment.ts";
import { enrolmentsDesk as texts } from "#app/content/enrolments-desk.ts";
import { site } from "#app/content/site.ts";
import { admitAdmin } from "#app/features/accounts/dashboard-door.server.ts";
import { DeskSearch } from "#app/features/fields/desk-search.tsx";
import { searchQuery } from "#app/features/fields/search.server.ts";
import { enrolmentChange, enrolmentStatuses } from "#app/features/school/contract.ts";
import {
  type ChangedEnrolments,
  changeEnrolments,
  readEnrolments,
} from "#app/features/school/desk.server.ts";
import { EnrolmentCard, enrolmentStatusOptions } from "#app/features/school/enrolment-card.tsx";
import { changedOrRefused } from "#app/routes/admin/changed-or-refused.server.ts";
import { guarded, readForm } from "#app/routes/request-guard.server.ts";
import { Figures } from "#app/ui/figures.tsx";
import type { Route } from "./+types/enrolments.ts";
import { type ChangeOutcome, changeOrFailed, unlessChangeFailed } from "./change-or-search.ts";
import { DeskChosen } from "./desk-chosen.tsx";
import { DeskHeader } from "./desk-header.tsx";
import { DeskFile, DeskList } from "./desk-list.tsx";
import { DeskUnread } from "./desk-unread.tsx";
import { EnrolmentsChanged } from "./enrolments-changed.tsx";
import { useSignedOut } from "./use-signed-out.ts";

const address = "/admin-dashboard/enrolments";
type Outcome = ChangeOutcome<ChangedEnrolments> & { refused?: string };

export function meta() {
  return [{ title: `${texts.heading} · ${site.name}` }, { name: "robots", content: "noindex" }];
}

export async function loader({ request, context }: Route.LoaderArgs) {
  await admitAdmin(request);
  return guarded(context, () => readEnrolments(new URL(request.url).searchParams));
}

export async function action({ request, context }: Route.ActionArgs) {
  const admin = await admitAdmin(request);
  const form = await readForm(context, request);
  return guarded(context, async () => {
    if (form.has("q")) throw redirect(`${address}${await searchQuery(form)}`);
    const typed = { ...Object.fromEntries(form), id: form.getAll("id"), was: form.getAll("was") };
    if (form.has("change") && !form.has("id")) {
      return data<Outcome>({ changed: null, refused: texts.bulk.none }, { status: 422 });
    }
    return changedOrRefused(() => changeEnrolments(admin.id, enrolmentChange.parse(typed)));
  });
}

export function clientAction({ request, serverAction }: Route.ClientActionArgs): Promise<Outcome> {
  return changeOrFailed<ChangedEnrolments>(request, serverAction);
}

export const shouldRevalidate = unlessChangeFailed;

/** How many have which status, each the way to its list. */
function StatusFigures({ counts }: { counts: Route.ComponentProps["loaderData"]["counts"] }) {
  return (
    <Figures
      className="grid-cols-2 sm:grid-cols-3 lg:grid-cols-6"
      list={[
        ...enrolmentStatuses.map((status) => ({
          ...texts.figures[status],
          value: counts[status],
          href: `?status=${status}#list-heading`,
        })),
        { ...texts.figures.all, value: counts.all, href: "?#list-heading" },
      ]}
    />
  );
}

/** Everybody who enrolled, for the owner to work through. */
export default function Enrolments({ loaderData, actionData }: Route.ComponentProps) {
  const { filter, counts, enrolments, total, page, pages } = loaderData;
  const [query] = useSearchParams();
  useSignedOut();
  const filtered = Boolean(filter.q || filter.status || filter.path);
  const { empty, nothingFound } = texts;
  return (
    <>
      <DeskHeader heading={texts.heading} />
      <main className="wrap grid grid-cols-1 gap-8 py-6 pb-28 md:py-8 md:pb-28">
        <StatusFigures counts={counts} />
        <section aria-labelledby="list-heading">
          <h2 id="list-heading" className="mb-4 scroll-mt-4 text-2xl">
            {texts.listHeading}
          </h2>
          <DeskSearch
            list={address}
            q={filter.q}
            label={texts.search.label}
            placeholder={texts.search.placeholder}
            choices={[
              {
                name: "status",
                label: texts.search.status,
                any: texts.search.anyStatus,
                options: enrolmentStatusOptions,
                chosen: filter.status,
              },
              {
                name: "path",
                label: texts.search.path,
                any: texts.search.anyPath,
                options: learningPathChoices,
                chosen: filter.path,
              },
            ]}
          />
          <DeskList
            items={enrolments}
            keyOf={({ id }) => id}
            card={(enrolment) => <EnrolmentCard enrolment={enrolment} />}
            above={
              <DeskChosen texts={texts} options={enrolmentStatusOptions} first="contacted" total={total} />
            }
            empty={filtered ? nothingFound : empty}
            page={page}
            pages={pages}
          />
        </section>
        <DeskFile
          href={`${address}/enrolments.csv?${query}`}
          label={texts.download}
          note={texts.downloadNote}
        />
      </main>
      <EnrolmentsChanged outcome={actionData} />
    </>
  );
}

export function ErrorBoundary() {
  return <DeskUnread heading={texts.heading} unread={texts.unread} />;
}
