import { courseTitle, sourceLine } from "../source-line.ts";
import type { Block, Paper } from "./paper.ts";

const bare = (text: string) => text.replaceAll("**", "");

function block(part: Block): string {
  if ("heading" in part) return `${bare(part.heading).toUpperCase()}\n`;
  if ("text" in part) return `${bare(part.text)}\n`;
  if ("steps" in part) return part.steps.map((text, at) => `${at + 1}. ${bare(text)}\n`).join("");
  if ("ticks" in part) return part.ticks.map((text) => `[ ] ${bare(text)}\n`).join("");
  if ("copy" in part) return `--- ${bare(part.when)}\n\n${bare(part.copy)}\n`;
  throw new Error("A plain text has no place to write: use a Word file or a PDF.");
}

/** The worksheet as plain text, with the line ends that every phone and computer understands. */
export function plainFile(paper: Paper): Uint8Array {
  const head = `${paper.title.toUpperCase()}\n${courseTitle(paper.course)}\n\n${paper.description}\n`;
  const text = [head, ...paper.blocks.map(block), `${sourceLine}\n`].join("\n");
  // The mark at the beginning tells Notepad on older computers that ₦ is one letter.
  return new TextEncoder().encode(`\uFEFF${text.replaceAll("\n", "\r\n")}`);
}
