import { sampleQuotes } from "#content/sample-quotes.ts";
import { builtFile, noSuchFile, openPdf } from "#server/platform/built-file.ts";

/** Answers with the sample quote that the last part of an address names, such as restaurant-system.pdf. */
export function answerSampleQuote(request: Request, name: string): Response {
  const offer = sampleQuotes.find(({ id }) => `${id}.pdf` === name);
  const file = offer && builtFile("sample-quotes", name);
  return file ? openPdf(request, file) : noSuchFile("There is no sample quote of this name.");
}
