import { redirect } from "react-router";
import { guarded, readCountedForm } from "#app/forms/request-guard.server.ts";
import { toolDocument } from "#app/tools/document.server.ts";
import { longestResult } from "#app/tools/sent-result.server.ts";
import type { Route } from "./+types/document.ts";

/** /tools/sop-writer/document: the page's text as a file. Only a form posts here; a GET redirects to the tool. */
export function loader({ params }: Route.LoaderArgs) {
  return redirect(`/tools/${encodeURIComponent(params.slug)}`);
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const known = { written: longestResult, format: 10 };
  const { form, refusal, count } = await readCountedForm(context, request, "tools", known);
  const { name, type, content } = await guarded(context, async () => {
    if (refusal) throw refusal;
    await count();
    return toolDocument(params.slug, form);
  });
  return new Response(content, {
    headers: {
      "Content-Type": type,
      "Content-Disposition": `attachment; filename="${name}"`,
      "Cache-Control": "no-store",
      "X-Robots-Tag": "noindex",
    },
  });
}
