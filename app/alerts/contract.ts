import { z } from "zod";
import { doors } from "#app/inbox/contract.ts";
import { alertTexts } from "#content/alerts.ts";

/** The screen, to which a test on a phone leads. */
export const alertPath = alertTexts.path;

/** Where an admin is told besides by mail. */
export const targetKinds = ["push", "webhook"] as const;
export type TargetKind = (typeof targetKinds)[number];

/**
 * What an alert is about: a new lead; contact details left later in the same chat; a call that the visitor moved, cancelled
 * or rebooked; a call within the next hour; or the daily morning summary.
 */
export const alertKinds = ["lead", "contact", "move", "cancel", "rebook", "soon", "morning"] as const;
export type AlertKind = (typeof alertKinds)[number];

/** How often an alert is tried. The pauses double, from one minute on: nine tries take about four hours. */
export const mostTries = 9;

/** The failure of an alert whose device takes none any more. More tries would not help. */
export const goneFailure = "gone";

/** The most leads that one mail tells of in full. */
export const leadsInMail = 20;

const hour = z
  .literal(["", ...Array.from({ length: 24 }, (_, at) => String(at))])
  .default("")
  .transform((text) => (text ? Number(text) : null));

/** What an admin wants to be told of. */
export const alertForm = z
  .object({
    intent: z.literal("save"),
    door: z.array(z.enum(doors)).max(doors.length).default([]),
    quiet_from: hour,
    quiet_to: hour,
    morning: z
      .literal("on")
      .optional()
      .transform((ticked) => ticked === "on"),
  })
  .refine(({ quiet_from, quiet_to }) => (quiet_from === null) === (quiet_to === null), {
    path: ["quiet_to"],
    error: alertTexts.form.bothHours,
  })
  .refine(({ quiet_from, quiet_to }) => quiet_from === null || quiet_from !== quiet_to, {
    path: ["quiet_to"],
    error: alertTexts.form.sameHour,
  });
export type AlertInput = z.output<typeof alertForm>;

/** The buttons without fields. */
export const alertButton = z.object({ intent: z.enum(["test", "again"]) });

/** The buttons of one place: a device or the webhook. */
export const targetButton = z.object({ intent: z.enum(["test-target", "remove-target"]), target: z.uuid() });

/** How many devices an admin can have. */
export const mostDevices = 10;

/** Hosts on this machine or in its own network, to which an address without https may lead. */
const nearHosts =
  /^(localhost|127(\.\d+){3}|10(\.\d+){3}|192\.168(\.\d+){2}|172\.(1[6-9]|2\d|3[01])(\.\d+){2}|\[::1\]|\[f[cd].*\])$/i;

/** Whether a webhook may have this address. Without https it has to lead to this machine or its own network. */
function isSafeAddress(address: string): boolean {
  const url = URL.parse(address);
  if (!url || url.username || url.password) return false;
  return url.protocol === "https:" || (url.protocol === "http:" && nearHosts.test(url.hostname));
}

/** Whether a push service may have this address. Host names that resolve to the internal network fail on connection. */
function isPublicAddress(address: string): boolean {
  const url = URL.parse(address);
  if (url?.protocol !== "https:" || url.username || url.password) return false;
  return (
    /\.[a-z][a-z\d-]*$/.test(url.hostname) && !/\.(local|internal|lan|home|localhost)$/.test(url.hostname)
  );
}

/** The longest address of a device or a webhook, in characters. */
const longestAddress = 1000;

const address = (message: string, isAllowed: (address: string) => boolean) =>
  z.string(message).trim().max(longestAddress, message).refine(isAllowed, message);

/** What a browser gives that takes alerts. */
export const deviceForm = z.object({
  intent: z.literal("device"),
  endpoint: address(alertTexts.push.wrong, isPublicAddress),
  p256dh: z.string().regex(/^[\w-]{87}=?$/),
  auth: z.string().regex(/^[\w-]{22}(==)?$/),
});
export type DeviceInput = z.output<typeof deviceForm>;

/** What a browser gives whose push service replaced its address; `old` is the address that the site has. */
export const renewedDeviceForm = deviceForm
  .omit({ intent: true })
  .extend({ old: z.string().min(1).max(longestAddress) });
export type RenewedDeviceInput = z.output<typeof renewedDeviceForm>;

/** The address of a webhook. */
export const webhookForm = z.object({
  intent: z.literal("webhook"),
  address: address(alertTexts.webhook.wrong, isSafeAddress),
});

/** What a phone shows. Nothing in it says who somebody is, because phones show it while they are locked. */
export interface PushMessage {
  title: string;
  body: string;
  /** Where a tap leads. */
  url: string;
}
