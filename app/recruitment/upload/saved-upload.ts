import { unusedMediaHours } from "./media-contract.ts";

/** The upload that this tab shows. */
export interface SavedUpload {
  id: string;
  name: string;
  /** In bytes. */
  size: number;
  /** Whether the server has all of it. */
  whole: boolean;
  /** Whether it was recorded in the browser, so that nobody can select the file again. */
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
    // The storage is full or forbidden. A reload then starts with an empty field.
  }
}

const tab = () => sessionStorage;
const browser = () => localStorage;

/** Reads the upload that the field showed before a reload, and forgets uploads that the server has cleared. */
export function readSaved(now = Date.now()): SavedUpload | null {
  forgetBegun("", now);
  return read<SavedUpload>(tab, shownKey);
}

/** @param upload null removes what was saved */
export function save(upload: SavedUpload | null): void {
  write(tab, shownKey, upload);
}

type Begun = Record<string, { id: string; at: number }>;

/** Uploads that were begun, by the mark of their file, without those that the server has cleared. */
function begun(now: number): Begun {
  const all = Object.entries(read<Begun>(browser, begunKey) ?? {});
  return Object.fromEntries(all.filter(([, { at }]) => now - at < unusedMediaHours * 60 * 60_000));
}

/**
 * Finds the upload of a file that was begun in any tab, even a closed one.
 * @param mark from `fileMark`; the content cannot be recovered from it
 */
export function begunAs(mark: string, now = Date.now()): string | undefined {
  return begun(now)[mark]?.id;
}

export function saveBegun(mark: string, id: string, now = Date.now()): void {
  write(browser, begunKey, { ...begun(now), [mark]: { id, at: now } });
}

/** Forgets an upload that was removed or refused. */
export function forgetBegun(id: string, now = Date.now()): void {
  const left = Object.entries(begun(now)).filter(([, upload]) => upload.id !== id);
  write(browser, begunKey, left.length ? Object.fromEntries(left) : null);
}
