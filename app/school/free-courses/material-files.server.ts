import { createHash } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { type MaterialEntry, materialsDirectory } from "#materials/material.ts";

/** A file of a free course, with its ETag and content type. */
export interface MaterialFile {
  readonly entry: MaterialEntry;
  readonly etag: string;
  readonly type: string;
  readonly content: Uint8Array<ArrayBuffer>;
}

const office = "application/vnd.openxmlformats-officedocument";
const types: Readonly<Record<MaterialEntry["kind"], string>> = {
  deck: `${office}.presentationml.presentation`,
  document: `${office}.wordprocessingml.document`,
  sheet: `${office}.spreadsheetml.sheet`,
  pdf: "application/pdf",
  text: "text/plain; charset=utf-8",
};

let listed: readonly MaterialEntry[] | undefined;
const files = new Map<string, MaterialFile>();

/** All files of the free courses from the build's manifest, in the order of the page; empty before the first build. */
export function listMaterials(): readonly MaterialEntry[] {
  const manifest = join(materialsDirectory, "manifest.json");
  listed ??= existsSync(manifest)
    ? (JSON.parse(readFileSync(manifest, "utf8")) as MaterialEntry[])
    : undefined;
  return listed ?? [];
}

/**
 * Finds a file by the two segments of its address. Only files in the manifest are ever read, so no address can reach
 * others. A file stays in memory after it was read.
 */
export function materialFile(course: string, file: string): MaterialFile | undefined {
  const address = `${course}/${file}`;
  const known = files.get(address);
  if (known) return known;
  const entry = listMaterials().find((one) => one.course === course && one.file === file);
  if (!entry) return undefined;
  const content = new Uint8Array(readFileSync(join(materialsDirectory, entry.course, entry.file)));
  const etag = `"${createHash("sha256").update(content).digest("base64url").slice(0, 22)}"`;
  const made = { entry, etag, type: types[entry.kind], content };
  files.set(address, made);
  return made;
}
