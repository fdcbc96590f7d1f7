import { isOfPeople } from "./clauses.ts";
import { isPlaceOnly, placesIn } from "./read-facts.ts";
import { tellingStems } from "./read-line.ts";
import { capital, cleanTyping, uncapital } from "./typing.ts";

/** Verbs that begin a task. */
const works =
  /^(?:(?:how (?:we|to|they|you)|to|then|always|must)\s+(?:dey\s+)?)?(?:accept|add|announce|answer|arrange|ask|assign|attend|bag|bake|book|braid|bring|build|buy|call|carry|change|charge|check|choose|clean|clear|close|collect|confirm|cook|count|cut|deliver|divide|drill|drop|dry|enter|examine|feed|fill|find|fix|follow|freeze|fry|give|greet|grind|grade|handle|hand|hire|hold|inform|inspect|install|interview|issue|keep|label|lay|list|load|lock|look|make|marinate|mark|measure|mix|monitor|move|note|offload|open|order|pack|park|pay|paint|pick|plan|plant|prepare|print|price|protect|quote|receive|record|refill|register|release|remind|report|return|ring|sanitise|sanitize|save|scan|search|select|sell|send|serve|set|sew|share|show|sign|sort|spray|start|sterili[sz]e|stop|store|supervise|supply|take|tag|tell|test|track|train|treat|unload|update|use|verify|visit|wash|water|weigh|welcome|wrap|write)\s+(?!in\b|out\b|up\b)/i;
/** A complaint or a story, which does not belong in a procedure. */
const complaint =
  /\b(?:no plan|quarrel\w*|complain(?:s|ing|ed)?|steal\w*|stole|issue|problem|trouble|keep \w+ing|last (?:year|month|week|term)|some ?times?|nobody|disturb\w*|vex|spoil|fight\w*|i (?:want|wan|need|just)|please|pls|abeg|dey|don|will|go|come|came|is|are|was|were|saw|keeps?|wants?|needs?|they|them|dem|people|boys|girls|some|we|no)\b|\?/i;
/** Work named by what is done: 'collecting phones from customers', 'handover to the customer'. */
const ofDoing =
  /^(?:(?!(?:thing|something|anything|everything|nothing|during|evening|morning)\b)[a-z]{3,}ing|handover|delivery|payment|return|release|supply)\b/i;
const mostTaskWords = 16;
/** What always goes wrong, which is no name of work: 'meat always short'. */
const always =
  /\b(?:always|never|dey|plenty|keeps?)\s+(?:short|late|miss|los[te]|spoil|wrong|fail|forget|ow[ei]|disappoint|complain)\w*|\bwahala\b|^too (?:many|much)\b/i;
const mostNounWords = 6;
/** Words that name a time or a group and no work: with only these, the company tells the department. */
const noWork =
  /\b(?:nights?|days?|mornings?|evenings?|afternoons?|weekends?|shifts?|departments?|dept|units?|sections?|teams?|staff|work|duty|duties|procedures?|process|supervision|sop)\b/gi;

/** What a department is called, before details: 'front desk' of 'front desk - check in, lost key'. */
export const headOf = (department: string): string =>
  (department.replace(/\([^)]*\)?/g, "").split(/(?<=[.!?])\s|[:;(\n]|\s[-–]\s/)[0] ?? department)
    .replace(/[.,\s]+$/, "")
    .trim();

/** The words of a department's name that tell what is done there. */
export const workOf = (head: string): string => head.replace(noWork, " ").replace(/\s+/g, " ").trim();

/** The visitor's own tasks, such as 'tag umbrella'. */
export const isTask = (text: string) => works.test(text) && text.split(/\s+/).length <= mostTaskWords;

/** What is done if something happens: 'when child is sick'. */
const happening = /^(?:what (?:to do|we do|they do|you do) )?(?:when|if|in case)\s/i;
const mostHappeningWords = 8;

