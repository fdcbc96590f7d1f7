import { readFile } from "node:fs/promises";
import subsetFont from "subset-font";
import type { Span } from "./paper.ts";

/** The face of a PDF in two weights. ₦ is in a file of its own, apart from the other letters. */
export type FaceName = "regular" | "bold" | "regular-naira" | "bold-naira";

const source = "node_modules/@fontsource-variable/bricolage-grotesque/files";
const latin = Array.from({ length: 0xff - 0x20 + 1 }, (_, at) => String.fromCodePoint(0x20 + at)).join("");
const weights = { regular: 400, bold: 700 } as const;

let read: Promise<readonly (readonly [FaceName, Buffer])[]> | undefined;

async function readFaces() {
  const [letters, more] = await Promise.all(
    ["latin", "latin-ext"].map((set) => readFile(`${source}/bricolage-grotesque-${set}-wght-normal.woff2`)),
  );
  if (!letters || !more) throw new Error("The heading face is not installed.");
  const faces: (readonly [FaceName, Buffer])[] = [];
  for (const [name, wght] of Object.entries(weights) as [keyof typeof weights, number][]) {
    const cut = { targetFormat: "sfnt", variationAxes: { wght } } as const;
    faces.push([name, await subsetFont(letters, `${latin}–—‘’“”…−`, cut)]);
    faces.push([`${name}-naira`, await subsetFont(more, "₦", cut)]);
  }
  return faces;
}

/** The heading face as pdfkit takes it, read once for all PDFs. */
export function pdfFaces() {
  read ??= readFaces();
  return read;
}

/** Takes a word apart where its face changes. */
export function faceRuns({ text, bold }: Span): { text: string; face: FaceName }[] {
  const weight = bold ? "bold" : "regular";
  return text
    .split(/(₦)/)
    .filter(Boolean)
    .map((part) => ({ text: part, face: part === "₦" ? `${weight}-naira` : weight }));
}
