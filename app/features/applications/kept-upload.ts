import { unusedMediaHours } from "./media-contract.ts";

/** The upload that this tab shows. */
export interface KeptUpload {
  id: string;
  name: string;
  size: number;
  whole: boolean;
  /** Made in the browser: nobody can choose it again. */
  recorded: boolean;
}

const shownKey = "mindsync-upload";
const begunKey = "mindsync-uploads-begun";

function read<Value>(storage: () => Storage, key: string): Value | null {
  try {
    return JSON.parse(storage().getItem(key) ?? "null");
  } catch {
    return null;
  }
}

function write(storage: () => Storage, key: string, value: unknown): void {
  try {
    if (value === null) storage().removeItem(key);
    else storage().setItem(key, JSON.stringify(value));
  } catch {
    // Full or forbidden: then a reload begins anew.
  }
}

const tab = () => sessionStorage;
const browser = () => localStorage;

/** What the field showed before the page was loaded again; what is too old to go on with is forgotten. */
export function readKept(now = Date.now()): KeptUpload | null {
  forgetBegun("", now);
  return read<KeptUpload>(tab, shownKey);
}

export function keep(upload: KeptUpload): void {
  write(tab, shownKey, upload);
}

export function forget(): void {
  write(tab, shownKey, null);
}

type Begun = Record<string, { id: string; at: number }>;

/** Uploads that were begun, by the mark of their file; those that the server has cleared are left out. */
function begun(now: number): Begun {
  const all = Object.entries(read<Begun>(browser, begunKey) ?? {});
  return Object.fromEntries(all.filter(([, { at }]) => now - at < unusedMediaHours * 60 * 60_000));
}

/** Under which id a file was begun to be sent, also in a tab that is closed since. It says nothing of the file. */
export function begunAs(mark: string, now = Date.now()): string | undefined {
  return begun(now)[mark]?.id;
}

export function keepBegun(mark: string, id: string, now = Date.now()): void {
  write(browser, begunKey, { ...begun(now), [mark]: { id, at: now } });
}

/** Forgets an upload that was taken back or refused. */
export function forgetBegun(id: string, now = Date.now()): void {
  const left = Object.entries(begun(now)).filter(([, upload]) => upload.id !== id);
  write(browser, begunKey, left.length ? Object.fromEntries(left) : null);
}
