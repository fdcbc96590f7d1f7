import { type FailureWords, writerFailures } from "#content/writer.ts";
import type { Failure } from "./contract.ts";

/** Codes of the network and of TLS that have words of their own. */
function networkFailure(code: string): string {
  if (/^(ENOTFOUND|EAI_)/.test(code)) return "no-such-name";
  return /CERT|SIGNATURE|^ERR_(TLS|SSL)/.test(code) ? "certificate" : "unreachable";
}

/** What went wrong and what to do about it; a status or code is added, for whoever has to look it up. */
export function failureWords({ reason, detail }: Failure): FailureWords {
  const kind = reason === "unreachable" ? networkFailure(detail ?? "") : reason;
  const known =
    writerFailures[(kind === "refused" && detail) || kind] ?? writerFailures[kind] ?? writerFailures.other;
  const { fact = "", todo = "" } = known ?? {};
  return { fact: detail && /^[\w-]{1,40}$/.test(detail) ? `${fact.slice(0, -1)} (${detail}).` : fact, todo };
}
