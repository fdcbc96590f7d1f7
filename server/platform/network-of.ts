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
 * The network that rate limits count an address under: an IPv4 address itself; the first half of an IPv6 address,
 * because a connection may use any address with that half.
 */
export function networkOf(address: string): string {
  const within = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (within) return within;
  if (!isIPv6(address) || address.includes(".")) return address;
  return groupsOf(address).slice(0, 4).join(":");
}
