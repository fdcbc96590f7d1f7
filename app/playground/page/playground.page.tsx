import { data, useActionData } from "react-router";
import { PrivacyNote } from "#app/forms/privacy-note.tsx";
import { callerAddress, guarded, readCountedForm } from "#app/forms/request-guard.server.ts";
import { answerPlaygroundForm, playgroundForm } from "#app/playground/bot-form.server.ts";
import { ToolHead } from "#app/tools/page/tool-head.tsx";
import { TakeAway } from "#app/tools/take-away-buttons.tsx";
import { playgroundTexts } from "#content/bot-demo.ts";
import { pageMeta } from "#content/page-meta.ts";
import { tools } from "#content/tools.ts";
import { toolPageTitle } from "#content/tools-page.ts";
import { Playground } from "../playground.tsx";
import type { PlaygroundSent } from "../sent.ts";
import type { Route } from "./+types/playground.page.ts";
import { PlaygroundClosing } from "./playground-closing.tsx";

export { samePage as shouldRevalidate } from "#app/tools/page/tool-meta.ts";

const slug = "bot-playground";

export function loader() {
  const tool = tools.find((known) => known.slug === slug);
  if (!tool) throw new Response(null, { status: 404 });
  const { path, title, description, icon } = tool;
  return { path, title, description, icon, headTitle: toolPageTitle(tool), summary: playgroundTexts.summary };
}

export function meta({ loaderData }: Route.MetaArgs) {
  if (!loaderData) return [];
  const { headTitle, summary, path } = loaderData;
  return pageMeta({ title: headTitle, description: summary, path });
}

export async function action({ request, context }: Route.ActionArgs) {
  const posted = await readCountedForm(context, request, "chat", ...playgroundForm);
  const caller = { visitor: callerAddress(context), signal: request.signal };
  const { status, sent } = await guarded(context, () => answerPlaygroundForm(posted, caller));
  return data(sent, { status });
}

/** The bot playground: four personalities to chat with, and what a real assistant has besides good manners. */
export default function PlaygroundScreen({ loaderData: { title, description, icon } }: Route.ComponentProps) {
  const sent = useActionData<PlaygroundSent>();
  return (
    <>
      <ToolHead icon={icon} title={title} description={description} />
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
