import { toolTexts } from "#content/tool-texts.ts";
import { botFormat } from "../../bot-format.ts";
import type { ToolInput, ToolOutput } from "../../contract.ts";
import { type FactName, factsIn, fill } from "../fill.ts";
import type { Piece } from "../library.ts";
import { readOwnFacts } from "../read-facts.ts";
import type { SectorId } from "../sectors.ts";
import { isDoubtful } from "./doubtful.ts";
import { type Told, toldIn } from "./faq-told.ts";
import { nearnessTo } from "./near-pairs.ts";
import { type Known, someFrom, type Written } from "./piece.ts";
import type { Writings } from "./writing.server.ts";

type Trade = Piece<"trades">;

/** How many questions each length has. */
const questionCount = { short: 5, usual: 8, long: 12 } as const;

/** If there are fewer questions, those that suit any business are added. */
const fewestPairs = 5;

/** How many questions are left to the owner. */
const mostOwnerQuestions = 8;

/** Words of somebody who advises the buyer. The seller, who answers here, would not say them. */
const asAdviser =
  /\bask(?!s? us\b)(?:s|ed|ing)?\b|\b(?:the|an?|any|every|each|some|good|honest|many|most|which) (?:\p{L}+ )?(?:hosts?|sellers?|dealers?|agents?|vendors?|advisers?|providers?|workshops?|operators?)\b|\b(?:choose|judge|trust) (?:by|somebody|someone|whoever)\b/iu;

/** What a question asks for, where its first words say it: 'How long will the repair take?' is asked once. */
const askedIn = (question: string) => /^(?:how long|how much|where)\b/i.exec(question)?.[0] ?? question;

/** Kinds of trade whose goods are eaten or alive: nobody asks for their warranty. */
const perishable: ReadonlySet<SectorId | undefined> = new Set([
  "food-served",
  "food-packed",
  "crops",
  "processing",
]);

/** Which questions the owner gets beside those of the trade. */
const subjectOf = ({ sells }: Trade, sector: SectorId | undefined) =>
  sector === "faith-and-charity"
    ? "members"
    : sells === "service"
      ? sells
      : sector === "animals"
        ? "live"
        : perishable.has(sector)
          ? "food"
          : sells;

/** Writes questions and answers: first what the visitor's own words answer, then those about the thing itself. */
async function writeFaq(
  { length, version, ...own }: ToolInput<"generate-faq">,
  { piece, plain, said, isKnown, sector, ofSector }: Known<"trades">,
): Promise<Written<ToolOutput<"generate-faq">>> {
  const given = readOwnFacts(own);
  const read = ({ faq }: Trade) =>
    faq.map(({ q, a }, place) => ({
      place,
      question: fill(q, given, "long") ?? "",
      answer: fill(a, given, "long") ?? "",
      facts: factsIn(a),
    }));
  const { pairs: told, facts: toldFacts, instead } = toldIn(said.points, given.place !== undefined);
  const [ofTrade, ofAny] = [read(piece), read(plain)];
  const ofOwner = (isKnown ? ofTrade : ofAny).filter(({ facts }) => facts.length > 0);
  const isGiven = ({ facts }: { facts: readonly FactName[] }) => facts.some((name) => name in given);
  const isTold = ({ facts }: { facts: readonly FactName[] }) => facts.some((name) => toldFacts.has(name));
  // A trade that does not ask for a fact has it answered by the general piece.
  const asked = new Set(ofOwner.flatMap(({ facts }) => facts));
  const beside = ofAny.filter(({ facts }) => facts.length > 0 && !facts.some((name) => asked.has(name)));
  const stated = [...ofOwner, ...beside].filter((pair) => isGiven(pair) && !isTold(pair));
  const isNoFact = ({ facts }: { facts: readonly FactName[] }) => facts.length === 0;
  const isTheirs = ({ question, answer }: Told) =>
    instead.some((subject) => subject.test(question) || subject.test(answer.split(". ")[0] ?? ""));
  // What the seller could have written: no advice to ask the seller, and nothing on what was told.
  const general = (pair: Told & { facts: readonly FactName[] }) =>
    isNoFact(pair) &&
    !asAdviser.test(pair.answer) &&
    !isDoubtful(`${pair.question} ${pair.answer}`) &&
    !isTheirs(pair);
  const left = isKnown
    ? ofTrade.filter(
        (pair) =>
          isNoFact(pair) && asAdviser.test(pair.answer) && !isDoubtful(`${pair.question} ${pair.answer}`),
      )
    : [];
  const [named = ""] = said.points[0]?.split(/:\s/) ?? [];
  const near = await nearnessTo(named, piece);
  const { about, fillingUp } = near(isKnown ? ofTrade.filter(general) : []);
  const most = questionCount[length];
  // The answers of its kind are for a trade that we do not know. They need not be true of one that we know.
  const fits = [...about, ...(ofSector === piece ? ofTrade.filter(general) : [])];
  // Nobody orders from a church, so its kind has answers that fit any such body.
  const further = sector === "faith-and-charity" && ofSector ? read(ofSector) : ofAny;
  const all = [...fits, ...fillingUp, ...further.filter(general)];
  const answered = new Set(told.map(({ question }) => askedIn(question)));
  const pool = [...new Map(all.map((pair) => [pair.question, pair])).values()].filter(
    ({ question }) => !answered.has(askedIn(question)),
  );
  const count = Math.min(
    most - told.length - stated.length,
    Math.max(fits.length, fewestPairs - told.length - stated.length),
  );
  const versions = Math.max(1, Math.min(3, Math.ceil(pool.length / 3)));
  const chosen = [...told, ...stated, ...someFrom(pool, ((version - 1) % versions) * 3, count)].slice(
    0,
    most,
  );
  const faqQuestions = chosen.map(({ question }) => question);
  const faqAnswers = chosen.map(({ answer }) => answer);
  const open = ofOwner.filter((pair) => !isGiven(pair) && !isTold(pair));
  const byBuyers = [...open, ...near(left).all].map(({ question }) => question);
  const ownerQuestions = [...new Set([...byBuyers, ...toolTexts.ownerQuestions[subjectOf(piece, sector)]])]
    .filter(
      (question) => !faqQuestions.includes(question) && !instead.some((subject) => subject.test(question)),
    )
    .slice(0, mostOwnerQuestions);
  return {
    output: { faqQuestions, faqAnswers, ownerQuestions, botReadyFormat: botFormat(faqQuestions, faqAnswers) },
    versions,
  };
}

/** How questions and answers are written. */
export const questions: Pick<Writings, "generate-faq"> = {
  "generate-faq": {
    kind: "trades",
    words: ({ productServiceName }) => [productServiceName],
    told: "productServiceName",
    asks: true,
    write: writeFaq,
  },
};
