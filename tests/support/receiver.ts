/** A small HTTP server on this machine that stands for a push service or a webhook, and what it received. */
import { createDecipheriv, createECDH, createHmac, hkdfSync, randomBytes } from "node:crypto";
import { createServer, type IncomingHttpHeaders } from "node:http";
import type { AddressInfo } from "node:net";
import { buffer } from "node:stream/consumers";

export interface Received {
  path: string;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

export interface Receiver {
  address: string;
  received: Received[];
  /** Answers with this status from now on. */
  answer(status: number, headers?: Record<string, string>): void;
  /** Takes requests for this path from now on and never answers them. */
  hang(path: string): void;
  close(): void;
}

/** Starts a receiver that answers 201 to everything. */
export async function receiver(): Promise<Receiver> {
  const received: Received[] = [];
  let status = 201;
  let more: Record<string, string> = {};
  let hanging: string | undefined;
  const server = createServer(async (request, response) => {
    const body = await buffer(request);
    received.push({ path: request.url ?? "", headers: request.headers, body });
    if (request.url !== hanging) response.writeHead(status, more).end();
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    received,
    answer(next, headers = {}) {
      status = next;
      more = headers;
    },
    hang(path) {
      hanging = path;
    },
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}

/** A browser that has allowed messages: its keys, and how it reads what is sent to it (RFC 8188 and 8291). */
export function subscribedBrowser() {
  const curve = createECDH("prime256v1");
  const publicKey = curve.generateKeys();
  const auth = randomBytes(16);
  const derive = (key: Buffer, salt: Buffer, info: Buffer, length: number) =>
    Buffer.from(hkdfSync("sha256", key, salt, info, length));
  return {
    p256dh: publicKey.toString("base64url"),
    auth: auth.toString("base64url"),
    /** The message in a request's body. */
    read(body: Buffer): unknown {
      const salt = body.subarray(0, 16);
      const length = body.readUInt8(20);
      const sender = body.subarray(21, 21 + length);
      const sealed = body.subarray(21 + length);
      const shared = curve.computeSecret(sender);
      const info = Buffer.concat([Buffer.from("WebPush: info\0"), publicKey, sender]);
      const secret = derive(shared, auth, info, 32);
      const key = derive(secret, salt, Buffer.from("Content-Encoding: aes128gcm\0"), 16);
      const nonce = derive(secret, salt, Buffer.from("Content-Encoding: nonce\0"), 12);
      const opener = createDecipheriv("aes-128-gcm", key, nonce);
      opener.setAuthTag(sealed.subarray(-16));
      const plain = Buffer.concat([opener.update(sealed.subarray(0, -16)), opener.final()]);
      // The last record ends with a 2 and zeros.
      return JSON.parse(plain.subarray(0, plain.lastIndexOf(2)).toString());
    },
  };
}

/** The signature of a webhook's request, as its receiver works it out. */
export const signatureOf = (secret: string, timestamp: string, body: Buffer) =>
  `sha256=${createHmac("sha256", secret).update(`${timestamp}.`).update(body).digest("hex")}`;

/** The address of a push service in tests. */
export const pushService = "https://push.example";

/**
 * Lets a device have the tests' push service, and replaces app/alerts/fetch-from-push-service.server.ts in a test: sends requests for the push service to the receiver.
 * The real one refuses addresses on this machine (guarded-fetch.test.ts).
 */
export async function pushTo(there: () => Receiver) {
  const { guardedFetch } = await import("#server/platform/model/guarded-fetch.ts");
  const { allowEntered } = await import("#server/platform/outgoing/allowed-places.ts");
  allowEntered(pushService);
  return {
    fetchFromPushService: (address: string, init: RequestInit) =>
      guardedFetch(address.replace(pushService, there().address), init),
  };
}