const isMatter = (text: string) => {
  const count = text.split(/\s+/).length;
  if (happening.test(text)) return count <= mostHappeningWords;
  if (complaint.test(text) || always.test(text) || isPlaceOnly(text)) return false;
  return (
    isTask(text) ||
    (ofDoing.test(text) && count <= mostNounWords) ||
    (text !== "" && count <= mostNounWords && (count < 4 || !isOfPeople(text)) && !/\d/.test(text))
  );
};

/** Work from one thing to another: 'installation to handover', 'from peeling to bagging'. */
const fromTo =
  /^(?:from\s+)?((?:[\p{L}'-]+\s+){0,3}[\p{L}'-]*(?:ing|tion))\s+to\s+((?!the\b|our\b|market\b|my\b|customers?\b|clients?\b|buyers?\b|members?\b|shops?\b|famil)[\p{L}'-]+(?:\s+[\p{L}'-]+){0,3})$/iu;

/** Words that are one name together. */
const together =
  /\bbetween\b.*\band\b|\b(?:lost and found|health and safety|profit and loss|wear and tear)\b/i;

/** Splits 'sorting and selling' into two matters. A story stays whole, and a task if it has one thing for several verbs. */
function single(text: string): string[] {
  const [, begins = "", ends = ""] = fromTo.exec(text) ?? [];
  if (begins && isMatter(begins) && isMatter(ends)) return [begins, ends].flatMap(single);
  const parts = text.split(/\s+(?:and|&|n|\+)\s+|\s+or\s+(?=\p{L}+ing\b)/iu).filter(Boolean);
  if (together.test(text) || (isTask(text) && !parts.every(isTask))) return [text];
  const [first = ""] = parts;
  // What follows the name of a matter may be a story: 'network failure and customer say e don debit am'.
  return parts.every((part) => isMatter(part) || (isMatter(first) && complaint.test(part))) ? parts : [text];
}

/** Whether a field names the whole work from one thing to another, and so what is between them. */
export const isFromTo = (department: string) =>
  /^from\s/i.test(department) && fromTo.test(headOf(department));

/** What a department's field names, in its order. */
export interface Matters {
  /** The matters of its name. */
  readonly head: readonly string[];
  /** Those listed after the name. */
  readonly listed: readonly string[];
  /** What else is told: a number of people, a complaint. */
  readonly told: readonly string[];
}

/** A wish or a greeting, which tells nothing about the work. */
const toUs =
  /^(?:please|pls|abeg|kindly|thanks?|thank you|i (?:want|wan|need)|we (?:want|need|require)|what we require|good (?:day|morning|afternoon|evening))\b/i;

/** Who does the work, before the work: 'how my boys go take sterilise clipper'. */
const doer =
  /^how\s+(?!(?:we|to|they|you)\s+\w+$)(?:(?:my|our|the|una)\s+)?(?:\w+\s+)?(?:go|dey|fit|suppose|should|will|must|can)\s+(?:(?:go|dey|take|to)\s+)*/i;

/** The same without a verb between: 'how we employ drivers'. */
const howPeople = /^how\s+(?:we|to|they|you|i)\s+(?:(?:dey|go|take)\s+)*(?=\p{L}{3})/iu;

/** Pidgin's 'it' behind the work: 'banking am'. */
const itself = /(?<=[a-z]{3})\s+am$/i;

/** A remark that follows the work: 'collect money make transfer no be fake alert'. */
const remark = /\s+(?:and|but|so|make|because|cos)\s+(?:(?:\w+\s+)?(?:no|not|dey|don)|dem|they|we|i)\s.*$/i;

let lastRead: { department: string; matters: Matters } | undefined;

/** Reads the field of a department. One request asks for it many times, so the last one is remembered. */
export function mattersIn(department: string): Matters {
  if (lastRead?.department !== department) lastRead = { department, matters: readField(department) };
  return lastRead.matters;
}

