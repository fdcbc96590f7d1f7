import type { Rarity } from "../about-matter.ts";
import type { Advised } from "../advice.server.ts";
import type { Duty } from "../advice.ts";
import { familyOf, isTask, type Matters } from "../matters.ts";
import { asStep, type ProcedureLine, type ProcedurePart } from "../procedure-lines.ts";
import { tellingStems } from "../read-line.ts";
import { fitsSetting } from "../settings.ts";
import { capital, cleanTyping } from "../typing.ts";
import { toldElsewhere } from "./lacking.ts";
import type { Source } from "./procedure-sources.ts";

/** A duty is meant from these points on (decision 0053). */
const sureDuty = 10;
/** The same for a department's own name, and for a department that the library does not have. */
const nearDuty = 8;

interface MeantDuty {
  readonly duty: Duty;
  /** The part of the field that names it best. */
  readonly text: string;
  readonly points: number;
}

/** The duties that were named, each once, in the order in which they were typed. For `isNear` texts fewer points do. */
function dutiesIn(advice: readonly Advised[], isNear: (text: string) => boolean): MeantDuty[] {
  const found = new Map<string, MeantDuty>();
  for (const { text, advice: duty, points } of advice)
    if ("steps" in duty && points >= (isNear(text) ? nearDuty : sureDuty)) {
      const before = found.get(duty.id);
      if (!before || before.points < points) found.set(duty.id, { duty, text, points });
    }
  return [...found.values()];
}

/** A duty's name where none was typed: its id in words. */
const nameOf = ({ id }: Duty) => capital(id.replaceAll("-", " "));

/** Whether a duty was typed by its own name: the sick bay of a school has a nurse, though its boarding house has none. */
const isNamedSo = ({ id }: Duty, text: string) =>
  familyOf(id.replaceAll("-", " ")).join() === familyOf(text).join();

/**
 * A duty is told already if the procedure has this share of its words. The procedure for hiring has 0.67 of the words of
 * 'interviews', and 0.45 of the next duty's.
 */
const toldFrom = 0.6;

function isTold({ steps }: Duty, told: ReadonlySet<string>): boolean {
  const stems = [...new Set(tellingStems(steps.join(" ")))];
  return stems.filter((stem) => told.has(stem)).length >= toldFrom * stems.length;
}

/** What is added to a procedure for the matters that it lacks. */
export interface Added {
  readonly sections: readonly ProcedurePart[];
  /** Lines for the case that something goes wrong. */
  readonly failures: readonly ProcedureLine[];
  /** The matters that this answers. */
  readonly answered: ReadonlySet<string>;
}

/** What is known when something is added. */
interface Before {
  readonly matters: Matters;
  readonly source: Source;
  /** Whether the work is known, and not any work. */
  readonly isKnown: boolean;
  readonly rarity: Rarity;
  /** The procedure so far. */
  readonly written: string;
  /** The fields that were typed. */
  readonly typed: string;
  /** Whether the procedure has a matter already. */
  readonly isHad: (matter: string) => boolean;
}

/** What the other procedures of the same work say of the matters that this one lacks. */
function fromSameWork({ matters: { head, listed }, source, rarity, written, isKnown, isHad }: Before) {
  if (!isKnown) return [];
  return [...head, ...listed]
    .filter((matter) => !isHad(matter))
    .map((matter) => {
      const told = toldElsewhere(matter, source.beside, rarity, (line) => written.includes(line));
      // A single line is no section.
      return { matter, steps: told.steps.length > 1 ? told.steps : [], failures: told.failures };
    })
    .filter(({ steps, failures }) => steps.length || failures.length);
}

/**
 * Adds what a procedure lacks of the matters that were typed: the lines of the same work first, then a duty of any work if it
 * speaks of no other place of work.
 */
export function addedFor(advice: readonly Advised[], before: Before): Added {
  const { matters, source, isKnown, isHad, typed, written } = before;
  const { head, told } = matters;
  const elsewhere = fromSameWork(before);
  const found = new Set(elsewhere.map(({ matter }) => matter));
  const setting = [
    typed,
    written,
    ...source.beside.flat().flatMap(({ lines }) => lines.map(({ text }) => text)),
  ];
  const place = setting.join("\n");
  const duties = dutiesIn(advice, (text) => !isTask(text) && (!isKnown || head.includes(text)));
  const isFit = ({ duty, text }: MeantDuty) =>
    !isKnown || isHad(text) || isNamedSo(duty, text) || fitsSetting(duty.steps.join("\n"), place);
  const fitting = duties.filter((one) => !found.has(one.text) && isFit(one));
  // All of its parts count, as a short one leaves out lines of each.
  const own = source.jobs.flatMap(({ parts }) => parts.flatMap(({ lines }) => lines));
  const words = new Set(own.filter(({ level }) => level < 2).flatMap(({ text }) => tellingStems(text)));
  const lacking = fitting.filter(({ duty, text }) => !isKnown || !(isHad(text) || isTold(duty, words)));
  // What was only told gets a name that is no complaint.
  const headingOf = ({ duty, text }: MeantDuty) =>
    told.includes(text) || (isKnown && head.length === 1 && head[0] === text)
      ? nameOf(duty)
      : capital(cleanTyping(text));
  // A duty that is left out because its steps are told already answers only a matter that the procedure has: 'sack of staff'
  // resembles pay, but is not answered by it.
  const answering = fitting.filter((one) => isHad(one.text) || lacking.includes(one));
  const named = new Set(answering.map(({ duty }) => duty.id));
  const byDuty = advice.filter((one) => named.has(one.advice.id)).map(({ text }) => text);
  return {
    sections: [
      ...elsewhere
        .filter(({ steps }) => steps.length)
        .map(({ matter, steps }) => ({ heading: capital(cleanTyping(matter)), lines: steps })),
      ...lacking.map((one) => ({ heading: headingOf(one), lines: one.duty.steps.map(asStep) })),
    ],
    failures: elsewhere.flatMap(({ failures }) => failures),
    answered: new Set([...found, ...byDuty]),
  };
}
