import { isIPv6 } from "node:net";

/** The eight groups of an IPv6 address, written out. */
function groupsOf(address: string): string[] {
  const [before = "", after] = address.replace(/%.*$/, "").toLowerCase().split("::");
  const head = before ? before.split(":") : [];
  const tail = after ? after.split(":") : [];
  const missing = after === undefined ? 0 : 8 - head.length - tail.length;
  return [...head, ...Array<string>(Math.max(0, missing)).fill("0"), ...tail].map((group) =>
    group.replace(/^0+(?=.)/, ""),
  );
}

/**
 * Whose an address is, for limits: an IPv4 address itself; of an IPv6 address the first half, since a connection is
 * given the other half to choose from.
 */
export function networkOf(address: string): string {
  const within = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (within) return within;
  if (!isIPv6(address) || address.includes(".")) return address;
  return groupsOf(address).slice(0, 4).join(":");
}
