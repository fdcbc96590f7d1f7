import type { ToolInput, ToolOutput } from "../../contract.ts";
import type { Length } from "../../fields-contract.ts";
import { isOfAnother } from "../departments.server.ts";
import { isCovered, isTask, mattersIn, sharesOf, stepsOf, titleOf } from "../matters.ts";
import { capital, cleanTyping } from "../typing.ts";
import { type Known, someFrom, turned, type Written } from "./piece.ts";

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

const mostOwnSteps = 6;
const mostMissing = 8;

/** Adds steps to the plain document: the visitor's own tasks, then those of the duties that were named. */
function withSteps(document: string, tasks: readonly string[], { advice }: Known<"departments">): string {
  const duties = advice.flatMap((one) => ("steps" in one ? one.steps : []));
  const own = tasks
    .filter((task) => !isCovered(task, duties.join("\n")))
    .slice(0, mostOwnSteps)
    .map((task) => {
      const work = task.replace(/^(?:how (?:we|to|they|you)|to)\s+/i, "");
      return `${capital(cleanTyping(work))}. Whoever does it writes down the time and signs.`;
    });
  return document.replace(
    "\nSteps\n",
    `\nSteps\n${[...own, ...duties].map((step) => `# ${step}\n`).join("")}`,
  );
}

/** The documents, those first that speak most of the matters, and of the company: a hotel washes no linen of wards. */
function byMatters(documents: readonly string[], matters: readonly string[], company: string): string[] {
  const shares = sharesOf(matters, documents);
  const own = sharesOf([company], documents);
  return documents
    .map((document, at) => ({ document, share: (shares[at] ?? 0) + (own[at] ?? 0) / 2 }))
    .toSorted((one, other) => other.share - one.share)
    .map(({ document }) => document);
}

/** Writes a procedure: a whole document of the department, under the names that were typed. */
export async function writeProcedure(
  { companyType, department, length, version }: ToolInput<"generate-sop">,
  known: Known<"departments">,
): Promise<Written<ToolOutput<"generate-sop">>> {
  const { documents, name } = known.piece;
  const { head, listed } = mattersIn(department);
  const matters = [...head, ...listed];
  const chosen = turned(byMatters(documents, matters, companyType), version - 1);
  const tasks = known.isKnown ? [] : listed.filter(isTask);
  const text = numbered(known.isKnown ? chosen : withSteps(chosen, tasks, known), length);
  const told = `${known.isKnown ? name : ""}\n${stepsOf(text)}`;
  const isMissing = async (matter: string) =>
    !tasks.includes(matter) &&
    (!isCovered(matter, told) ||
      (known.isKnown && !isCovered(matter, name) && (await isOfAnother(matter, companyType, name))));
  const areMissing = await Promise.all(matters.map(isMissing));
  const missing = matters.filter((_, at) => areMissing[at]);
  // The title promises only what the steps hold.
  const isHeld = !known.isKnown || !head.some((matter) => missing.includes(matter));
  return {
    output: {
      sopTemplate: [
        `Procedure: ${isHeld ? titleOf(department) : name}`,
        `Company: ${titleOf(companyType)}\nValid from: ____________   Approved by: ____________`,
        text,
        ...(missing.length
          ? [
              `Also write down for your place: ${someFrom(missing, 0, mostMissing).map(cleanTyping).join("; ")}.`,
            ]
          : []),
      ].join("\n\n"),
    },
    versions: documents.length,
  };
}
