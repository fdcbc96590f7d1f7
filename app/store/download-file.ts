import { redirect } from "react-router";
import { countSender, guarded } from "#app/forms/request-guard.server.ts";
import { isBookToken } from "#app/private-links/contract.ts";
import { keyOfPath } from "#app/private-links/opened-link.server.ts";
import { takeBook } from "#app/store/book-links.server.ts";
import type { Route } from "./+types/download-file.ts";
import { bookLinkPath } from "./contract.ts";

/** The token of the link, which is in the address of the first request only. */
const tokenOf = (request: Request, named: string) =>
  keyOfPath(request, "book", named, isBookToken, bookLinkPath);

/** The page of a link. The name is encoded again: decoded, '../..//example.org' in it would lead to another site. */
const pageOf = (named: string) => bookLinkPath(encodeURIComponent(named));

/** The button on the page of a link: counts the download and sends the file. A dead link's page says why it is dead. */
export async function action({ request, params, context }: Route.ActionArgs) {
  const file = await guarded(context, async () => {
    await countSender(context, "private-link");
    return takeBook((await tokenOf(request, params.token)).key);
  });
  if (!file) return redirect(pageOf(params.token), { status: 303 });
  return new Response(file.content, {
    headers: {
      "Content-Type": "application/pdf",
      "Content-Disposition": `attachment; filename="${file.name}"`,
      "Content-Length": String(file.content.length),
      "Cache-Control": "no-store",
      "X-Robots-Tag": "noindex, nofollow",
    },
  });
}

/** Whoever opens the address of the file comes to the page with the button. */
export async function loader({ request, params, context }: Route.LoaderArgs) {
  await guarded(context, () => tokenOf(request, params.token));
  return redirect(pageOf(params.token));
}
