/** The secret in the address of a link from a mail; empty when there is none. */
export function mailToken(request: Request): string {
  return new URL(request.url).searchParams.get("token") ?? "";
}
