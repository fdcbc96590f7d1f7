import { parseWithZod } from "@conform-to/zod/v4";
import { useState } from "react";
import { data, useActionData } from "react-router";
import { answerOrFailed } from "#app/forms/form-answers.ts";
import {
  callerAddress,
  callerOf,
  countSender,
  guarded,
  readCountedForm,
} from "#app/forms/request-guard.server.ts";
import { sourceOf, visitField } from "#app/inbox/source.server.ts";
import type { ContactAnswer } from "#app/leads/answers.ts";
import type { ContactReceipt } from "#app/leads/contract.ts";
import { followUpInput } from "#app/leads/follow-up-contract.ts";
import { answerContact } from "#app/leads/lead-forms.server.ts";
import { FollowUp } from "#app/leads/tool-follow-up.tsx";
import { wholeToolPage } from "#app/tools/page/whole-tool-page.server.ts";
import { longestResult, readSentResult } from "#app/tools/sent-result.server.ts";
import { answerToolForm, toolFields } from "#app/tools/tool-form.server.ts";
import { Missing } from "#app/ui/missing.tsx";
import type { Route } from "./+types/marketing.ts";
import { toolMeta } from "./page/tool-meta.ts";
import { ToolScreen } from "./page/tool-screen.tsx";
import type { ToolSent } from "./sent.ts";

export { samePage as shouldRevalidate } from "./page/tool-meta.ts";

const slug = "marketing-generator";

/** The action data of the page's two forms. */
interface MarketingAnswer {
  sent?: ToolSent;
  /** For the follow-up form when the page came without script. */
  submissionKey?: string;
  followUp?: ContactAnswer;
}

export async function loader({ request }: Route.LoaderArgs) {
  return {
    page: (await wholeToolPage(slug)) ?? null,
    withExample: new URL(request.url).searchParams.has("example"),
  };
}

export function meta({ loaderData }: Route.MetaArgs) {
  return toolMeta(loaderData?.page);
}

export async function action({ request, context }: Route.ActionArgs) {
  const visitor = callerAddress(context);
  return guarded(context, async () => {
    const forms = [...toolFields(slug), followUpInput, visitField, { intent: 20, result: longestResult }];
    const posted = await readCountedForm(context, request, "tools", ...forms);
    const { form: fields, refusal } = posted;
    if (fields.get("intent") !== "follow-up") {
      const { status, sent } = await answerToolForm(slug, posted, { visitor, signal: request.signal });
      return data<MarketingAnswer>({ sent, submissionKey: crypto.randomUUID() }, { status });
    }
    // It stores a lead, so it counts like the other forms that do.
    const turn = { refusal, count: () => countSender(context, "contact") };
    const { text, ...result } = readSentResult(slug, fields.get("result"));
    fields.set("generated", text);
    const submission = parseWithZod(fields, { schema: followUpInput });
    const { status, answer } = await answerContact(
      submission,
      turn,
      sourceOf(request, fields.get("visit"), callerOf(context)),
    );
    const submissionKey = String(fields.get("submissionKey"));
    const sent: ToolSent = { kind: "written", result };
    return data<MarketingAnswer>({ sent, submissionKey, followUp: answer }, { status });
  });
}

export async function clientAction({ serverAction }: Route.ClientActionArgs): Promise<MarketingAnswer> {
  const answer = await answerOrFailed(serverAction);
  return "kind" in answer ? { followUp: answer } : answer;
}

/** The marketing tool, with a form under its text for visitors who want more. */
export default function MarketingScreen({ loaderData: { page, withExample } }: Route.ComponentProps) {
  const answered = useActionData<MarketingAnswer>();
  const [saved, setSaved] = useState<ContactReceipt | null>(null);
  if (!page) return <Missing />;
  const followUp = answered?.followUp;
  return (
    <ToolScreen
      page={page}
      withExample={withExample}
      sent={answered?.sent}
      after={(result) => (
        <FollowUp
          path={page.path}
          result={JSON.stringify(result)}
          businessType={result.input.businessType ?? ""}
          sent={followUp}
          submissionKey={answered?.submissionKey}
          receipt={saved ?? (followUp?.kind === "saved" ? followUp.receipt : null)}
          opening={saved !== null}
          onSaved={setSaved}
        />
      )}
    />
  );
}
