import { useSearchParams } from "react-router";
import { admitAdmin } from "#app/accounts/staff/admit-admin.server.ts";
import { adminMeta } from "#app/admin/admin-meta.ts";
import { listAction } from "#app/admin/list-action.server.ts";
import { ListError } from "#app/admin/list-error.tsx";
import { listLoader } from "#app/admin/list-loader.server.ts";
import { listClientAction, revalidateAfterChange } from "#app/admin/list-outcome.ts";
import { CsvLink, ListPage } from "#app/admin/list-page.tsx";
import { listQuery } from "#app/admin/list-query.ts";
import type { ListSearchProps } from "#app/admin/list-search.tsx";
import type { ChangeNotice } from "#app/admin/undo-notice.tsx";
import {
  type ChangedConversations,
  changeConversations,
  readConversations,
} from "#app/concierge/conversations.server.ts";
import { eraseChat } from "#app/person/one-chat.server.ts";
import { conversationsTexts as texts } from "#content/conversations.ts";
import {
  type ConversationState,
  conversationChange,
  conversationFilter,
  conversationStates,
} from "../contract.ts";
import { HandleAll } from "../conversation-actions.tsx";
import { ConversationCard } from "../conversation-card.tsx";
import type { Route } from "./+types/conversations.ts";

const address = "/admin-dashboard/conversations";
const { heading, search } = texts;

const groupOptions = Object.entries(texts.groups).map(([value, label]) => ({ value, label }));
const stateOptions = conversationStates.map((value) => ({ value, label: texts.states[value] }));

export const meta = () => adminMeta(heading);
export const loader = listLoader(admitAdmin, readConversations);
export const action = listAction({
  admit: admitAdmin,
  address,
  forms: [conversationChange, conversationFilter],
  change: (form, admin): Promise<ChangedConversations> => {
    const wanted = conversationChange.parse({ ...Object.fromEntries(form), id: form.getAll("id") });
    return wanted.change === "erase" ? eraseChat(admin, wanted) : changeConversations(admin.id, wanted);
  },
});
export const clientAction = listClientAction<ChangedConversations>();
export const shouldRevalidate = revalidateAfterChange;

type Data = Route.ComponentProps["loaderData"];

/** The number of conversations in each state. Each links to its list, with the rest of the search unchanged. */
function figuresOf(counts: Data["counts"], query: URLSearchParams) {
  const hrefOf = (state?: ConversationState) => `${listQuery(query, { state })}#list-heading`;
  return {
    className: "grid-cols-2 lg:grid-cols-4",
    list: [
      ...conversationStates.map((state) => ({
        ...texts.figures[state],
        value: counts[state],
        href: hrefOf(state),
      })),
      { ...texts.figures.all, value: counts.all, href: hrefOf() },
    ],
  };
}

const searchOf = ({ q, about, state }: Data["filter"]): ListSearchProps => ({
  address,
  q,
  label: search.label,
  placeholder: search.placeholder,
  filters: [
    {
      name: "about",
      label: search.about,
      any: search.anything,
      options: groupOptions,
      selected: about,
    },
    { name: "state", label: search.state, any: search.anyState, options: stateOptions, selected: state },
  ],
});

/** Undo removes only the mark that was set; earlier marks remain. */
const noticeOf = ({ id, change, marked, ref }: ChangedConversations): ChangeNotice => ({
  title: change === "erase" ? texts.changed.erase(ref ?? "") : texts.changed[change](id.length),
  undo: marked
    ? [...id.map((each) => ["id", each] as const), ["marked", marked], ["change", "open"]]
    : undefined,
});

/** What visitors asked the concierge. */
export default function Conversations({ loaderData, actionData }: Route.ComponentProps) {
  const { filter, counts, rows, total, page, pages } = loaderData;
  const [query] = useSearchParams();
  const filtered = filter.q || filter.about || filter.state;
  return (
    <ListPage
      heading={heading}
      figures={figuresOf(counts, query)}
      listHeading={texts.listHeading}
      search={searchOf(filter)}
      rows={rows}
      keyOf={({ conversation_id }) => conversation_id}
      card={(conversation) => <ConversationCard conversation={conversation} />}
      above={
        <div className="mt-3 mb-4 flex flex-wrap items-center justify-between gap-3">
          <p className="text-muted">{texts.counted(total)}</p>
          <HandleAll conversations={rows} />
        </div>
      }
      empty={filtered ? texts.nothingFound : texts.empty}
      page={page}
      pages={pages}
      className="items-start lg:grid-cols-2"
      after={<CsvLink href={`${address}/unanswered.csv`} label={texts.download} note={texts.downloadNote} />}
      outcome={actionData}
      notice={noticeOf}
    />
  );
}

export function ErrorBoundary() {
  return <ListError heading={heading} unread={texts.unread} />;
}
