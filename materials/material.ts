import type { FreeCourse } from "#content/materials.ts";

export type MaterialKind = "deck" | "document" | "sheet" | "pdf" | "text";

/** One file that goes with a free course: what the page says of it, and how its bytes are made. */
export interface Material {
  /** The course it belongs to. */
  readonly course: FreeCourse["slug"];
  /** Name of the file as a visitor keeps it, with its ending; no two of one course are equal. */
  readonly file: string;
  readonly kind: MaterialKind;
  readonly title: string;
  /** What one does with it, in a sentence. */
  readonly description: string;
  /** Makes the file. The same sources give the same bytes: no clock, no chance. */
  make(): Promise<Uint8Array>;
}

/** Where the built files and their manifest lie, from the project's folder. */
export const materialsDirectory = "build/materials";

/** What `manifest.json` in `materialsDirectory` says of each built file; the file lies at `<course>/<file>` beside it. */
export interface MaterialEntry extends Pick<Material, "course" | "file" | "kind" | "title" | "description"> {
  readonly bytes: number;
}
