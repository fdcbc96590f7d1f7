import { lookup } from "node:dns";
import type { IncomingMessage } from "node:http";
import { BlockList, isIP, type LookupFunction } from "node:net";
import { needsEncryption } from "../outgoing/private-hosts.ts";
import { ModelFailure } from "./failure.ts";

/** The most bytes of an answer: ten times the longest that a tool asks for, with everything around each word. */
const mostBytes = 20 * 1024 * 1024;

/** Where clouds give a machine its own credentials. Other private addresses may have a model. */
const forbidden = new BlockList();
forbidden.addSubnet("169.254.0.0", 16);
forbidden.addAddress("100.100.100.200");
forbidden.addAddress("168.63.129.16");
forbidden.addSubnet("fe80::", 10, "ipv6");
forbidden.addAddress("fd00:ec2::254", "ipv6");
forbidden.addAddress("fd20:ce::254", "ipv6");
// The same of IPv4 through a translator.
forbidden.addSubnet("64:ff9b::a9fe:0", 112, "ipv6");

/** Whether the server must not connect to a host, if that is an address and not a name. */
export function isForbiddenHost(host: string): boolean {
  const address = host.replace(/^\[|\]$/g, "");
  const family = isIP(address);
  return family !== 0 && forbidden.check(address, family === 6 ? "ipv6" : "ipv4");
}

/** Addresses that no public service has: this machine, private networks and reserved ranges. */
const notPublic = { ipv4: new BlockList(), ipv6: new BlockList() };
for (const [address, bits] of [
  ["0.0.0.0", 8],
  ["10.0.0.0", 8],
  ["100.64.0.0", 10],
  ["127.0.0.0", 8],
  ["169.254.0.0", 16],
  ["172.16.0.0", 12],
  ["192.0.0.0", 24],
  ["192.168.0.0", 16],
  ["198.18.0.0", 15],
  ["224.0.0.0", 3],
] as const)
  notPublic.ipv4.addSubnet(address, bits);
// IPv6 is allowed only in the public range, without the prefixes that lead to IPv4.
notPublic.ipv6.addSubnet("::", 3, "ipv6");
notPublic.ipv6.addSubnet("4000::", 2, "ipv6");
notPublic.ipv6.addSubnet("8000::", 1, "ipv6");
notPublic.ipv6.addSubnet("2001::", 32, "ipv6");
notPublic.ipv6.addSubnet("2002::", 16, "ipv6");

/** Where a caller may connect to. */
export interface Reach {
  protocols: readonly string[];
  /** Whether a host is forbidden, if it is an IP address and not a name. */
  isForbidden(host: string): boolean;
}

/** For the owner's model or webhook, which may be on a private network. */
const nearToo: Reach = { protocols: ["https:", "http:"], isForbidden: isForbiddenHost };

/** Public services only, over https. */
export const publicOnly: Reach = {
  protocols: ["https:"],
  isForbidden(host) {
    const address = host.replace(/^\[|\]$/g, "");
    const family = isIP(address);
    const kind = family === 6 ? "ipv6" : "ipv4";
    return family !== 0 && notPublic[kind].check(address, kind);
  },
};

/** Looks up a name for a connection, so that the connection uses the address that was checked. */
function lookupWithin(reach: Reach): LookupFunction {
  return (hostname, options, callback) => {
    lookup(hostname, { ...options, all: true }, (error, addresses) => {
      const [first] = addresses ?? [];
      if (error || !first) return callback(error ?? new ModelFailure("unreachable", "ENOTFOUND"), "");
      if (addresses.some(({ address }) => reach.isForbidden(address)))
        return callback(new ModelFailure("forbidden-address"), "");
      if (options.all) callback(null, addresses);
      else callback(null, first.address, first.family);
    });
  };
}

async function* limited(message: IncomingMessage): AsyncGenerator<Uint8Array> {
  let bytes = 0;
  for await (const chunk of message) {
    bytes += chunk.length;
    if (bytes > mostBytes) throw new ModelFailure("too-long");
    yield chunk;
  }
}

function bodyOf(message: IncomingMessage): ReadableStream<Uint8Array> {
  const chunks = limited(message);
  return new ReadableStream({
    async pull(controller) {
      const { done, value } = await chunks.next();
      if (done) controller.close();
      else controller.enqueue(value);
    },
    cancel: () => void message.destroy(),
  });
}

/** The answer as `fetch` gives it. @throws ModelFailure for one that leads elsewhere */
function asResponse(message: IncomingMessage): Response {
  const { statusCode: status = 0, headers } = message;
  // Where it is destroyed before it is read, the signal tells whoever waits for it.
  message.on("error", () => {});
  if (status < 200 || status > 599) throw new ModelFailure("unreachable", String(status));
  if (status >= 300 && status < 400) throw new ModelFailure("redirected", String(status));
  const hasBody = status !== 204 && status !== 205;
  return new Response(hasBody ? bodyOf(message) : null, {
    status,
    headers: { "content-type": headers["content-type"] ?? "" },
  });
}

/**
 * Fetches from a server that a user configured, such as a model server. It follows no redirects, stops a response that is
 * too long, and connects to no forbidden address; by default those are the addresses where a cloud provides credentials.
 * @throws ModelFailure, or the error of the network
 */
export const guardedFetch = async (
  input: string | URL | Request,
  init: RequestInit = {},
  reach = nearToo,
): Promise<Response> => {
  const url = new URL(input instanceof Request ? input.url : input);
  if (!reach.protocols.includes(url.protocol) || reach.isForbidden(url.hostname))
    throw new ModelFailure("forbidden-address");
  if (url.protocol === "http:" && needsEncryption(url.hostname)) throw new ModelFailure("unencrypted");
  const { request } = await (url.protocol === "https:" ? import("node:https") : import("node:http"));
  const { method = "GET", headers, body, signal } = init;
  return new Promise((resolve, reject) => {
    const sent = request(
      url,
      {
        method,
        headers: Object.fromEntries(new Headers(headers)),
        signal: signal ?? undefined,
        lookup: lookupWithin(reach),
      },
      (message) => {
        try {
          resolve(asResponse(message));
        } catch (error) {
          message.destroy();
          reject(error);
        }
      },
    );
    sent.on("error", reject);
    sent.end(body);
  });
};
