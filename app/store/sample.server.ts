import { noSuchFile, openPdf } from "#server/platform/built-file.ts";
import { sampleFile } from "./book-links.server.ts";

/** Answers with the first pages of a book. */
export function answerSample(request: Request, slug: string): Response {
  const file = sampleFile(slug);
  return file ? openPdf(request, file) : noSuchFile("There is no sample of this book.");
}
