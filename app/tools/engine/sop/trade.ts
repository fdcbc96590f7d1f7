import { slots } from "#content/trades/slots.ts";
import type { Question } from "#content/trades/types.ts";
import { fitting } from "../find-sector.ts";
import { closeness, ranked, wantedOf } from "../ranking.ts";
import { capitalise, fill, joinList, paragraph, sentence } from "../sentences.ts";
import type { Paper, Section } from "./paper.ts";
import { topicsOf } from "./topics.ts";

const nothing: Section = { heading: "", lines: [] };

/** The trade's customers: who they are, what they want and what they worry about. */
function customersOf({ brief, length, choose }: Paper): Section {
  const { sector } = brief;
  const some = (list: readonly string[], key: string, count: number) =>
    choose.some(key, fitting(brief, list), count);
  return {
    heading: choose.one("heading of customers", ["Our customers", "Whom we serve"]),
    lines: [
      sentence(`They are ${joinList(some(sector.customers, "customers", 3))}`),
      sentence(`They want ${joinList(some(sector.wants, "wants", length === "long" ? 3 : 2))}`),
      sentence(`They worry that ${joinList(some(sector.worries, "worries", 2), "and that")}`),
      sentence(`When somebody doubts, show ${choose.one("proof", fitting(brief, sector.proofs))}`),
    ],
  };
}

/** Finds items that concern the department, closest first. */
type Near = <Item>(items: readonly Item[], textOf: (item: Item) => string, most: number) => Item[];

/** Customers' questions with their answers, those about the department first. */
function answersOf({ brief, length, choose }: Paper, near: Near): Section {
  const { sector } = brief;
  const count = length === "long" ? 5 : 3;
  const spoken = ({ question, answer }: Question) => `${question} ${answer}`;
  const close = near(sector.questions, spoken, count - 1);
  const rest = fitting(brief, sector.questions, spoken).filter((item) => !close.includes(item));
  const asked = [...close, ...choose.some("answers", rest, count - close.length)];
  return {
    heading: choose.one("heading of answers", [
      "Answers to know by heart",
      "What customers ask, and what we say",
    ]),
    lines: asked.map(
      ({ question, answer }) => `${question} ${fill(answer, { contact: `[${slots.contact.prompt}]` })}`,
    ),
  };
}

function risksOf({ brief, length }: Paper, near: Near): Section {
  const risks = near(
    brief.sector.risks,
    ({ risk, answer }) => `${risk} ${answer}`,
    length === "long" ? 3 : 2,
  );
  return {
    heading: `What to watch in this trade`,
    lines: risks.map(({ risk, answer }) => paragraph(`The risk is that ${risk}`, answer)),
  };
}

function seasonsOf({ brief, length, choose }: Paper): Section {
  const seasons = choose.some(
    "seasons",
    fitting(brief, brief.sector.seasons, ({ when, what }) => `${when} ${what}`),
    length === "long" ? 2 : 1,
  );
  return {
    heading: "Times of the year to plan for",
    lines: seasons.map(({ when, what }) => sentence(`${capitalise(when)}, ${what}`)),
  };
}

function rulesOf({ brief, length }: Paper, near: Near): Section {
  const rules = near(
    brief.sector.regulators,
    ({ when, what }) => `${when} ${what}`,
    length === "long" ? 2 : 1,
  );
  return {
    heading: "Rules from outside",
    lines: rules.map(({ body, when, what }) => paragraph(`Ask ${body} ${when}`, what)),
  };
}

/** What concerns the department in the trade: its risks, busy times, rules, customers and their questions. */
export function tradeOf(paper: Paper) {
  const { brief, company, department, found, team, length } = paper;
  const { words, facing, steady, ruled } = topicsOf(found ? department.id : "general");
  const wanted = wantedOf(found ? team : "", words);
  const near: Near = (items, textOf, most) =>
    ranked(
      fitting(brief, items, textOf).filter((item) => closeness(textOf(item), wanted) > 0),
      textOf,
      wanted,
    ).slice(0, most);
  const none = !brief.sectorFound || length === "short";
  return {
    customers: none || !facing ? nothing : customersOf(paper),
    answers: none || !facing || !found ? nothing : answersOf(paper, near),
    risks: none ? nothing : risksOf(paper, near),
    seasons: none || steady ? nothing : seasonsOf(paper),
    rules: none || !ruled ? nothing : rulesOf(paper, near),
    measures: none ? [] : near(brief.sector.measures, String, length === "long" ? 2 : 1),
    own:
      brief.sectorFound || length === "short"
        ? nothing
        : {
            heading: `What is special at ‘${company}’`,
            lines: ["[what customers of the company ask for most]", "[what must never happen here]"],
          },
  };
}
