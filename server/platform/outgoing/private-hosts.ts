/** Whether a host is this machine, or the folder of a socket. */
export const isHere = (host: string): boolean =>
  host === "" ||
  host.startsWith("/") ||
  host === "localhost" ||
  host === "::1" ||
  /^127(\.\d+){3}$/.test(host);

/** Whether the owner said that a host is on a network of their own. */
export const isPrivate = (host: string, privateHosts: readonly string[]): boolean =>
  privateHosts.includes(host.toLowerCase());

let named: readonly string[] = [];

/** Takes the hosts that need no encryption, once at the start: none by default. */
export function openPrivateHosts({ PRIVATE_HOSTS }: { PRIVATE_HOSTS: readonly string[] }): void {
  named = PRIVATE_HOSTS;
}

/** The hosts that the owner excused from encryption. */
export const privateHosts = (): readonly string[] => named;

/** Whether what is sent to a host has to be encrypted. */
export function needsEncryption(hostname: string, excused = named): boolean {
  const host = hostname.replace(/^\[|\]$/g, "").toLowerCase();
  return !isHere(host) && !isPrivate(host, excused);
}
