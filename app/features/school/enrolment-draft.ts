/**
 * What a visitor typed into the enrolment form, kept in this tab until it is sent: a form closed by accident, a
 * reload or a dead network loses nothing. It ends with the tab, for the phone may be somebody else's tomorrow.
 */
const key = "mindsync-enrolment-draft";

export function readDraft(): Record<string, string> {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? "{}");
  } catch {
    return {};
  }
}

export function keepDraft(form: HTMLFormElement): void {
  const entries = [...new FormData(form)].filter(
    ([name, value]) => name !== "submissionKey" && typeof value === "string",
  );
  try {
    sessionStorage.setItem(key, JSON.stringify(Object.fromEntries(entries)));
  } catch {
    // A full or forbidden storage only means that there is no draft.
  }
}

export function dropDraft(): void {
  try {
    sessionStorage.removeItem(key);
  } catch {
    // Nothing was kept.
  }
}
