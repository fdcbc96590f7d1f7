import type { ToolInput, ToolOutput } from "../../contract.ts";
import type { Length } from "../../fields-contract.ts";
import { looksLikeFact, partsOf } from "../clauses.ts";
import { isPlaceOnly } from "../read-facts.ts";
import { tellingStems } from "../read-line.ts";
import { capital, cleanTyping } from "../typing.ts";
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

/** Verbs that begin a task. */
const works =
  /^(?:(?:how (?:we|to|they|you)|to|then|always|must)\s+(?:dey\s+)?)?(?:accept|add|announce|answer|arrange|ask|assign|attend|bag|bake|book|bring|buy|call|carry|change|charge|check|choose|clean|clear|close|collect|confirm|cook|count|cut|deliver|divide|drop|dry|enter|examine|feed|fill|find|fix|follow|freeze|give|greet|grade|handle|hand|hold|inform|inspect|issue|keep|label|list|load|lock|look|make|mark|measure|mix|monitor|move|note|offload|open|order|pack|park|pay|pick|plan|prepare|print|price|protect|quote|receive|record|register|release|remind|report|return|ring|sanitise|sanitize|save|scan|search|select|sell|send|serve|set|share|show|sign|sort|start|stop|store|supervise|supply|take|tag|tell|test|track|train|treat|unload|update|use|verify|visit|wash|water|weigh|welcome|wrap|write)\b/i;
/** A complaint or a story, which does not belong in a procedure. */
const complaint =
  /\b(?:no plan|quarrel\w*|complain\w*|late|missing|lost|steal\w*|stole|short|wrong|issue|problem|trouble|keep \w+ing|last (?:year|month|week|term)|some ?times?|nobody|disturb\w*|vex|spoil|fight\w*|i (?:want|wan|need|just)|please|pls|abeg)\b|\?/i;
const mostOwnSteps = 6;
const mostStepWords = 16;
const mostNounWords = 4;

/** The tasks that the visitor lists in the department field, with or without a verb. */
function workIn(department: string): string[] {
  const [, ...listed] = partsOf(department.replace(/\([^)]*\)?/g, "").replace(/:/g, ". ")).map(({ text }) =>
    text.replace(/[.\s]+$/, ""),
  );
  return listed
    .map((text) => text.replace(/^(?:and|then|also)\s+/i, ""))
    .filter((text) => {
      const count = text.split(/\s+/).length;
      return (
        !complaint.test(text) &&
        (works.test(text)
          ? count <= mostStepWords
          : count <= mostNounWords &&
            looksLikeFact(text) &&
            !/\d|^(?:no|some|girls|boys|staff|we)\b/i.test(text))
      );
    });
}

/** Steps for the tasks that the visitor lists, except those without a figure that the document already covers. */
function ownSteps(department: string, document: string): string[] {
  const told = new Set(tellingStems(document));
  return workIn(department)
    .filter((text) => {
      const stems = tellingStems(text.replace(/^how (?:we|to)\s+/i, ""));
      return (
        stems.length > 0 && (/\d/.test(text) || stems.filter((stem) => told.has(stem)).length < stems.length)
      );
    })
    .slice(0, mostOwnSteps)
    .map((text) => {
      const work = capital(cleanTyping(text.replace(/^(?:how (?:we|to|they|you)|to)\s+/i, "")));
      return works.test(text)
        ? `${work}. Whoever does it writes down the time and signs.`
        : `${work}: one person is named for it, and writes down what was done and when.`;
    });
}

/** Adds the steps of the visitor's own tasks to a document, before the general steps for similar work. */
function withOwnSteps(
  document: string,
  department: string,
  { advice, isKnown }: Known<"departments">,
): string {
  const duties = isKnown ? [] : advice.flatMap((one) => ("steps" in one ? one.steps : []));
  const steps = [...ownSteps(department, `${document} ${duties.join(" ")}`), ...duties];
  return document.replace("\nSteps\n", `\nSteps\n${steps.map((step) => `# ${step}\n`).join("")}`);
}

const mostTitleWords = 9;

/** The title from a field, without the details after it. A complaint is never a title. */
function titleOf(typed: string): string {
  const [first = typed] = typed.split(/(?<=[.!?])\s|[:;(\n]|\s[-–]\s/);
  const clean = first.replace(/[.,\s]+$/, "");
  const parts = partsOf(clean);
  const isList =
    clean.split(/\s+/).length <= mostTitleWords &&
    !complaint.test(clean) &&
    !parts.slice(1).some(({ text }) => works.test(text));
  const [head, ...others] = parts;
  const places = others.filter(({ text }) => isPlaceOnly(text)).map(({ text }) => `, ${text}`);
  const title = isList || !head ? clean : `${head.text}${places.join("")}`;
  return capital(
    cleanTyping(
      title
        .split(/\s+/)
        .slice(0, mostTitleWords + 3)
        .join(" "),
    ),
  ).replace(/[.,\s]+$/, "");
}

/** Writes a procedure: a whole document of the department, under the names that were typed. */
export function writeProcedure(
  { companyType, department, length, version }: ToolInput<"generate-sop">,
  known: Known<"departments">,
): Written<ToolOutput<"generate-sop">> {
  const { documents } = known.piece;
  const head = `Procedure: ${titleOf(department)}\n\nCompany: ${titleOf(companyType)}\nValid from: ____________   Approved by: ____________`;
  const document = withOwnSteps(turned(documents, version - 1), department, known);
  return {
    output: { sopTemplate: `${head}\n\n${numbered(document, length)}` },
    versions: documents.length,
  };
}