function readField(department: string): Matters {
  const head = headOf(department);
  const pieces = (text: string) =>
    text
      .split(/(?<=[.!?])\s+|[;:\n()]|\s[-–]\s|,\s*/)
      .map((part) =>
        part
          .replace(/^(?:and|or|then|also|including|incl|plus)\b\.?\s*/i, "")
          .replace(/^[\s,.–-]+|[.,\s]+$/g, ""),
      )
      .map((part) =>
        part
          .replace(doer, "")
          .replace(remark, "")
          .replace(/\s+(?:too|also|as well)$/i, ""),
      )
      .flatMap(single)
      .map((part) => part.replace(itself, ""))
      .filter((part) => /\p{L}{2}/u.test(part) && !/^(?:handle|manage|do)$/i.test(part));
  const rest = pieces(department.slice(department.indexOf(head) + head.length));
  const named = pieces(head);
  return {
    head: named.filter(isMatter),
    listed: rest.filter(isMatter),
    told: [...named, ...rest].filter((part) => !isMatter(part) && !isPlaceOnly(part) && !toUs.test(part)),
  };
}

/** Letters at the beginning by which two words are of one family: 'butchers' and 'butchery'. */
const family = 5;
/** How many lines are remembered: one procedure compares each of its lines with each matter. */
const mostKept = 1024;
const kept = new Map<string, readonly string[]>();

/** The words of a line, each as its family: 'hire' and 'hiring', 'cut' and 'cutting' are one. */
export function familyOf(line: string): readonly string[] {
  const known = kept.get(line);
  if (known) return known;
  const families = tellingStems(line).map((stem) =>
    stem
      .replace(/(?<=..)e$/, "")
      .replace(/([bdfglmnprt])\1$/, "$1")
      .slice(0, family),
  );
  if (kept.size >= mostKept) kept.clear();
  kept.set(line, families);
  return families;
}

/** The words by which a matter is found in a text. */
export const matterStems = (matter: string) => familyOf(workOf(matter) || matter);

/** The parts of a document that say what it is for and what is done. */
export const stepsOf = (document: string): string => {
  const [purpose = ""] = document.split(/\n\n(?=[A-Z][A-Za-z ]+\n)/);
  return purpose + document.slice(document.indexOf("\nSteps\n"), document.indexOf("\nRecords\n"));
};

/** The share of a text's lines that have a word of some matters; 0 if the text has all the words of none of them. */
export function shareOf(matters: readonly string[], text: string): number {
  const asked = matters.map(matterStems);
  const lines = text.split("\n").map(familyOf);
  const told = new Set(lines.flat());
  if (!asked.some((stems) => stems.length > 0 && stems.every((stem) => told.has(stem)))) return 0;
  const all = new Set(asked.flat());
  return lines.filter((line) => line.some((stem) => all.has(stem))).length / lines.length;
}

/** The name of a place or a department before what is done there: 'pharmacy' of 'pharmacy: receiving, giving out'. */
export function labelIn(department: string): string | undefined {
  const { head, listed } = mattersIn(department);
  const [first = ""] = head;
  return head.length === 1 && listed.length > 0 && !isTask(first) && !ofDoing.test(first) ? first : undefined;
}

/** The word of a matter that says what is done: 'cleaning' of 'production line cleaning' and of 'cleaning of machines'. */
export function workIn(matter: string): string {
  const [first = ""] = matter.split(/\s+/);
  if (/ing$/i.test(first)) return first;
  const [name = matter] = matter.split(/\s+(?:of|from|to|for|before|after|by|in|on|at|with)\s+/i);
  return name.split(/\s+/).at(-1) ?? name;
}

/** Whether a line has all words of a matter. */
export const hasWordsOf = (matter: string, line: string): boolean => {
  const told = familyOf(line);
  return matterStems(matter).every((family) => told.includes(family));
};

/** The first word of 'sterilising of instruments' tells more than the one after 'of'. */
const weightOfHead = 3;

