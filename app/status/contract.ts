/** How a check came out: fine, not in use, worth a look, or failing. Only the last is mailed. */
export type CheckState = "ok" | "off" | "note" | "failing";

export interface CheckResult {
  state: CheckState;
  /** What is so, in one sentence. */
  fact: string;
  /** What the owner does now, where it differs from what to do when the check fails; empty for nothing. */
  todo?: string;
}

/** One line of the Status screen. */
export interface Check {
  /** Its name in the table check_states, where ' @ ' separates it from the place of a process. */
  name: string;
  label: string;
  /** What the owner does when it fails. */
  todo: string;
  /** The first sentences of its mails, where '… does not work' and '… works again' would say it wrongly. */
  said?: { failing: string; well: string };
  run: () => Promise<CheckResult>;
}

/** A check with its result, as it is shown and mailed. */
export type Checked = Omit<Check, "run"> & Omit<CheckResult, "todo">;
