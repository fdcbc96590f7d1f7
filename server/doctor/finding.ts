/** What the doctor found out about one thing. */
export interface Finding {
  about: string;
  /** A note says what the owner chose, and asks for nothing. */
  state: "ok" | "note" | "warning" | "failed";
  /** What is so, in plain words. Never a password, a key or an address with one in it. */
  says: string;
  /** What to do about it. */
  mend?: string;
}

export const ok = (about: string, says: string): Finding => ({ about, state: "ok", says });

export const note = (about: string, says: string): Finding => ({ about, state: "note", says });

export const warning = (about: string, says: string, mend: string): Finding => ({
  about,
  state: "warning",
  says,
  mend,
});

export const failed = (about: string, says: string, mend: string): Finding => ({
  about,
  state: "failed",
  says,
  mend,
});

/** The code or name of an error. Messages of other programs may repeat an address, with the password in it. */
export function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return "no reason given";
  if ("code" in error && error.code) return String(error.code);
  if (error instanceof AggregateError && error.errors[0]) return reasonOf(error.errors[0]);
  return error.name;
}
