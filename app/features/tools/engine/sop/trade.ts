import { slots } from "../../knowledge/slots.ts";
import type { Question } from "../../knowledge/types.ts";
import { fitting } from "../find-sector.ts";
import { closeness, ranked, wantedOf } from "../ranking.ts";
import { capitalise, fill, joinList, paragraph, sentence } from "../sentences.ts";
import type { Paper, Section } from "./paper.ts";
import { topicsOf } from "./topics.ts";

const nothing: Section = { heading: "", lines: [] };

/** What of the trade concerns the department: its risks, its busy times, its rules, its customers and their questions. */
export function tradeOf({ brief, company, department, found, team, length, choose }: Paper) {
  const { sector } = brief;
  const { words, facing, steady, ruled } = topicsOf(found ? department.id : "general");
  const wanted = wantedOf(found ? team : "", words);
  const near = <Item>(items: readonly Item[], textOf: (item: Item) => string, most: number): Item[] =>
    ranked(
      fitting(brief, items, textOf).filter((item) => closeness(textOf(item), wanted) > 0),
      textOf,
      wanted,
    ).slice(0, most);
  const none = !brief.sectorFound || length === "short";
  const long = length === "long";

  const customers = (): Section => {
    const some = (list: readonly string[], key: string, count: number) =>
      choose.some(key, fitting(brief, list), count);
    return {
      heading: choose.one("heading of customers", ["Our customers", "Whom we serve"]),
      lines: [
        sentence(`They are ${joinList(some(sector.customers, "customers", 3))}`),
        sentence(`They want ${joinList(some(sector.wants, "wants", long ? 3 : 2))}`),
        sentence(`They worry that ${joinList(some(sector.worries, "worries", 2), "and that")}`),
        sentence(`When somebody doubts, show ${choose.one("proof", fitting(brief, sector.proofs))}`),
      ],
    };
  };

  const answers = (): Section => {
    const count = long ? 5 : 3;
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
  };

  const risks = near(sector.risks, ({ risk, answer }) => `${risk} ${answer}`, long ? 3 : 2);
  const rules = near(sector.regulators, ({ when, what }) => `${when} ${what}`, long ? 2 : 1);
  const seasons = choose.some(
    "seasons",
    fitting(brief, sector.seasons, ({ when, what }) => `${when} ${what}`),
    long ? 2 : 1,
  );
  return {
    customers: none || !facing ? nothing : customers(),
    answers: none || !facing || !found ? nothing : answers(),
    risks: none
      ? nothing
      : {
          heading: `What to watch in this trade`,
          lines: risks.map(({ risk, answer }) => paragraph(`The risk is that ${risk}`, answer)),
        },
    seasons:
      none || steady
        ? nothing
        : {
            heading: "Times of the year to plan for",
            lines: seasons.map(({ when, what }) => sentence(`${capitalise(when)}, ${what}`)),
          },
    rules:
      none || !ruled
        ? nothing
        : {
            heading: "Rules from outside",
            lines: rules.map(({ body, when, what }) => paragraph(`Ask ${body} ${when}`, what)),
          },
    measures: none ? [] : near(sector.measures, String, long ? 2 : 1),
    own:
      brief.sectorFound || length === "short"
        ? nothing
        : {
            heading: `What is special at ‘${company}’`,
            lines: ["[what customers of the company ask for most]", "[what must never happen here]"],
          },
  };
}
