/** Everything before the servers of an address, the servers, and everything after them. */
const parts = /^(\w+:\/\/(?:[^/?#]*@)?)([^/?#]*)(.*)$/s;

/**
 * The addresses of a primary and its standbys, from one address that names them all:
 * `postgres://name:password@one:5432,two:5432/mindsync`. An address of one server comes back as it is.
 */
export function addressesIn(url: string): string[] {
  const [, before = "", servers = "", after = ""] = parts.exec(url) ?? [];
  return servers.includes(",") ? servers.split(",").map((server) => `${before}${server}${after}`) : [url];
}

/** The same address with something changed at each of its servers. */
export function changedAddress(url: string, change: (url: URL) => void): string {
  const changed = addressesIn(url).map((address) => {
    const one = new URL(address);
    change(one);
    return one;
  });
  const servers = changed.map(({ host }) => host).join(",");
  return String(changed[0]).replace(
    parts,
    (_, before: string, __, after: string) => before + servers + after,
  );
}

/** The host, without the brackets of IPv6, and the port that an address of one server names. */
export function placeOf(address: string): { host: string; port: number } {
  const { hostname, port } = new URL(address);
  return { host: hostname.replace(/^\[|\]$/g, ""), port: Number(port || 5432) };
}

/** Options that the driver (postgres 3.4.9) needs for an address of IPv6, which it would cut at the first colon. */
export function ipv6Options(address: string): { host?: string; port?: number } {
  const { host, port } = placeOf(address);
  if (!host.includes(":")) return {};
  // It takes lists as they are. Its types do not say so.
  return { host: [host], port: [port] } as unknown as { host: string; port: number };
}
