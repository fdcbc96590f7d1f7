import { parseWithZod } from "@conform-to/zod/v4";
import type { z } from "zod";
import type { Profile } from "#app/accounts/contract.ts";
import { answerForm } from "#app/forms/answer-form.server.ts";
import type { FormAnswer } from "#app/forms/use-sent-form.ts";
import { alertMails, pushTest } from "#content/alerts.ts";
import { mailNow } from "#server/platform/mail.ts";
import { saveAlerts, tryAgain } from "./alert-settings.server.ts";
import { alertForm, alertPath, deviceForm, targetButton, webhookForm } from "./contract.ts";
import { NotDelivered, sendPush, sendWebhook } from "./deliver.server.ts";
import { addDevice, forgetTarget, openPlace, ownTarget, removeTarget, setWebhook } from "./targets.server.ts";

/** What was done, by its word in the address. */
export type AlertNotice =
  | "saved"
  | "tested"
  | "tried-again"
  | "device-added"
  | "webhook-saved"
  | "target-tested"
  | "target-removed"
  | "target-gone";

type Refused = Exclude<FormAnswer<AlertNotice>, { kind: "saved" }>;

/** The answer of the screen to what was not done. */
export interface AlertAnswer {
  form?: Refused;
  device?: Refused;
  webhook?: Refused;
  /** Why the test mail was not taken: the mail server's error code. */
  notTested?: string;
  /** Why the test of a device or webhook was not taken. */
  targetNotTested?: { target: string; reason: string };
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

/** Sends a test to a device or webhook, and waits until it is taken. */
async function testTarget(admin: Profile, target: string): Promise<Outcome> {
  const { kind, sealed } = await ownTarget(admin, target);
  try {
    const place = await openPlace(sealed);
    if (!place) throw new NotDelivered("the keys are lost");
    const id = crypto.randomUUID();
    if (kind === "push") await sendPush(place, { ...pushTest, url: alertPath }, id);
    else await sendWebhook(place, { event: "test", leads: [] }, id);
    return { notice: "target-tested" };
  } catch (error) {
    if (!(error instanceof NotDelivered)) throw error;
    if (kind === "push" && error.isGone) {
      await forgetTarget(target);
      return { notice: "target-gone" };
    }
    return { status: 502, answer: { targetNotTested: { target, reason: error.code } } };
  }
}

/** Checks a form and does its work. */
async function answered<Schema extends z.ZodType>(
  form: FormData,
  schema: Schema,
  {
    name,
    work,
  }: { name: "form" | "device" | "webhook"; work: (input: z.output<Schema>) => Promise<AlertNotice> },
): Promise<Outcome> {
  const { status, answer } = await answerForm(parseWithZod(form, { schema }), null, work);
  return answer.kind === "saved" ? { notice: answer.receipt } : { status, answer: { [name]: answer } };
}

/** What an admin or a recruiter is told of. */
export function changeSettings(account: Profile, form: FormData): Promise<Outcome> {
  return answered(form, alertForm, {
    name: "form",
    work: async (wanted) => {
      await saveAlerts(account, wanted);
      return "saved";
    },
  });
}

/** Does what a form of the screen says. */
export async function changeAlerts(admin: Profile, form: FormData, userAgent: string): Promise<Outcome> {
  switch (form.get("intent")) {
    case "test":
      return sendTest(admin);
    case "again":
      await tryAgain();
      return { notice: "tried-again" };
    case "test-target":
      return testTarget(admin, targetButton.parse(Object.fromEntries(form)).target);
    case "remove-target":
      await removeTarget(admin, targetButton.parse(Object.fromEntries(form)).target);
      return { notice: "target-removed" };
    case "device":
      return answered(form, deviceForm, {
        name: "device",
        work: async (device) => {
          await addDevice(admin, device, userAgent);
          return "device-added";
        },
      });
    case "webhook":
      return answered(form, webhookForm, {
        name: "webhook",
        work: async ({ address }) => {
          await setWebhook(admin, address);
          return "webhook-saved";
        },
      });
    default:
      return changeSettings(admin, form);
  }
}
