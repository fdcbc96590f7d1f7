import type { Readable } from "node:stream";
import type { DataStore } from "@tus/server";

/** Which bytes: from the first to the last, both included. */
export interface Bytes {
  start: number;
  end: number;
}

/** A file that lies in the store, whole or not. */
export interface StoredFile {
  id: string;
  /** When anything of it last changed. */
  changed: Date;
}

/** Where files lie that people send, each under its id (a UUID). It knows nothing of what they are or whose. */
export interface Storage {
  /** What takes a file in pieces, for the tus server. Its code is read when the first file comes. */
  pieces(): Promise<DataStore>;
  /** How large a whole file is, in bytes; undefined when there is none. */
  size(id: string): Promise<number | undefined>;
  /** A whole file or a part of it. Whoever stops reading early destroys the stream. */
  read(id: string, bytes?: Bytes): Promise<Readable>;
  /** Settles when a whole file outlasts a power cut. */
  settle(id: string): Promise<void>;
  /** Removes a file and all that belongs to it; one that is not there is removed already. */
  remove(id: string): Promise<void>;
  /** Every file, also one that is half there. */
  list(): AsyncIterable<StoredFile>;
  /** How many bytes more it can take; of a bucket nobody knows, so infinitely many. */
  room(): Promise<number>;
}

/** What the store calls a file: nothing else may be read, removed or listed through it. */
const storedId = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;

/** Whether this is the id of a file. What is not never becomes a path. */
export function isStoredId(id: string): boolean {
  return storedId.test(id);
}

/** The files behind names such as `<id>`, `<id>.json`, `<id>.part`, each with its newest part's time. */
export function filesBehind(parts: Iterable<{ name: string; changed: Date }>): StoredFile[] {
  const files = new Map<string, Date>();
  for (const { name, changed } of parts) {
    const [id = ""] = name.split(".");
    const known = files.get(id);
    if (isStoredId(id) && (!known || known < changed)) files.set(id, changed);
  }
  return [...files].map(([id, changed]) => ({ id, changed }));
}
