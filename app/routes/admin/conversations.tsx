import { redirect, useNavigation, useSearchParams } from "react-router";
import { conversationsTexts, intentInWords } from "#app/content/conversations.ts";
import { site } from "#app/content/site.ts";
import { admitAdmin } from "#app/features/accounts/dashboard-door.server.ts";
import {
  type ConversationState,
  conciergeIntents,
  conversationChange,
  conversationStates,
} from "#app/features/concierge/contract.ts";
import { HandleAll } from "#app/features/concierge/conversation-actions.tsx";
import { ConversationCard } from "#app/features/concierge/conversation-card.tsx";
import {
  type ChangedConversations,
  changeConversations,
  readConversations,
} from "#app/features/concierge/conversations.server.ts";
import { DeskSearch } from "#app/features/fields/desk-search.tsx";
import { searchQuery } from "#app/features/fields/search.server.ts";
import { guarded, readForm } from "#app/routes/request-guard.server.ts";
import { Figures } from "#app/ui/figures.tsx";
import type { Route } from "./+types/conversations.ts";
import { type ChangeOutcome, changeOrFailed, unlessChangeFailed } from "./change-or-search.ts";
import { ConversationChanged } from "./conversation-changed.tsx";
import { DeskHeader } from "./desk-header.tsx";
import { DeskFile, DeskList } from "./desk-list.tsx";
import { DeskUnread } from "./desk-unread.tsx";
import { listQuery } from "./list-query.ts";
import { useSignedOut } from "./use-signed-out.ts";

const address = "/admin-dashboard/conversations";

const intentOptions = conciergeIntents
  .map((value) => ({ value, label: intentInWords(value) }))
  .sort((one, other) => one.label.localeCompare(other.label, "en"));

export function meta() {
  return [{ title: `${conversationsTexts.heading} · ${site.name}` }, { name: "robots", content: "noindex" }];
}

export async function loader({ request, context }: Route.LoaderArgs) {
  await admitAdmin(request);
  return guarded(context, () => readConversations(new URL(request.url).searchParams));
}

export async function action({ request, context }: Route.ActionArgs) {
  await admitAdmin(request);
  const form = await readForm(context, request);
  return guarded(context, async (): Promise<ChangeOutcome<ChangedConversations>> => {
    if (form.has("q")) throw redirect(`${address}${await searchQuery(form)}`);
    const change = conversationChange.parse({ ...Object.fromEntries(form), id: form.getAll("id") });
    return { changed: await changeConversations(change) };
  });
}

export function clientAction({ request, serverAction }: Route.ClientActionArgs) {
  return changeOrFailed<ChangedConversations>(request, serverAction);
}

export const shouldRevalidate = unlessChangeFailed;

/** The figures of the states, each the way to its list; the rest of the search stays. */
function StateFigures({ counts }: { counts: Route.ComponentProps["loaderData"]["counts"] }) {
  const [query] = useSearchParams();
  const of = (state?: ConversationState) => `${listQuery(query, { state })}#list-heading`;
  const { figures } = conversationsTexts;
  return (
    <Figures
      className="grid-cols-2 lg:grid-cols-4"
      list={[
        ...conversationStates.map((state) => ({ ...figures[state], value: counts[state], href: of(state) })),
        { ...figures.all, value: counts.all, href: of() },
      ]}
    />
  );
}

/** What visitors asked the concierge, for the owner to learn from and to answer. */
export default function Conversations({ loaderData, actionData }: Route.ComponentProps) {
  const { filter, counts, conversations, total, page, pages } = loaderData;
  const loading = useNavigation().state === "loading";
  useSignedOut();

  const filtered = Boolean(filter.q || filter.intent || filter.state);
  const { empty, nothingFound } = conversationsTexts;
  return (
    <>
      <DeskHeader heading={conversationsTexts.heading} />
      <main className="wrap grid grid-cols-1 gap-8 py-6 pb-28 md:py-8 md:pb-28">
        <StateFigures counts={counts} />
        <section aria-labelledby="list-heading">
          <h2 id="list-heading" className="mb-4 scroll-mt-4 text-2xl">
            {conversationsTexts.listHeading}
          </h2>
          <DeskSearch
            list={address}
            q={filter.q}
            label={conversationsTexts.search.label}
            placeholder={conversationsTexts.search.placeholder}
            choices={[
              {
                name: "intent",
                label: conversationsTexts.search.intent,
                any: conversationsTexts.search.anyIntent,
                options: intentOptions,
                chosen: filter.intent,
              },
              {
                name: "state",
                label: conversationsTexts.search.state,
                any: conversationsTexts.search.anyState,
                options: conversationStates.map((value) => ({
                  value,
                  label: conversationsTexts.states[value],
                })),
                chosen: filter.state,
              },
            ]}
          />
          <div aria-busy={loading} className="aria-busy:opacity-60">
            <DeskList
              items={conversations}
              keyOf={({ conversation_id }) => conversation_id}
              card={(conversation) => <ConversationCard conversation={conversation} />}
              above={
                <div className="my-4 flex flex-wrap items-center justify-between gap-3">
                  <p className="text-muted">{conversationsTexts.counted(total)}</p>
                  <HandleAll conversations={conversations} />
                </div>
              }
              empty={filtered ? nothingFound : empty}
              page={page}
              pages={pages}
              className="items-start"
            />
          </div>
        </section>
        <DeskFile
          href={`${address}/unanswered.csv`}
          label={conversationsTexts.download}
          note={conversationsTexts.downloadNote}
        />
      </main>
      <ConversationChanged outcome={actionData} />
    </>
  );
}

export function ErrorBoundary() {
  return <DeskUnread heading={conversationsTexts.heading} unread={conversationsTexts.unread} />;
}
