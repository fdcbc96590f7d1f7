import { data, useActionData } from "react-router";
import { playgroundTexts } from "#app/content/bot-demo.ts";
import { pageMeta } from "#app/content/page-meta.ts";
import { tools } from "#app/content/tools.ts";
import { toolPageTitle } from "#app/content/tools-page.ts";
import { answerPlaygroundForm } from "#app/features/playground/answer-form.server.ts";
import { Playground } from "#app/features/playground/playground.tsx";
import type { PlaygroundSent } from "#app/features/playground/sent.ts";
import { TakeAway } from "#app/features/tools/take-away-buttons.tsx";
import { callerAddress, guarded, readForm } from "#app/routes/request-guard.server.ts";
import { PrivacyNote } from "#app/ui/privacy-note.tsx";
import type { Route } from "./+types/playground.ts";
import { PlaygroundClosing } from "./playground-closing.tsx";
import { ToolHead } from "./tool-head.tsx";

export { samePage as shouldRevalidate } from "./tool-meta.ts";

const slug = "bot-playground";

export function loader() {
  const tool = tools.find((known) => known.slug === slug);
  if (!tool) throw new Response(null, { status: 404 });
  const { path, title, description } = tool;
  return { path, title, description, headTitle: toolPageTitle(tool), summary: playgroundTexts.summary };
}

export function meta({ loaderData }: Route.MetaArgs) {
  if (!loaderData) return [];
  const { headTitle, summary, path } = loaderData;
  return pageMeta({ title: headTitle, description: summary, path });
}

export async function action({ request, context }: Route.ActionArgs) {
  const fields = await readForm(context, request);
  const caller = { visitor: callerAddress(context), signal: request.signal };
  const { status, sent } = await guarded(context, () => answerPlaygroundForm(fields, caller));
  return data(sent, { status });
}

/** The bot playground: four personalities to write to, and what a real assistant has beside manners. */
export default function PlaygroundScreen({ loaderData: { title, description } }: Route.ComponentProps) {
  const sent = useActionData<PlaygroundSent>();
  return (
    <>
      <ToolHead slug={slug} title={title} description={description} />
      <Playground
        sent={sent}
        actions={(answer) => <TakeAway text={answer} label={playgroundTexts.copyName} />}
      />
      <div className="wrap pb-10">
        <PrivacyNote text={playgroundTexts.privacy} className="max-w-prose" />
      </div>
      <PlaygroundClosing />
    </>
  );
}
