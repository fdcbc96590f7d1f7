/** The token in the address of a mailed link; empty when there is none. */
export function mailToken(request: Request): string {
  return new URL(request.url).searchParams.get("token") ?? "";
}
