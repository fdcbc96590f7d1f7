import { useCallback, useState } from "react";
import { Link, useSearchParams } from "react-router";
import { admitAdmin } from "#app/accounts/staff/admit-admin.server.ts";
import { adminMeta } from "#app/admin/admin-meta.ts";
import { BulkBar } from "#app/admin/bulk-bar.tsx";
import { listAction } from "#app/admin/list-action.server.ts";
import { ListError } from "#app/admin/list-error.tsx";
import { listLoader } from "#app/admin/list-loader.server.ts";
import { listClientAction, revalidateAfterChange } from "#app/admin/list-outcome.ts";
import { CsvLink, ListPage } from "#app/admin/list-page.tsx";
import { rowsLook } from "#app/admin/record-row.tsx";
import type { ChangeNotice } from "#app/admin/undo-notice.tsx";
import { useNoticeOnce } from "#app/admin/use-notice-once.ts";
import { type ChangedLeads, changeLeads } from "#app/inbox/changes.server.ts";
import { readInbox } from "#app/inbox/inbox.server.ts";
import { Button } from "#app/ui/button.tsx";
import { Dialog } from "#app/ui/dialog.tsx";
import { Toasts } from "#app/ui/toasts.tsx";
import { signInMessages } from "#content/back-office.ts";
import { inboxTexts as texts } from "#content/inbox.ts";
import type { Route } from "./+types/inbox.ts";
import { inboxFilter, leadChange, leadLimits } from "./contract.ts";
import { DayOfList, InboxDays, InboxHead } from "./inbox-head.tsx";
import { searchOf } from "./inbox-search.ts";
import { useKeptLeads } from "./kept-leads.ts";
import { GoneCard, LeadCard } from "./lead-card.tsx";
import { ownerOptions, stageOptions } from "./lead-details.tsx";
import { refusedContact } from "./missing-contact-form.tsx";
import { NewLinks } from "./new-links.tsx";
import { useInboxKeys } from "./use-inbox-keys.ts";

const { heading, path: address, bulk } = texts;

export const meta = () => adminMeta(heading);
export const loader = listLoader(admitAdmin, async (query, admin) => ({
  ...(await readInbox(query, admin)),
  /** The name of somebody who has just signed in. */
  welcome: query.has("welcome") ? admin.full_name : null,
}));
export const action = listAction({
  admit: admitAdmin,
  address,
  nothingSelected: bulk.none,
  forms: [leadChange, inboxFilter],
  shown: ["conflict", "invalid"],
  change: (form, admin) =>
    changeLeads(admin, leadChange.parse({ ...Object.fromEntries(form), id: form.getAll("id") })),
});
export const clientAction = listClientAction<ChangedLeads>();
export const shouldRevalidate = revalidateAfterChange;

const noticeOf = ({ said, more, batch }: ChangedLeads): ChangeNotice => ({
  title: said,
  more,
  undo: batch
    ? [
        ["change", "undo"],
        ["batch", batch],
      ]
    : undefined,
});

/** Says hello to somebody who has just signed in. */
function Welcome({ name }: { name: string | null }) {
  useNoticeOnce("welcome");
  if (!name) return null;
  return (
    <Toasts
      initial={[{ id: "welcome", tone: "success", title: signInMessages.welcome(name), until: 6000 }]}
    />
  );
}

/** The list of keys, for whoever works with a keyboard. */
function Keys() {
  const [open, setOpen] = useState(false);
  useInboxKeys(useCallback(() => setOpen(true), []));
  return (
    <>
      <Button kind="quiet" className="needs-js max-lg:hidden" onClick={() => setOpen(true)}>
        {texts.keys.open}
      </Button>
      <Dialog open={open} onClose={() => setOpen(false)} title={texts.keys.heading}>
        <dl className="grid grid-cols-[auto_1fr] gap-x-6 gap-y-2">
          {texts.keys.list.map(([key, does]) => (
            <div key={key} className="contents">
              <dt>
                <kbd className="rounded border border-edge px-2 font-semibold">{key}</kbd>
              </dt>
              <dd>{does}</dd>
            </div>
          ))}
        </dl>
      </Dialog>
    </>
  );
}

/** The inbox: everybody who got in touch by any door, those who wait for an answer first. */
export default function Inbox({ loaderData, actionData }: Route.ComponentProps) {
  const { rows, total, page, pages, tab, owners, soon, filter } = loaderData;
  const [query] = useSearchParams();
  const changed = actionData?.changed ?? undefined;
  const { shown, done } = useKeptLeads({ address: `${query}`, rows, changed });
  const there = new Set(rows.map(({ id }) => id));
  // What the cards themselves say is not said again at the foot of the screen.
  const isInPlace = changed?.ids.every((id) => done.has(id) && shown.some((lead) => lead.id === id));
  const refused = refusedContact(actionData);
  const search = searchOf(loaderData);
  const isFiltered = search.filters.some(({ selected }) => selected);
  const wider = search.q && isFiltered && (
    <>
      {texts.search.narrowed}{" "}
      <Link
        to={`?${new URLSearchParams({ search: query.get("search") ?? "" })}`}
        className="inline-block py-1 font-semibold text-brand underline underline-offset-4"
      >
        {texts.search.everywhere}
      </Link>
    </>
  );
  const isSearched = Boolean(search.q || search.toggle?.on || isFiltered);
  return (
    <ListPage
      heading={heading}
      before={
        <>
          <Welcome name={loaderData.welcome} />
          <NewLinks links={actionData?.changed?.links ?? []} />
          <InboxHead {...loaderData} />
          <DayOfList {...loaderData} day={filter.day} />
        </>
      }
      listHeading={texts.listHeading}
      hidesHeading
      search={search}
      rows={shown}
      keyOf={({ id }) => id}
      card={(lead) =>
        there.has(lead.id) ? (
          <LeadCard
            lead={lead}
            owners={owners}
            done={done.get(lead.id)}
            soon={soon}
            isAlone={lead.id === filter.lead}
            refused={lead.id === refused?.id ? refused : undefined}
          />
        ) : (
          <GoneCard lead={lead} done={done.get(lead.id)} soon={soon} />
        )
      }
      above={
        <>
          {wider && <p>{wider}</p>}
          <BulkBar
            actions={[
              {
                change: "stage",
                label: bulk.label,
                submit: bulk.submit,
                options: stageOptions,
                first: "contacted",
                text: { name: "reason", label: texts.reason, for: "lost", most: leadLimits.reason },
              },
              { change: "owner", label: bulk.owner, submit: bulk.ownerSubmit, options: ownerOptions(owners) },
            ]}
            counted={texts.counted(total)}
          />
        </>
      }
      empty={
        isSearched || !tab
          ? { title: texts.nothingFound.title, text: wider || texts.nothingFound.text }
          : texts.empty[tab]
      }
      page={page}
      pages={pages}
      className={rowsLook}
      after={
        <>
          <InboxDays {...loaderData} />
          <div className="flex flex-wrap items-start justify-between gap-4">
            <CsvLink
              href={`${address}/leads.csv?${query}`}
              label={texts.download}
              note={texts.downloadNote}
            />
            <Keys />
          </div>
        </>
      }
      outcome={isInPlace || (refused && there.has(refused.id)) ? undefined : actionData}
      notice={noticeOf}
    />
  );
}

export function ErrorBoundary() {
  return <ListError heading={heading} unread={texts.unread} />;
}
