import { generalDepartment } from "#content/trades/departments.ts";
import type { ToolInput, ToolOutput } from "../contract.ts";
import { chooser } from "./chooser.ts";
import { findDepartment } from "./find-people.ts";
import { titleOf } from "./own-words.ts";
import { readable } from "./plain-text.ts";
import { readBrief } from "./read-brief.ts";
import { joinList, lowerFirst, sentence } from "./sentences.ts";
import { type Paper, printed, type Section } from "./sop/paper.ts";
import { stepsOf } from "./sop/steps.ts";
import { tradeOf } from "./sop/trade.ts";

const longestTeam = 50;

const lines = (list: readonly string[]) => list.map((text) => sentence(text));

function headOf({ department, company, team }: Paper): string[] {
  return [
    `${company}: procedure for ${department.name}`,
    `Department: ${team}`,
    "Version: 1, [date]",
    "Approved by: [name]",
  ];
}

function purposeOf({ department, found, team, length, choose }: Paper): Section {
  const purpose = found
    ? department.purpose
    : `the work of ‘${team}’ is planned, shared, checked and closed every day, even when one person is absent`;
  const forWhom = choose.one("for whom", [
    `It is written for somebody who begins today in the department ‘${team}’`,
    `Somebody new in ‘${team}’ should be able to follow it on the first day`,
    `It holds for everybody in ‘${team}’, also when the usual person is absent`,
  ]);
  return {
    heading: choose.one("heading of purpose", ["Purpose", "What this procedure is for"]),
    lines: lines([`This procedure is there so that ${purpose}`, ...(length === "short" ? [] : [forWhom])]),
  };
}

function peopleOf({ department }: Paper): Section {
  return {
    heading: "Who answers for it",
    lines: lines([
      `The ${department.owner} answers for it`,
      `Also taking part: ${joinList(department.others)}`,
    ]),
  };
}

/** A procedure that a new employee can follow, as plain text to print or paste. */
export function writeSop(input: ToolInput<"generate-sop">): ToolOutput<"generate-sop"> {
  const { companyType, department: typed, length, version } = input;
  const department = findDepartment(readable(typed));
  const brief = readBrief(companyType);
  // Only a long text is searched for noun phrases.
  const teamPhrases = typed.length > longestTeam ? readBrief(typed).phrases : [];
  const paper: Paper = {
    department,
    found: department !== generalDepartment,
    brief,
    company: titleOf(companyType, brief.phrases, 70, "Your company"),
    team: titleOf(typed, teamPhrases, longestTeam, "Your team"),
    length,
    choose: chooser([companyType, typed, length].join("\n"), version),
  };
  const { choose } = paper;
  const short = length === "short";
  const long = length === "long";
  const trade = tradeOf(paper);
  const some = (key: string, list: readonly string[], count: number) =>
    long ? list : choose.some(key, list, count);
  const section = (heading: string, list: readonly string[]): Section => ({ heading, lines: lines(list) });

  const preparing = [
    section("What you need", department.tools),
    section("Before you start, make sure that", department.before),
  ];
  const tasks = {
    heading: `The tasks of ‘${paper.team}’`,
    lines: paper.found
      ? []
      : [
          "[the tasks of every day, each with a name]",
          "[the tasks of every week, each with a name]",
          "[what only one person can do today, and who learns it next]",
        ],
  };
  const wrong = section(
    choose.one("heading of trouble", ["When something goes wrong", "If it goes wrong"]),
    (long ? department.whenWrong : choose.some("trouble", department.whenWrong, short ? 2 : 4)).map(
      ({ problem, do: remedy }) => `If ${problem}: ${lowerFirst(remedy)}`,
    ),
  );
  const proving = [
    section("Records to keep", department.records),
    section(choose.one("heading of measures", ["Write down every week", "Figures of the week"]), [
      ...some("measures", department.measures, 3),
      ...trade.measures,
    ]),
  ];
  const review = section("Review", [
    `Read this procedure again ${department.review}`,
    ...(short
      ? []
      : [
          `Tell the ${department.owner} when a step does not fit, and give the changed paper a new version and date`,
        ]),
    "Read and understood: [name, date, signature]",
  ]);
  return {
    sopTemplate: printed(headOf(paper), [
      purposeOf(paper),
      ...(short
        ? [section("Who answers for it", [`The ${department.owner} answers for it`])]
        : [peopleOf(paper), trade.customers]),
      ...(short ? [] : preparing),
      tasks,
      stepsOf(paper),
      ...(short ? [] : [section("Checks", some("checks", department.qualityChecks, 4))]),
      trade.answers,
      wrong,
      trade.risks,
      ...(short ? [] : proving),
      trade.seasons,
      trade.rules,
      trade.own,
      review,
    ]),
  };
}
