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

const capital = (text: string) => text.charAt(0).toLocaleUpperCase("en") + text.slice(1);

/** A general document with the steps that the visitor's own work needs before those of any work. */
function withDuties(document: string, { advice, said, isKnown }: Known<"departments">): string {
  const duties = advice.flatMap((one) => ("steps" in one ? one.steps : []));
  if (isKnown) return document;
  const named = said.points.map((point) => point.charAt(0).toLowerCase() + point.slice(1));
  const steps = duties.length
    ? duties
    : named.map(
        (point) =>
          `For ${point}: write down who does it, when it begins, what is counted or checked, and where it is recorded.`,
      );
  return document.replace("\nSteps\n", `\nSteps\n${steps.map((step) => `# ${step}\n`).join("")}`);
}

/** Writes a procedure: a whole document of the department, under the names that were typed. */
export function writeProcedure(
  { companyType, department, length, version }: ToolInput<"generate-sop">,
  known: Known<"departments">,
): Written<ToolOutput<"generate-sop">> {
  const [work = capital(cleanTyping(department))] = known.said.sentences;
  const { documents } = known.piece;
  const head = `Procedure: ${work.replace(/\.$/, "")}\n\nCompany: ${capital(cleanTyping(companyType))}\nValid from: ____________   Approved by: ____________`;
  const document = withDuties(turned(documents, version - 1), known);
  return {
    output: { sopTemplate: `${head}\n\n${numbered(document, length)}` },
    versions: documents.length,
  };
}
