/**
 * The visitor's country in two letters, if a proxy of ours names it; XX and T1 mean unknown. Without our own proxy, any
 * visitor could claim any country.
 */
export function countryIn(
  headers: Pick<Headers, "get">,
  { behindProxy }: { behindProxy: boolean },
): string | null {
  if (!behindProxy) return null;
  const named = headers.get("cf-ipcountry") ?? headers.get("x-country");
  return named && /^[A-Z]{2}$/.test(named) && named !== "XX" ? named : null;
}
