import type { ToolInput, ToolOutput } from "../../contract.ts";
import type { Length } from "../../fields-contract.ts";
import { cleanTyping } from "../typing.ts";
import { type Known, turned, type Written } from "./piece.ts";

const isShown: Record<Length, (line: string) => boolean> = {
  short: (line) => !line.startsWith("(+"),
  usual: (line) => !line.startsWith("(++)"),
  long: () => true,
};

/** Leaves out the lines of longer documents, and numbers the steps of each section. */
export function numbered(document: string, length: Length): string {
  let step = 0;
  return document
    .split("\n")
    .filter((line) => isShown[length](line.trim()))
    .map((line) => {
      const text = line.trim().replace(/^\(\+{1,2}\)\s*/, "");
      if (!text.startsWith("# ")) {
        step = 0;
        return text;
      }
      step += 1;
      return `${step}. ${text.slice(2)}`;
    })
    .join("\n")
    .replace(/\n{3,}/g, "\n\n");
}

/** Writes a procedure: a whole document of the department, under the names that were typed. */
export function writeProcedure(
  { companyType, department, length, version }: ToolInput<"generate-sop">,
  { piece: { documents }, said }: Known<"departments">,
): Written<ToolOutput<"generate-sop">> {
  const [work = cleanTyping(department)] = said.sentences;
  const head = `Procedure: ${work.replace(/\.$/, "")}\n\nCompany: ${cleanTyping(companyType)}\nValid from: ____________   Approved by: ____________`;
  return {
    output: { sopTemplate: `${head}\n\n${numbered(turned(documents, version - 1), length)}` },
    versions: documents.length,
  };
}
