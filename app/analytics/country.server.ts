/**
 * The visitor's country in two letters, where a proxy of ours says it; XX and T1 mean unknown. Without such a proxy anybody
 * could name one.
 */
export function countryIn(
  headers: Pick<Headers, "get">,
  { behindProxy }: { behindProxy: boolean },
): string | null {
  if (!behindProxy) return null;
  const named = headers.get("cf-ipcountry") ?? headers.get("x-country");
  return named && /^[A-Z]{2}$/.test(named) && named !== "XX" ? named : null;
}
