import { type ToolForm, toolFormOf } from "#content/tool-forms.ts";
import { tools } from "#content/tools.ts";
import { AppError } from "#server/platform/errors.ts";
import type { Written } from "./ask-tool.ts";
import { toolCalls } from "./contract.ts";
import { answerText } from "./read-written.ts";

/** A file for the visitor to download. */
export interface MadeFile {
  name: string;
  type: string;
  content: Uint8Array<ArrayBuffer>;
}

const wordType = "application/vnd.openxmlformats-officedocument.wordprocessingml.document";

/** Parses the text that the page sent back, and checks that this tool could have written it. */
function checkedWritten(form: ToolForm, text: string): Written {
  let found: unknown;
  try {
    found = JSON.parse(text);
  } catch (cause) {
    throw new AppError("bad-request", "The text could not be read.", { cause });
  }
  const checked = toolCalls[form.call].output.safeParse(found);
  if (!checked.success)
    throw new AppError("invalid", "This is no text of this tool.", { cause: checked.error });
  return checked.data;
}

/**
 * Makes a file from a tool's text, which the page sends back because the server stores nothing.
 * @throws AppError for another tool's text, or a file type that this tool does not offer
 */
export async function toolDocument(slug: string, fields: FormData): Promise<MadeFile> {
  const form = toolFormOf(slug);
  if (!form) throw new AppError("not-found", "There is no such tool.");
  const written = checkedWritten(form, String(fields.get("written") ?? ""));
  if (fields.get("format") !== "docx") {
    const content = new TextEncoder().encode(answerText(form, written));
    return { name: `${slug}.txt`, type: "text/plain; charset=utf-8", content };
  }
  if (!form.word) throw new AppError("bad-request", "This tool has no Word file.");
  const title = tools.find((tool) => tool.slug === slug)?.title ?? slug;
  // The Word library is large, so it is loaded only when somebody wants a file.
  const { wordFile } = await import("./word-file.server.ts");
  return { name: `${slug}.docx`, type: wordType, content: await wordFile(form, title, written) };
}
