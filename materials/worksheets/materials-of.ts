import type { Material } from "../material.ts";
import type { Paper } from "./paper/paper.ts";
import { pdfFile } from "./paper/pdf.ts";
import { plainFile } from "./paper/plain.ts";
import { wordFile } from "./paper/word.ts";
import type { Book } from "./sheet/sheet.ts";
import { excelFile } from "./sheet/xlsx.ts";

const papers = {
  docx: { kind: "document", make: wordFile },
  pdf: { kind: "pdf", make: pdfFile },
  txt: { kind: "text", make: async (paper: Paper) => plainFile(paper) },
} as const;

/** A worksheet as one of the files of its course. */
export function worksheetMaterial(sheet: Paper | Book): Material {
  const { course, file, title, description } = sheet;
  if ("pages" in sheet) {
    return { course, file, kind: "sheet", title, description, make: () => excelFile(sheet) };
  }
  const { kind, make } = papers[file.split(".")[1] as keyof typeof papers];
  return { course, file, kind, title, description, make: () => make(sheet) };
}