/**
 * How much each of some texts speaks of some matters beside the others: each word counts by the lines that have it.
 * @param name what all the texts are about: its words do not tell them apart
 */
export function sharesOf(matters: readonly string[], texts: readonly string[], name = ""): number[] {
  const common = familyOf(name);
  const lines = texts.map((text) => text.split("\n").map(familyOf));
  const asked = new Map<string, number>();
  for (const matter of matters)
    for (const [at, stem] of matterStems(matter).entries())
      if (!common.includes(stem)) asked.set(stem, at === 0 && / of /i.test(matter) ? weightOfHead : 1);
  const scores = texts.map(() => 0);
  for (const [stem, weight] of asked) {
    const counts = lines.map((some) => some.filter((line) => line.includes(stem)).length);
    const sum = counts.reduce((all, count) => all + count, 0) || 1;
    for (const [at, count] of counts.entries()) scores[at] = (scores[at] ?? 0) + (weight * count) / sum;
  }
  return scores;
}

/** A function that says whether a line has all words of a matter. */
export function speaksOf(matter: string): (line: string) => boolean {
  const asked = matterStems(matter);
  return (line) => {
    const told = new Set(familyOf(line));
    return asked.every((stem) => told.has(stem));
  };
}

/** From so many lines on, a text says how a matter is done. */
const manyLines = 3;

/** Whether a text says how a matter is done, and does not only name it. */
export function isToldWhole(matter: string, text: string): boolean {
  const about = text.split("\n").filter(speaksOf(matter));
  return about.length >= manyLines || matterStems(matter).length === 0;
}

/** A text is about a matter from this share of its lines on, even if no line has all the matter's words. */
const aboutFrom = 0.1;

/** Whether some line of a text speaks of a matter, or the text is about it. */
export function isCovered(matter: string, text: string): boolean {
  const asked = matterStems(matter);
  if (shareOf([matter], text) >= aboutFrom) return true;
  return (
    asked.length > 0 &&
    text.split("\n").some((line) => {
      const told = new Set(familyOf(line));
      return asked.filter((stem) => told.has(stem)).length >= Math.min(2, asked.length);
    })
  );
}

const mostTitleWords = 12;

/** Whose company it is, before its kind. */
const owner = /^(?:i|we)\s+(?:get|have|own|run|operate|be|are)\s+(?:an?\s+)?/i;

/** Several matters as one title; undefined if they are too many for it. */
export function titleOfAll(matters: readonly string[]): string | undefined {
  const named = matters.filter((matter) => !happening.test(matter));
  const all = (named.length ? named : matters).map((matter) => uncapital(cleanTyping(matter)));
  const title = [all.slice(0, -1).join(", "), all.at(-1)].filter(Boolean).join(" and ");
  return title.split(/\s+/).length > mostTitleWords ? undefined : capital(title);
}

/** A field as a title: without its details, a story or a relative clause, but with a place: 'Hotel, Asaba'. */
export function titleOf(field: string): string {
  const typed = field
    .replace(owner, "")
    .replace(doer, "")
    .replace(howPeople, "")
    .replace(/(?<=[a-z]{3})\s+am\b(?=\s*(?:,|\band\b|$))/gi, "")
    .replace(/\bfor(?= [A-Z])/, "in");
  const head = headOf(typed).split(/\s+(?:wey|that|which|who|where)\s+/i)[0] ?? typed;
  // The comma of '2,000 layers' ends nothing.
  const [first = head, ...others] = head.split(/,(?!\d{3}\b)\s*/);
  const kept = others.filter((text) => isPlaceOnly(text) || (isMatter(text) && !isTask(text)));
  const away = headOf(typed) === head ? [] : placesIn(typed).filter((place) => !head.includes(place));
  const title = cleanTyping([first, ...kept, ...away.slice(0, 1)].join(", "));
  return capital(title.split(/\s+/).slice(0, mostTitleWords).join(" ")).replace(/[.,\s]+$/, "");
}
