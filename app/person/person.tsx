import { parseWithZod } from "@conform-to/zod/v4";
import { data, type ShouldRevalidateFunctionArgs, useSearchParams } from "react-router";
import { OwnSection } from "#app/accounts/own/own-section.tsx";
import { admitAdmin } from "#app/accounts/staff/admit-admin.server.ts";
import { adminMeta } from "#app/admin/admin-meta.ts";
import { redirectSearch } from "#app/admin/list-action.server.ts";
import { ListError } from "#app/admin/list-error.tsx";
import { listLoader } from "#app/admin/list-loader.server.ts";
import { AdminPage } from "#app/admin/list-page.tsx";
import { ListSearch } from "#app/admin/list-search.tsx";
import { searchedText, searchForm } from "#app/admin/search.server.ts";
import { answerForm } from "#app/forms/answer-form.server.ts";
import { notAfterRefusal } from "#app/forms/form-answers.ts";
import { guarded, readForm } from "#app/forms/request-guard.server.ts";
import { eraseShown } from "#app/person/erase-person.server.ts";
import { joinSearch, readPerson } from "#app/person/read-person.server.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { personTexts as texts } from "#content/person.ts";
import type { Route } from "./+types/person.ts";
import { AlsoForm } from "./also-form.tsx";
import { alsoForm, eraseForm } from "./contract.ts";
import { EraseForm } from "./erase-form.tsx";
import { ErasedNotice } from "./erased-notice.tsx";
import { ErasuresList } from "./erasures-list.tsx";
import { PersonFacts, PersonList } from "./person-list.tsx";

export const meta = () => adminMeta(texts.heading);

export const loader = listLoader(admitAdmin, readPerson);

export async function action({ request, context }: Route.ActionArgs) {
  const admin = await admitAdmin(request);
  const form = await readForm(context, request, searchForm, alsoForm, eraseForm);
  joinSearch(form);
  await redirectSearch(texts.path, form);
  const query = new URL(request.url).searchParams;
  const { status, answer } = await guarded(context, () =>
    answerForm(parseWithZod(form, { schema: eraseForm }), null, async ({ seen }) =>
      eraseShown(admin, await searchedText(query), seen),
    ),
  );
  // Not a redirect: the links to tell the person are in this response and nowhere else.
  return data(answer, { status });
}

/** After an erasure the records are read again: there are none. */
export const shouldRevalidate = (change: ShouldRevalidateFunctionArgs): boolean =>
  change.actionResult?.kind === "saved" ? change.defaultShouldRevalidate : notAfterRefusal(change);

function Copy() {
  const [query] = useSearchParams();
  return (
    <OwnSection id="copy" heading={texts.copy.heading} text={texts.copy.text}>
      <p className="flex flex-wrap gap-3">
        <ButtonLink kind="secondary" href={`${texts.path}/copy.html?${query}`} reload>
          {texts.copy.html}
        </ButtonLink>
        <ButtonLink kind="secondary" href={`${texts.path}/copy.json?${query}`} reload>
          {texts.copy.json}
        </ButtonLink>
      </p>
    </OwnSection>
  );
}

/** Everything about one person: found by phone, email or reference, copied, and erased. */
export default function PersonPage({ loaderData, actionData }: Route.ComponentProps) {
  const { q, kind, done } = loaderData;
  const erased = actionData?.kind === "saved" ? actionData.receipt : null;
  const found = kind === "found" ? loaderData : null;
  return (
    <AdminPage heading={texts.heading} className="max-w-4xl gap-5">
      {!found && <p className="max-w-prose text-muted">{texts.text}</p>}
      <ListSearch
        address={texts.path}
        q={kind === "unreadable" || erased ? "" : q}
        label={texts.search.label}
        placeholder={texts.search.placeholder}
        filters={[]}
        refusal={kind === "unreadable" ? texts.search.unreadable : undefined}
      />
      {kind === "nobody" && !erased && (
        <EmptyState title={texts.nobody.title} tile="dots">
          {texts.nobody.text}
        </EmptyState>
      )}
      {found && (
        <>
          <PersonFacts person={found} />
          {found.also.length > 0 && <AlsoForm q={q} also={found.also} />}
          <PersonList person={found} />
          <Copy />
          <OwnSection id="erase" heading={texts.erase.heading}>
            <EraseForm
              key={found.seen}
              person={found}
              answer={actionData?.kind === "saved" ? undefined : actionData}
            />
          </OwnSection>
        </>
      )}
      {!found && (
        <OwnSection
          id="done"
          heading={texts.done.heading}
          text={texts.done.text}
          notice={erased && <ErasedNotice receipt={erased} />}
        >
          <ErasuresList done={done} />
        </OwnSection>
      )}
    </AdminPage>
  );
}

export function ErrorBoundary() {
  return <ListError heading={texts.heading} unread={texts.unread} />;
}
