import { data, type RouterContextProvider, redirect } from "react-router";
import { admitReviewer } from "#app/features/accounts/portal-door.server.ts";
import { applicationChange } from "#app/features/applications/desk/contract.ts";
import { changeApplications } from "#app/features/applications/desk-changes.server.ts";
import { hideIdentities } from "#app/features/applications/hidden-identities.server.ts";
import { searchQuery } from "#app/features/fields/search.server.ts";
import { changedOrRefused } from "#app/routes/admin/changed-or-refused.server.ts";
import { listQuery } from "#app/routes/admin/list-query.ts";
import { guarded } from "#app/routes/request-guard.server.ts";
import type { PortalOutcome } from "./portal-outcome.ts";

/** Where the portal is. */
export const portal = "/recruitment/admin";

interface Posted {
  request: Request;
  context: Readonly<RouterContextProvider>;
  form: FormData;
  /** Where it was posted, as people see the address: a request of our script has another one. */
  page: string;
}

/**
 * What reviewers post in the portal: a search, identities to be hidden or shown, or a change. Anybody else is sent to the
 * sign-in screen.
 */
export async function portalAction({ request, context, form, page }: Posted) {
  return guarded(context, async () => {
    const reviewer = await admitReviewer(request);
    if (form.has("q")) throw redirect(`${portal}${await searchQuery(form)}`);
    if (form.has("identities")) {
      const { searchParams } = new URL(request.url);
      // What was searched for may be a name, and its list shows whose it is.
      const headers = { "Set-Cookie": await hideIdentities(form.get("identities") === "hide") };
      throw redirect(`${page}${listQuery(searchParams, { search: undefined, page: undefined })}`, {
        headers,
      });
    }
    const typed = { ...Object.fromEntries(form), chosen: form.getAll("chosen") };
    const { data: outcome, init } = await changedOrRefused(
      () => changeApplications(reviewer.id, applicationChange.parse(typed)),
      ["conflict", "not-found", "invalid"],
    );
    return data<PortalOutcome>({ ...outcome, tried: String(form.get("change")) }, init ?? undefined);
  });
}
