/** Hosts on this machine or in its own network, to which an address without https may lead. */
const nearHosts =
  /^(localhost|127(\.\d+){3}|10(\.\d+){3}|192\.168(\.\d+){2}|172\.(1[6-9]|2\d|3[01])(\.\d+){2}|\[::1\]|\[f[cd].*\])$/i;

/** Whether alerts may be sent to an address: with https, or without it to this machine's own network. */
export function isSafeAddress(address: string): boolean {
  const url = URL.parse(address);
  if (!url || url.username || url.password) return false;
  return url.protocol === "https:" || (url.protocol === "http:" && nearHosts.test(url.hostname));
}
