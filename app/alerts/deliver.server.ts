import { createHmac } from "node:crypto";
import type { ToldLead } from "#content/alerts.ts";
import { site } from "#content/site.ts";
import { guardedFetch } from "#server/platform/model/guarded-fetch.ts";
import { allowEntered } from "#server/platform/outgoing/allowed-places.ts";
import type { PushMessage } from "./contract.ts";
import { fetchFromPushService } from "./fetch-from-push-service.server.ts";
import { pushKeys } from "./push-keys.server.ts";
import type { Place } from "./targets.server.ts";

/** How long a push service or a webhook may take, in milliseconds. */
const longestAnswer = 10_000;

/** How long a push service keeps a message for a phone that is off, in seconds: a day. */
const timeToLive = 24 * 60 * 60;

/** A place that did not take an alert. */
export class NotDelivered extends Error {
  override name = "NotDelivered";
  /** The status of the answer, or the code of the network's error. */
  readonly code: string;
  /** Whether the device is gone for good. */
  readonly isGone: boolean;

  constructor(code: string, isGone = false) {
    super(`An alert was not taken (${code}).`);
    this.code = code;
    this.isGone = isGone;
  }
}

interface Sent {
  headers: Record<string, string>;
  body: string | Uint8Array;
}

/**
 * Sends a POST request.
 * @param fetchIt connects to allowed addresses only
 * @throws NotDelivered unless the response is a success
 */
async function send(address: string, init: Sent, fetchIt: typeof fetchFromPushService) {
  const signal = AbortSignal.timeout(longestAnswer);
  let answer: Response;
  try {
    answer = await fetchIt(address, { method: "POST", signal, ...init, body: init.body as BodyInit });
  } catch (error) {
    if (signal.aborted) throw new NotDelivered("no answer");
    const code = error instanceof Error && "code" in error ? String(error.code) : null;
    throw new NotDelivered(code ?? (error instanceof Error ? error.message.slice(0, 60) : "no reason"));
  }
  await answer.body?.cancel();
  if (!answer.ok)
    throw new NotDelivered(String(answer.status), answer.status === 404 || answer.status === 410);
}

/**
 * Sends a message to a device, encrypted for it alone.
 * @param id the same for a message that is sent again: a push service replaces the first, and a phone does too
 * @throws NotDelivered
 */
export async function sendPush(
  { address, p256dh, auth }: Place,
  message: PushMessage,
  id: string,
): Promise<void> {
  // Loaded only here: most processes never send one.
  const { default: webPush } = await import("web-push");
  const { headers, body } = webPush.generateRequestDetails(
    { endpoint: address, keys: { p256dh, auth } },
    JSON.stringify({ ...message, tag: id }),
    {
      vapidDetails: { subject: `mailto:${site.email}`, ...(await pushKeys()) },
      TTL: timeToLive,
      urgency: "high",
      topic: id.replaceAll("-", "").slice(0, 32),
      contentEncoding: "aes128gcm",
    },
  );
  await send(
    address,
    {
      headers: Object.fromEntries(
        Object.entries(headers ?? {}).map(([name, value]) => [name, String(value)]),
      ),
      body: body ?? "",
    },
    fetchFromPushService,
  );
}

/** What a webhook is told. */
export interface WebhookEvent {
  event: "leads" | "contact" | "call-move" | "call-cancel" | "call-rebook" | "call-soon" | "morning" | "test";
  /** The time of the call in words, or the text of the morning message. */
  said?: string | null;
  leads: readonly ToldLead[];
}

/**
 * Sends a signed request: the signature is the HMAC-SHA256 of the timestamp, a full stop and the body, with the secret of
 * the address, in hex. An old request that is sent again by somebody else has an old timestamp.
 * @param id the same for a request that is sent again
 * @throws NotDelivered
 */
export async function sendWebhook(
  { address, secret }: Place,
  event: WebhookEvent,
  id: string,
): Promise<void> {
  const body = JSON.stringify({ id, ...event, from: site.url });
  const timestamp = String(Math.floor(Date.now() / 1000));
  const signature = createHmac("sha256", secret).update(`${timestamp}.${body}`).digest("hex");
  const headers = {
    "Content-Type": "application/json",
    "Webhook-Id": id,
    "Webhook-Timestamp": timestamp,
    "Webhook-Signature": `sha256=${signature}`,
  };
  allowEntered(address);
  // The webhook may be on the owner's own machine or network.
  await send(address, { headers, body }, guardedFetch);
}
