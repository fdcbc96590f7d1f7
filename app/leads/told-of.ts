import type { ChangedAppointment } from "#app/leads/appointment-changes.server.ts";
import { appointmentsTexts as texts } from "#content/appointments-list.ts";
import { notedChat } from "#content/inbox.ts";
import { slotInWords } from "./slot-words.ts";

const firstName = (name: string) => name.split(/\s/)[0] ?? "";

interface Call {
  name: string;
  ref: string;
  /** A local time in Lagos. */
  slot: string;
  /** The address of the visitor's private link; null without one. */
  link: string | null;
}

/** The message to a visitor about their call, which is ready to send. */
export function callMessage(
  about: "remind" | "move" | "cancel" | "begun",
  { name, ref, slot, link }: Call,
): string {
  return texts.messages[about](firstName(name), slotInWords(slot), ref, link);
}

/** Whether the visitor was told of a change by mail, and the chat in which to tell them; nothing if they know it as it is. */
export function toldOf({ change, isMailed, isUntold, phone, ref, name }: ChangedAppointment) {
  const about = change === "rebook" ? "remind" : change;
  if (!isMailed && !isUntold) return {};
  return {
    more: isMailed ? texts.mailed : texts.untold,
    link: phone ? { href: notedChat(ref, about), label: texts.tell(name) } : undefined,
  };
}
