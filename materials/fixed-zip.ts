import JSZip from "jszip";

/** The day that every built file says it was made on: what is in it depends on its sources only. */
export const madeOn = new Date("2026-11-21T09:00:00Z");

/** Rewrites one part of an Office file; what it gives back replaces the part, `undefined` leaves it out. */
export type MendPart = (path: string, xml: string) => string | undefined;

const isText = /\.(xml|rels)$/;

function fixedDates(xml: string): string {
  const day = madeOn.toISOString().replace(/\.\d+Z$/, "Z");
  return xml.replace(/(<dcterms:(?:created|modified)[^>]*>)[^<]*/g, `$1${day}`);
}

/**
 * Packs an Office file (.pptx, .docx, .xlsx) again so that it is the same every time: parts in the order of their
 * names, one date for all, and the dates in its properties likewise. Empty folders are left out, as Office does.
 */
export async function fixedZip(file: Uint8Array, mend: MendPart = (_path, xml) => xml): Promise<Uint8Array> {
  const from = await JSZip.loadAsync(file);
  const to = new JSZip();
  // Readers look for the list of contents first.
  const rank = (path: string) => (path === "[Content_Types].xml" ? `0${path}` : `1${path}`);
  const parts = Object.values(from.files)
    .filter(({ dir }) => !dir)
    .sort((one, other) => (rank(one.name) < rank(other.name) ? -1 : 1));
  for (const part of parts) {
    const options = { date: madeOn, createFolders: false };
    if (!isText.test(part.name)) {
      to.file(part.name, await part.async("uint8array"), options);
      continue;
    }
    const xml = mend(part.name, fixedDates(await part.async("string")));
    if (xml !== undefined) to.file(part.name, xml, options);
  }
  return to.generateAsync({ type: "uint8array", compression: "DEFLATE", compressionOptions: { level: 9 } });
}
