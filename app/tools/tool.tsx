import { data, useActionData } from "react-router";
import { callerAddress, guarded, readCountedForm } from "#app/forms/request-guard.server.ts";
import { wholeToolPage } from "#app/tools/page/whole-tool-page.server.ts";
import { answerToolForm, toolFields } from "#app/tools/tool-form.server.ts";
import { Missing } from "#app/ui/missing.tsx";
import type { Route } from "./+types/tool.ts";
import { toolMeta } from "./page/tool-meta.ts";
import { ToolScreen } from "./page/tool-screen.tsx";
import type { ToolSent } from "./sent.ts";

export { samePage as shouldRevalidate } from "./page/tool-meta.ts";

export async function loader({ params, request }: Route.LoaderArgs) {
  const page = await wholeToolPage(params.slug);
  const withExample = new URL(request.url).searchParams.has("example");
  return data({ page: page ?? null, withExample }, { status: page ? 200 : 404 });
}

export function meta({ loaderData }: Route.MetaArgs) {
  return toolMeta(loaderData?.page);
}

export async function action({ params, request, context }: Route.ActionArgs) {
  const caller = { visitor: callerAddress(context), signal: request.signal };
  return guarded(context, async () => {
    const fields = toolFields(params.slug);
    const posted = await readCountedForm(context, request, "tools", ...fields);
    const { status, sent } = await answerToolForm(params.slug, posted, caller);
    return data(sent, { status });
  });
}

/** The page of a tool that writes. */
export default function ToolPageScreen({ loaderData: { page, withExample } }: Route.ComponentProps) {
  const sent = useActionData<ToolSent>();
  if (!page) return <Missing />;
  return <ToolScreen key={page.slug} page={page} withExample={withExample} sent={sent} />;
}
