import type { ReactNode } from "react";
import { type ActionFunctionArgs, Link } from "react-router";
import { admitAdmin } from "#app/accounts/staff/admit-admin.server.ts";
import { adminMeta } from "#app/admin/admin-meta.ts";
import { FindForm } from "#app/admin/find-form.tsx";
import { redirectSearch } from "#app/admin/list-action.server.ts";
import { ListError } from "#app/admin/list-error.tsx";
import { listLoader } from "#app/admin/list-loader.server.ts";
import { AdminPage } from "#app/admin/list-page.tsx";
import { searchForm } from "#app/admin/search.server.ts";
import { findEverywhere } from "#app/back-office/find.server.ts";
import { guarded, readForm } from "#app/forms/request-guard.server.ts";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { Moment } from "#app/ui/moment.tsx";
import { backOffice } from "#content/back-office-sections.ts";
import { labelOf } from "#content/fields.ts";
import { inboxTexts } from "#content/inbox.ts";
import { leadDoors } from "#content/lead-doors.ts";
import type { Route } from "./+types/find.ts";

const { find: texts } = backOffice;

export const meta = () => adminMeta(texts.heading);
export const loader = listLoader(admitAdmin, findEverywhere);

export async function action({ request, context }: ActionFunctionArgs) {
  await admitAdmin(request);
  const form = await readForm(context, request, searchForm);
  await guarded(context, () => redirectSearch(texts.path, form));
  return null;
}

type Found = Route.ComponentProps["loaderData"];

function Results({ heading, children }: { heading: string; children: ReactNode }) {
  return (
    <section className="grid gap-3">
      <h2 className="text-xl">{heading}</h2>
      <ul className="grid gap-2">{children}</ul>
    </section>
  );
}

/** One result: all of it is the link. */
function Result({ href, title, children }: { href: string; title: string; children?: ReactNode }) {
  return (
    <li className="relative rounded-xl border border-line bg-paper px-4 py-3 [overflow-wrap:anywhere] hover:border-brand">
      <Link to={href} className="font-semibold underline underline-offset-4 after:absolute after:inset-0">
        {title}
      </Link>
      {children && <p className="text-sm text-muted">{children}</p>}
    </li>
  );
}

function Person({ person }: { person: Found["people"][number] }) {
  const { name, phone, email, ref, door, at, count, href } = person;
  const came = labelOf(leadDoors, door);
  return (
    <Result href={href} title={name ?? phone ?? email ?? inboxTexts.nobodyNamed(came)}>
      {[phone, email].filter(Boolean).join(" · ")}
      {(phone || email) && " · "}
      {`${texts.leads(count)}, ${came} ${ref} · `}
      <Moment at={at} />
    </Result>
  );
}

/** What a search over the whole back office finds: people, accounts, and the screens where something is set. */
export default function Find({ loaderData }: Route.ComponentProps) {
  const { q, people, accounts, places } = loaderData;
  const nothing = !people.length && !accounts.length && !places.length;
  return (
    <AdminPage heading={q ? `${texts.heading}: ${q}` : texts.heading} className="max-w-3xl gap-6">
      <FindForm className="lg:hidden" />
      {nothing && (
        <EmptyState title={(q ? texts.nothing : texts.ask).title} tile="dots">
          {(q ? texts.nothing : texts.ask).text}
        </EmptyState>
      )}
      {people.length > 0 && (
        <Results heading={texts.people}>
          {people.map((person) => (
            <Person key={person.person} person={person} />
          ))}
        </Results>
      )}
      {accounts.length > 0 && (
        <Results heading={texts.accounts}>
          {accounts.map(({ id, name, email, role, href }) => (
            <Result key={id} href={href} title={name}>
              {`${email} · ${texts.roles[role]}`}
            </Result>
          ))}
        </Results>
      )}
      {loaderData.more && <p className="text-muted">{texts.more}</p>}
      {places.length > 0 && (
        <Results heading={texts.places}>
          {places.map(({ path, label, named }) => (
            <Result key={path} href={path} title={label}>
              {named.join(", ")}
            </Result>
          ))}
        </Results>
      )}
    </AdminPage>
  );
}

export function ErrorBoundary() {
  return <ListError heading={texts.heading} unread={texts.unread} />;
}
