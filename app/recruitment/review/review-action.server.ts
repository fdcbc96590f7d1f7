import { data, type RouterContextProvider, redirect } from "react-router";
import { admitReviewer } from "#app/accounts/staff/admit-reviewer.server.ts";
import { changeOrRefusal, redirectSearch } from "#app/admin/list-action.server.ts";
import { listQuery } from "#app/admin/list-query.ts";
import { searchForm } from "#app/admin/search.server.ts";
import { guarded } from "#app/forms/request-guard.server.ts";
import { changeApplications } from "./application-changes.server.ts";
import { applicationChange, applicationFilter } from "./contract.ts";
import { hideIdentities } from "./hidden-identities.server.ts";
import type { ReviewOutcome } from "./review-outcome.ts";

/** The address of the list of applications. */
export const reviewPath = "/recruitment/admin";

/** The forms of the reviewers' pages: changes, the search, and the switch of hidden identities. */
export const reviewForms = [applicationChange, applicationFilter, searchForm, { identities: 10 }] as const;

interface Posted {
  request: Request;
  context: Readonly<RouterContextProvider>;
  form: FormData;
  /** The address of the page that posted the form. Requests by our script go to a different one. */
  page: string;
}

/** Handles a search, a change of applications, or a switch of hidden identities. Only for reviewers. */
export async function reviewAction({ request, context, form, page }: Posted) {
  return guarded(context, async () => {
    const reviewer = await admitReviewer(request);
    await redirectSearch(reviewPath, form);
    if (form.has("identities")) {
      const { searchParams } = new URL(request.url);
      // The search text may be a name, so keeping it would reveal whose application the list shows.
      const query = listQuery(searchParams, { search: undefined, page: undefined });
      const headers = { "Set-Cookie": await hideIdentities(form.get("identities") === "hide") };
      throw redirect(`${page}${query}`, { headers });
    }
    const typed = { ...Object.fromEntries(form), selected: form.getAll("selected") };
    const { data: outcome, init } = await changeOrRefusal(
      () => changeApplications(reviewer.id, applicationChange.parse(typed)),
      ["conflict", "not-found", "invalid"],
    );
    return data<ReviewOutcome>({ ...outcome, tried: String(form.get("change")) }, init ?? undefined);
  });
}
