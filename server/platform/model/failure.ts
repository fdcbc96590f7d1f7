/** Why a model gave no usable answer. */
export type FailureReason =
  | "breaker-open"
  | "budget-spent"
  | "visitor-limit"
  | "cancelled"
  | "time-limit"
  | "rate-limited"
  | "server-error"
  | "refused"
  | "unreachable"
  | "redirected"
  | "forbidden-address"
  | "unencrypted"
  | "cut-off"
  | "too-long"
  | "malformed";

const reasonsOfProvider: readonly FailureReason[] = [
  "time-limit",
  "rate-limited",
  "server-error",
  "unreachable",
  "redirected",
  "forbidden-address",
  "unencrypted",
  "cut-off",
];

/**
 * A model that did not answer as requested. It has no message of the provider, because that may repeat what a visitor
 * typed.
 */
export class ModelFailure extends Error {
  readonly reason: FailureReason;
  /** A status, a network error code, or the fields that were wrong. */
  readonly detail: string | undefined;

  constructor(reason: FailureReason, detail?: string) {
    super(detail ? `${reason} (${detail})` : reason);
    this.name = "ModelFailure";
    this.reason = reason;
    this.detail = detail;
  }

  /** Whether the provider is down, busy or set up wrongly, so that the next call will fail as well. */
  get isOfProvider(): boolean {
    if (this.reason === "refused") return ["401", "402", "403", "404"].includes(this.detail ?? "");
    return reasonsOfProvider.includes(this.reason);
  }
}

/** Looks for a property in an error or its cause. */
function found(error: unknown, property: "statusCode" | "code"): string | undefined {
  for (let cause = error; typeof cause === "object" && cause !== null; cause = Reflect.get(cause, "cause")) {
    const value: unknown = Reflect.get(cause, property);
    if (typeof value === "string" || typeof value === "number") return String(value);
  }
  return undefined;
}

/** Classifies an error of the SDK. @param begun whether part of the answer had arrived */
export function asModelFailure(error: unknown, begun: boolean): ModelFailure {
  if (error instanceof ModelFailure) return error;
  const status = Number(found(error, "statusCode"));
  if (status === 429) return new ModelFailure("rate-limited", "429");
  if (status >= 500) return new ModelFailure("server-error", String(status));
  if (status >= 400) return new ModelFailure("refused", String(status));
  return new ModelFailure(begun ? "cut-off" : "unreachable", found(error, "code"));
}
