import { createHash, ECDH, randomBytes } from "node:crypto";
import { and, eq, isNull, ne, sql as query } from "drizzle-orm";
import { z } from "zod";
import type { Profile } from "#app/accounts/contract.ts";
import { deviceName } from "#app/accounts/device-name.server.ts";
import { alertTexts } from "#content/alerts.ts";
import { alertTargets, leadAlerts } from "#db/schema/alerts.ts";
import { db, sql } from "#server/platform/database.ts";
import { AppError } from "#server/platform/errors.ts";
import { isForbiddenHost } from "#server/platform/model/guarded-fetch.ts";
import { isAllowed } from "#server/platform/outgoing/allowed-places.ts";
import { placeOfUrl } from "#server/platform/outgoing/connections.ts";
import { openSealedText, sealText } from "#server/platform/sealed-text.ts";
import {
  type DeviceInput,
  goneFailure,
  mostDevices,
  type RenewedDeviceInput,
  type TargetKind,
} from "./contract.ts";
import { alertChannel } from "./queue.server.ts";

/** The address of a device with the keys by which only it can read, or of a webhook with the secret that signs. */
const place = z.object({
  address: z.string(),
  p256dh: z.string().default(""),
  auth: z.string().default(""),
  secret: z.string().default(""),
});
export type Place = z.infer<typeof place>;

interface Row {
  id: string;
  kind: TargetKind;
  label: string;
  sealed: string;
  /** As the driver returns it: text. */
  created_at: string;
}

/** Opens what was sealed; null where the site's secret is another. */
export async function openPlace(sealed: string): Promise<Place | null> {
  const text = await openSealedText(sealed, "alert-targets");
  return text ? place.parse(JSON.parse(text)) : null;
}

const hashOf = (address: string) => createHash("sha256").update(address).digest("base64url");

const seal = (stored: Place) => sealText(JSON.stringify(stored), "alert-targets");

async function add(account: string, kind: TargetKind, label: string, stored: Place): Promise<void> {
  const sealed = await seal(stored);
  await sql()`
    insert into alert_targets (account, kind, label, address_hash, sealed)
    values (${account}, ${kind}, ${label}, ${hashOf(stored.address)}, ${sealed})
    on conflict (account, address_hash) do update set sealed = excluded.sealed, label = excluded.label`;
}

const refuse = (field: string, message: string) =>
  new AppError("invalid", message, { fields: { [field]: [message] } });

/** Whether a device's key is a point of the curve that web push encrypts with. */
function isDeviceKey(p256dh: string): boolean {
  try {
    return ECDH.convertKey(p256dh, "prime256v1", "base64url").length > 0;
  } catch {
    return false;
  }
}

/**
 * The place that a browser's subscription is.
 * @throws AppError invalid for a push service that the server would not connect to, and for a key that nothing can be
 * encrypted with
 */
function placeOf({ endpoint, p256dh, auth }: Omit<DeviceInput, "intent">): Place {
  const service = placeOfUrl(new URL(endpoint));
  if (!isDeviceKey(p256dh)) throw new AppError("invalid", alertTexts.push.wrong);
  if (!isAllowed(service)) throw new AppError("invalid", alertTexts.push.notListed(new URL(endpoint).host));
  return { address: endpoint, p256dh, auth, secret: "" };
}

/**
 * Stores the device from which an admin allowed alerts.
 * @throws AppError conflict when there are too many; invalid for a device that cannot be sent anything
 */
export async function addDevice({ id }: Profile, device: DeviceInput, userAgent: string) {
  const stored = placeOf(device);
  const [row] = await sql()<{ count: number }[]>`
    select count(*)::int as count from alert_targets where account = ${id} and kind = 'push'`;
  if ((row?.count ?? 0) >= mostDevices) throw new AppError("conflict", alertTexts.push.tooMany);
  await add(id, "push", deviceName(userAgent) ?? alertTexts.push.unnamed, stored);
}

/**
 * Gives an admin's device the address that its browser has now, and makes the alerts due that its old address did not take.
 * @throws AppError not-found when the admin has no device with the old address; invalid for a device that cannot be sent
 * anything
 */
export async function renewDevice({ id: account }: Profile, { old, ...device }: RenewedDeviceInput) {
  const stored = placeOf(device);
  const sealed = await seal(stored);
  const address_hash = hashOf(stored.address);
  await db().transaction(async (transaction) => {
    const own = and(eq(alertTargets.account, account), eq(alertTargets.kind, "push"));
    const [known] = await transaction
      .select({ id: alertTargets.id })
      .from(alertTargets)
      .where(and(own, eq(alertTargets.address_hash, hashOf(old))))
      .for("update");
    if (!known) throw new AppError("not-found", alertTexts.gone);
    // Somebody may have pressed the button on this device meanwhile. One entry stays: the one with the missed alerts.
    await transaction
      .delete(alertTargets)
      .where(and(own, eq(alertTargets.address_hash, address_hash), ne(alertTargets.id, known.id)));
    await transaction.update(alertTargets).set({ address_hash, sealed }).where(eq(alertTargets.id, known.id));
    await transaction
      .update(leadAlerts)
      .set({ tries: 0, failure: null, next_try: query`now()` })
      .where(
        and(eq(leadAlerts.target, known.id), isNull(leadAlerts.sent_at), eq(leadAlerts.failure, goneFailure)),
      );
  });
  await sql().notify(alertChannel, "");
}

/** Sets the address of an admin's webhook, in the place of the one before. Each address gets a secret of its own. */
export async function setWebhook({ id }: Profile, address: string): Promise<void> {
  const { href, hostname } = new URL(address);
  if (isForbiddenHost(hostname)) throw refuse("address", alertTexts.webhook.forbidden);
  const known = (await readTargets(id)).find((one) => one.kind === "webhook");
  if (known?.address === href) return;
  await sql()`delete from alert_targets where account = ${id} and kind = 'webhook'`;
  const secret = randomBytes(32).toString("base64url");
  await add(id, "webhook", hostname, { address: href, p256dh: "", auth: "", secret });
}

/** Removes a place of an admin, with what was to be sent there. */
export async function removeTarget({ id }: Profile, target: string): Promise<void> {
  await sql()`delete from alert_targets where account = ${id} and id = ${target}`;
}

/** Removes a device whose push service says that it is gone. */
export async function forgetTarget(target: string): Promise<void> {
  await sql()`delete from alert_targets where id = ${target}`;
}

/** Where an admin is told, for their own eyes: a webhook with its address and secret. */
export async function readTargets(account: string) {
  const rows = await sql()<Row[]>`
    select id, kind, label, sealed, created_at from alert_targets where account = ${account} order by created_at`;
  return Promise.all(
    rows.map(async ({ sealed, ...row }) => {
      const opened = await openPlace(sealed);
      const isWebhook = row.kind === "webhook";
      return {
        ...row,
        created_at: new Date(row.created_at),
        /** The end of a device's address tells the browser which one is its own. */
        address: isWebhook ? (opened?.address ?? "") : (opened?.address.slice(-24) ?? ""),
        secret: isWebhook ? (opened?.secret ?? "") : "",
      };
    }),
  );
}

export type AlertTarget = Awaited<ReturnType<typeof readTargets>>[number];

/** One place of an admin. @throws AppError not-found */
export async function ownTarget({ id }: Profile, target: string) {
  const [row] = await sql()<Row[]>`
    select id, kind, label, sealed, created_at from alert_targets where account = ${id} and id = ${target}`;
  if (!row) throw new AppError("not-found", alertTexts.gone);
  return row;
}
