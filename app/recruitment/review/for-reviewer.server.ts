import type { RouterContextProvider } from "react-router";
import { admitReviewer } from "#app/accounts/staff/admit-reviewer.server.ts";
import { guarded } from "#app/forms/request-guard.server.ts";
import { identitiesHidden } from "./hidden-identities.server.ts";

/** The request of a reviewer for a page of the review. */
interface Reader {
  reviewerId: string;
  /** Whether identities are hidden from this reviewer. */
  hidden: boolean;
  query: URLSearchParams;
}

/** Reads data for reviewers only. Redirects anybody else to the sign-in screen. */
export function forReviewer<Result>(
  request: Request,
  context: Readonly<RouterContextProvider>,
  read: (reader: Reader) => Promise<Result>,
): Promise<Result> {
  return guarded(context, async () => {
    const { id: reviewerId } = await admitReviewer(request);
    const hidden = await identitiesHidden(request);
    return read({ reviewerId, hidden, query: new URL(request.url).searchParams });
  });
}
