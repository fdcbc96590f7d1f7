import { redirect, useNavigation, useSearchParams } from "react-router";
import { deskTexts } from "#app/content/back-office.ts";
import { conversationsTexts } from "#app/content/conversations.ts";
import { site } from "#app/content/site.ts";
import { admitAdmin } from "#app/features/accounts/dashboard-door.server.ts";
import {
  type ConversationState,
  conversationChange,
  conversationStates,
} from "#app/features/concierge/contract.ts";
import { HandleAll } from "#app/features/concierge/conversation-actions.tsx";
import { ConversationCard } from "#app/features/concierge/conversation-card.tsx";
import { ConversationSearch } from "#app/features/concierge/conversation-search.tsx";
import {
  type ChangedConversations,
  changeConversations,
  readConversations,
} from "#app/features/concierge/conversations.server.ts";
import { searchQuery } from "#app/features/fields/search.server.ts";
import { guarded, readForm } from "#app/routes/request-guard.server.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { Figures } from "#app/ui/figures.tsx";
import type { Route } from "./+types/conversations.ts";
import { type ChangeOutcome, changeOrFailed, unlessChangeFailed } from "./change-or-search.ts";
import { ConversationChanged } from "./conversation-changed.tsx";
import { DeskHeader } from "./desk-header.tsx";
import { DeskPages } from "./desk-pages.tsx";
import { useSignedOut } from "./use-signed-out.ts";

const address = "/admin-dashboard/conversations";

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
  const of = (state?: ConversationState) => {
    const next = new URLSearchParams(query);
    next.delete("page");
    next.delete("state");
    if (state) next.set("state", state);
    return `?${next}#list-heading`;
  };
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
          <ConversationSearch filter={filter} />
          <div aria-busy={loading} className="aria-busy:opacity-60">
            {conversations.length ? (
              <>
                <div className="my-4 flex flex-wrap items-center justify-between gap-3">
                  <p className="text-muted">{conversationsTexts.counted(total)}</p>
                  <HandleAll conversations={conversations} />
                </div>
                <ul className="grid items-start gap-4 lg:grid-cols-2">
                  {conversations.map((conversation) => (
                    <li key={conversation.conversation_id}>
                      <ConversationCard conversation={conversation} />
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
          </div>
        </section>
        <p className="grid justify-items-start gap-2">
          <ButtonLink kind="secondary" href={`${address}/unanswered.csv`} reload>
            {conversationsTexts.download}
          </ButtonLink>
          <span className="max-w-prose text-sm text-muted">{conversationsTexts.downloadNote}</span>
        </p>
      </main>
      <ConversationChanged outcome={actionData} />
    </>
  );
}

/** The list could not be read, or a change was refused: the way back stays. */
export function ErrorBoundary() {
  const { title, text } = conversationsTexts.unread;
  return (
    <>
      <title>{`${conversationsTexts.heading} · ${site.name}`}</title>
      <DeskHeader heading={conversationsTexts.heading} />
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
