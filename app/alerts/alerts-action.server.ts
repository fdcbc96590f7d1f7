import { parseWithZod } from "@conform-to/zod/v4";
import type { z } from "zod";
import type { Profile } from "#app/accounts/contract.ts";
import { answerForm } from "#app/forms/answer-form.server.ts";
import type { FormAnswer } from "#app/forms/use-sent-form.ts";
import { alertMails } from "#content/alerts.ts";
import { mailNow } from "#server/platform/mail.ts";
import { saveAlerts, tryAgain } from "./alert-settings.server.ts";
import { alertForm } from "./contract.ts";

/** What was done, by its word in the address. */
export type AlertNotice = "saved" | "tested" | "tried-again";

/** The answer of the screen to what was not done. */
export interface AlertAnswer {
  form?: Exclude<FormAnswer<AlertNotice>, { kind: "saved" }>;
  /** Why the test mail was not taken: the mail server's error code. */
  notTested?: string;
}

type Outcome = { notice: AlertNotice } | { status: number; answer: AlertAnswer };

/** Sends a test mail, and waits until the mail server has taken it. */
async function sendTest({ email }: Profile): Promise<Outcome> {
  try {
    await mailNow({ to: email, ...alertMails.test });
    return { notice: "tested" };
  } catch (error) {
    const reason = error instanceof Error && "code" in error ? String(error.code) : "no mail server";
    return { status: 502, answer: { notTested: reason } };
  }
}

/** Checks a form and does its work. */
async function answered<Schema extends z.ZodType>(
  form: FormData,
  schema: Schema,
  work: (input: z.output<Schema>) => Promise<AlertNotice>,
): Promise<Outcome> {
  const { status, answer } = await answerForm(parseWithZod(form, { schema }), null, work);
  return answer.kind === "saved" ? { notice: answer.receipt } : { status, answer: { form: answer } };
}

/** Does what a form of the screen says. */
export async function changeAlerts(admin: Profile, form: FormData): Promise<Outcome> {
  switch (form.get("intent")) {
    case "test":
      return sendTest(admin);
    case "again":
      await tryAgain();
      return { notice: "tried-again" };
    default:
      return answered(form, alertForm, async (wanted) => {
        await saveAlerts(admin, wanted);
        return "saved";
      });
  }
}
