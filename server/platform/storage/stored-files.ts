import type { Readable } from "node:stream";
import type { DataStore } from "@tus/server";

/** A byte range, first and last included. */
export interface Bytes {
  start: number;
  end: number;
}

/** A file in the store, complete or not. */
export interface StoredFile {
  id: string;
  /** When any part of it last changed. */
  changed: Date;
}

/** Storage of files that people send, each under its id (a UUID). It does not know what the files are or whose. */
export interface Storage {
  /** The tus store that receives a file in pieces. Its code is loaded with the first file. */
  pieces(): Promise<DataStore>;
  /** The size of a complete file, in bytes; undefined when there is none. */
  size(id: string): Promise<number | undefined>;
  /** A complete file or a part of it. A caller that stops reading early must destroy the stream. */
  read(id: string, bytes?: Bytes): Promise<Readable>;
  /** Resolves when a complete file would survive a power cut. */
  settle(id: string): Promise<void>;
  /** Removes a file and everything that belongs to it; a missing file is no error. */
  remove(id: string): Promise<void>;
  /** Every file, incomplete ones included. */
  list(): AsyncIterable<StoredFile>;
  /** Free space in bytes; Infinity for a bucket, whose limit is unknown. */
  room(): Promise<number>;
}

/** Pattern of file ids: nothing else may be read, removed or listed through the store. */
const storedId = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;

/** Whether this is a file id. Anything else must never become part of a path. */
export function isStoredId(id: string): boolean {
  return storedId.test(id);
}

/** Groups names such as `<id>`, `<id>.json` and `<id>.part` into files, each with the time of its newest part. */
export function filesBehind(parts: Iterable<{ name: string; changed: Date }>): StoredFile[] {
  const files = new Map<string, Date>();
  for (const { name, changed } of parts) {
    const [id = ""] = name.split(".");
    const known = files.get(id);
    if (isStoredId(id) && (!known || known < changed)) files.set(id, changed);
  }
  return [...files].map(([id, changed]) => ({ id, changed }));
}
