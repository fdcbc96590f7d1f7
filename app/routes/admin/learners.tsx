import { redirect } from "react-router";
import { learnersDesk as texts } from "#app/content/enrolments-desk.ts";
import { tiers } from "#app/content/school.ts";
import { site } from "#app/content/site.ts";
import { admitAdmin } from "#app/features/accounts/dashboard-door.server.ts";
import { tierChange } from "#app/features/courses/desk/contract.ts";
import { LearnerCard } from "#app/features/courses/desk/learner-card.tsx";
import { type ChangedTier, changeTier, readLearners } from "#app/features/courses/desk/learners.server.ts";
import { DeskSearch } from "#app/features/fields/desk-search.tsx";
import { searchQuery } from "#app/features/fields/search.server.ts";
import { guarded, readForm } from "#app/routes/request-guard.server.ts";
import type { Route } from "./+types/learners.ts";
import { type ChangeOutcome, changeOrFailed, unlessChangeFailed } from "./change-or-search.ts";
import { DeskHeader } from "./desk-header.tsx";
import { DeskList } from "./desk-list.tsx";
import { DeskUnread } from "./desk-unread.tsx";
import { TierChanged } from "./tier-changed.tsx";
import { useSignedOut } from "./use-signed-out.ts";

const address = "/admin-dashboard/learners";

export function meta() {
  return [{ title: `${texts.heading} · ${site.name}` }, { name: "robots", content: "noindex" }];
}

export async function loader({ request, context }: Route.LoaderArgs) {
  await admitAdmin(request);
  return guarded(context, () => readLearners(new URL(request.url).searchParams));
}

export async function action({ request, context }: Route.ActionArgs) {
  const admin = await admitAdmin(request);
  const form = await readForm(context, request);
  return guarded(context, async (): Promise<ChangeOutcome<ChangedTier>> => {
    if (form.has("q")) throw redirect(`${address}${await searchQuery(form)}`);
    return { changed: await changeTier(admin.id, tierChange.parse(Object.fromEntries(form))) };
  });
}

export function clientAction({ request, serverAction }: Route.ClientActionArgs) {
  return changeOrFailed<ChangedTier>(request, serverAction);
}

export const shouldRevalidate = unlessChangeFailed;

/** Everybody with a learner's account: what is open to them, how far they are, how to reach them. */
export default function Learners({ loaderData, actionData }: Route.ComponentProps) {
  const { filter, learners, total, page, pages } = loaderData;
  useSignedOut();
  const nobody = filter.q || filter.tier ? texts.nothingFound : texts.empty;
  return (
    <>
      <DeskHeader heading={texts.heading} />
      <main className="wrap py-6 pb-28 md:py-8 md:pb-28">
        <h2 className="mb-4 text-2xl">{texts.listHeading}</h2>
        <DeskSearch
          list={address}
          q={filter.q}
          label={texts.search.label}
          placeholder={texts.search.placeholder}
          choices={[
            {
              name: "tier",
              label: texts.search.tier,
              any: texts.search.anyTier,
              options: tiers.map(({ id, label }) => ({ value: id, label })),
              chosen: filter.tier,
            },
          ]}
        />
        <DeskList
          items={learners}
          keyOf={({ id }) => id}
          card={(learner) => <LearnerCard learner={learner} />}
          above={<p className="my-4 text-muted">{texts.counted(total)}</p>}
          empty={nobody}
          page={page}
          pages={pages}
        />
      </main>
      <TierChanged outcome={actionData} />
    </>
  );
}

export function ErrorBoundary() {
  return <DeskUnread heading={texts.heading} unread={texts.unread} />;
}
