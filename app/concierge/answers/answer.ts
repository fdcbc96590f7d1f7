import type { Label } from "#content/concierge/labels.ts";
import { conciergeUnclear as unclear } from "#content/concierge.ts";
import type { ConciergeInput } from "../contract.ts";
import type { DocumentKind, KnowledgeDocument } from "../knowledge/document.ts";
import type { Meant } from "../understand/meant.ts";
import { wordsIn } from "../words.ts";
import { businessAnswer, byMessageCount } from "./business.ts";
import { comparison } from "./comparison.ts";
import { membersOf } from "./context.ts";
import { budgetOf, claimOf, extremeOf, isForSum, priceOf, sumOf } from "./money.ts";
import { type Part, partAbout } from "./part.ts";
import { type Asked, subjectsOf } from "./talk.ts";
import { writtenAnswer } from "./written.ts";

/** An answer, and what the chat learns with it. */
export interface Answered {
  readonly part: Part;
  readonly trade?: string;
  readonly asksMessages?: boolean;
  /** If the answer asks what was meant: the labels to choose from. */
  readonly choices?: readonly Label[];
}

/** The documents that a label's answers come from, if one of them fits the words well enough. */
const kindsOf: Readonly<Partial<Record<Label, readonly DocumentKind[]>>> = {
  course_find: ["path", "school-course", "course"],
  free_courses: ["course"],
  tool_write: ["tool"],
  ebook: ["ebook"],
  blog: ["post"],
};

/** The same for labels that are answered whole unless a message names one of these things. */
const namedKindsOf: Readonly<Partial<Record<Label, readonly DocumentKind[]>>> = {
  course_price: ["path", "school-course"],
  course_how: ["path", "school-course"],
  tool_about: ["tool"],
};

/** The things of one kind that a message is about. */
function foundIn(
  kinds: readonly DocumentKind[],
  { named, words, known }: Asked,
): KnowledgeDocument | undefined {
  const isOne = ({ kind, group }: KnowledgeDocument) => kinds.includes(kind) && !group;
  return named.find(isOne) ?? known.index.nearest(words, isOne, leastInKind);
}

/** The least score of a match where the kind is known already. */
const leastInKind = 9;

const offers: readonly DocumentKind[] = ["package", "system", "add-on", "app", "flagship"];

/** Labels that may ask for the least or the most expensive. */
const comparing: ReadonlySet<Label> = new Set<Label>(["price", "compare", "which_fits", "which_one"]);

/** The two or more things that a question compares. */
function compared(asked: Asked, subjects: readonly KnowledgeDocument[]): Part | undefined {
  const sides = asked.text
    .split(/\b(?:vs|versus|or|and|with|between|from|than)\b|,/)
    .flatMap((side) => asked.known.index.named(wordsIn(side)).slice(0, 1))
    .filter(({ short }) => short);
  const two = [...new Set(sides)];
  return (
    comparison(two.length > 1 ? two : subjects, asked.known) ?? comparison(packagesOf(asked), asked.known)
  );
}

const packagesOf = ({ known }: Asked) => {
  const group = known.documents.find(({ kind, group: list }) => kind === "package" && list);
  return group ? membersOf(group, known) : [];
};

/** What one of our things is, if the message is about one. */
function about(asked: Asked, subjects: readonly KnowledgeDocument[]): Part | undefined {
  const [first] = subjects;
  return first && partAbout(first, asked.words);
}

async function answerOf(label: Label, asked: Asked, input: ConciergeInput): Promise<Answered | undefined> {
  const subjects = subjectsOf(asked, input.currentPage);
  const kinds = kindsOf[label];
  const named = asked.named.find(({ kind, group }) => !group && namedKindsOf[label]?.includes(kind));
  const found = named ?? (kinds && foundIn(kinds, asked));
  if (found) return { part: { ...partAbout(found, asked.words), intent: label } };
  const one = (part: Part | undefined): Answered | undefined => part && { part };
  const extreme = comparing.has(label) && extremeOf(subjects, asked);
  if (extreme) return { part: extreme };
  switch (label) {
    case "business":
      return businessAnswer(asked, input.userMessage);
    case "which_fits":
      return businessAnswer(asked, input.userMessage, { onlyIfSure: true });
    case "budget":
      return one(budgetOf(asked));
    case "price":
      return one((isForSum(subjects, asked) && sumOf(subjects, asked)) || priceOf(subjects));
    case "sum":
      return one(sumOf(subjects, asked) ?? priceOf(subjects));
    case "claim_price":
      if (!asked.amounts.length && !/\bfree\b|zero|nothing/.test(asked.text)) return one(priceOf(subjects));
      return one(claimOf(subjects.length ? subjects : packagesOf(asked), asked));
    case "compare":
      return one((isForSum(subjects, asked) && sumOf(subjects, asked)) || compared(asked, subjects));
    case "about_thing":
      return one(about(asked, subjects));
    case "more":
    case "which_one":
      return one(about(asked, subjects));
    case "discount":
    case "injection":
    case "instalments": {
      const priced = asked.named.find(({ kind }) => offers.includes(kind));
      const told = await writtenAnswer(label, asked);
      return (
        told && {
          part: priced?.price ? { ...told, text: `${priced.price} ${told.text}`, subjects: [priced] } : told,
        }
      );
    }
    default:
      return undefined;
  }
}

/** The answer to what a message is taken to mean. */
export async function answerTo(meant: Meant, asked: Asked, input: ConciergeInput): Promise<Answered> {
  const [number] = asked.numbers;
  if (asked.talk?.asksMessages && number !== undefined && asked.words.length < 8) {
    const part = byMessageCount(asked, number);
    if (part) return { part };
  }
  if (meant.sure) {
    const worked = await answerOf(meant.label, asked, input);
    if (worked) return worked;
    const written = await writtenAnswer(meant.label, asked);
    if (written) return { part: written };
  }
  // A visitor whose trade is recognised gets the offer for it even if the rest of the message is unclear.
  if (!meant.sure && !asked.named.length) {
    const offer = await businessAnswer(asked, input.userMessage, { onlyIfSure: true });
    if (offer) return offer;
  }
  const { choices } = meant;
  const near = choices.length ? undefined : asked.known.index.nearest(asked.words);
  if (near) return { part: partAbout(near, asked.words) };
  const unknown = await writtenAnswer("unknown", asked);
  if (!unknown) throw new Error("content/concierge/answers/unknown.yaml is missing.");
  return choices.length
    ? { part: { ...unknown, text: unclear[asked.language] }, choices }
    : { part: unknown };
}
