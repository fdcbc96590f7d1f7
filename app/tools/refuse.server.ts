import { isHarm, refusedInForm } from "#app/concierge/harm.server.ts";
import { helpInForm } from "#app/concierge/help.server.ts";
import { ownFactNames } from "#content/own-facts.ts";
import { type Harm, harmAnswers, noSubjectAnswers, tooLittle, whatToType } from "#content/refusals.ts";
import { formOf } from "#content/tool-forms.ts";
import { AppError } from "#server/platform/errors.ts";
import { type ToolCall, type ToolInput, toolCalls } from "./contract.ts";
import { readClauses } from "./library/clauses.server.ts";
import { maySpeakOfDanger } from "./library/clauses.ts";
import { isOfFaithBody } from "./library/faith-body.ts";
import { tradeNamed } from "./library/library.server.ts";
import { unreadable } from "./readable.server.ts";
import { isNoDepartment, saysNothing } from "./too-little.ts";

/** Writing that no tool does, asked for at the beginning of a field. */
const otherWriting =
  /^(?:please |pls |abeg |kindly |can you |help me )*(?:write|draft|compose|type)\b.{0,20}\b(?:letter|essay|assignment|poem|song|speech|seminar paper|thesis)\b/i;

/** Words of a gain. Without one, the offering of a church is no investment. */
const gain =
  /\b(?:invest\w*|profits?|returns?|doubl\w*|interest|roi|per ?cent|pay-?outs?|withdraw\w*|forex|crypto\w*|bitcoin|trad(?:e|ing)|seeds?|sow\w*|multipl\w*|hundred-?fold|refer\w*|levels?)\b|%/i;

/** A journey of pilgrims, and words of a charm, of who sells it, or of a promised result. */
const pilgrimage = /\b(?:hajj|umrah?|pilgrim\w*|jerusalem|holy land)\b/i;
const charm =
  /\b(?:rituals?|charms?|juju|o?ogun|ogwu|spells?|sacrifice|power(?:s|ful)?|luck\w*|anoint\w*|miracles?|breakthrough|wealth|rich|destiny|prophe\w*|spirit\w*|soap|savon|perfume|water|oil|ring|cure\w*|heal\w*|blessings?|guarantee\w*|answered)\b/i;
const charmer =
  /\b(?:herb\w*|babalawo|alfa|marabout|native doctor|shrine|gods?|goddess|kayan? ?mata|kayamata|odeshi|yahoo|blood|voodoo|curse\w*|deliverance|witch\w*|enem(?:y|ies)|magi\w*|pray\w*|pastor|church|seed|pants?|husband|ties?)\b/i;

/** Words of bets and games. 'Virtual' alone is none: there are virtual assistants. */
const bet =
  /\b(?:\w*bet\w*|odds?|punt\w*|stak\w*|gam(?:es?|ing|bl\w*)|fixed|lott\w*|casino\w*|ijebu|predict\w*|forecast\w*|scores?|jackpots?|pools?|slots?|poker|blackjack|dice|wager\w*|raffle|draws?|scratch|tickets?|slips?|bookies?|banker|accumulator|rollover|roulette|coupons?|aviator|spin|wheel|rounds?|numbers?|sure|sûrs?|win\w*|match(?:es|s)?|football|sport\w*|tips?\w*|cards?|ludo|snooker|kalokalo|coin|machines?|horses|caca|wasa)\b|\bvirtual(?! assist)/i;

/**
 * Whether money of a church was taken for an investment, a journey of pilgrims for a sold blessing or a threat, an ordinary
 * trade for a sold blessing, or something for a bet in which nobody bets.
 */
async function isFalseAlarm(refused: Harm, text: string): Promise<boolean> {
  if (refused === "investment") return isOfFaithBody(text) && !gain.test(text);
  if (refused === "betting") return !bet.test(text);
  if (charm.test(text) || (refused !== "ritual" && refused !== "threats")) return false;
  if (pilgrimage.test(text)) return true;
  return refused === "ritual" && !charmer.test(text) && (await tradeNamed(text));
}

/**
 * Refuses a form that no tool writes for, before anything is written.
 * @throws AppError invalid: with what to do first where somebody is in danger, with the reason for something harmful, or
 * with what to type where nothing can be read
 */
export async function refuse<Name extends ToolCall>(name: Name, input: ToolInput<Name>): Promise<void> {
  const form = formOf(name);
  const textOf = (field: string) => String(input[field as keyof ToolInput<Name>] ?? "").trim();
  const typed = form.fields.map(({ name: field }) => ({ field, text: textOf(field) }));
  const whole = typed.map(({ text }) => text).join(". ");
  const added = ownFactNames(form).map(textOf).filter(Boolean).join(". ");
  const [longest] = typed.toSorted((one, other) => other.text.length - one.text.length);
  const say = (message: string) => {
    throw new AppError("invalid", message, { fields: { [longest?.field ?? ""]: [message] } });
  };
  // All of it is read together, so that the encoder has one batch. Help comes before anything else.
  const [clauses, ofWhole, ofAdded, cannotRead] = await Promise.all([
    Promise.all(typed.map(({ text }) => readClauses(text))),
    refusedInForm(whole),
    added ? refusedInForm(`${whole}. ${added}`) : undefined,
    unreadable(whole),
  ]);
  const help = maySpeakOfDanger(clauses.flat())
    ? await helpInForm(whole, cannotRead !== undefined)
    : undefined;
  if (help) say(help);
  const shown: Readonly<Record<string, string>> = toolCalls[name].example.input;
  const example = whatToType(
    form.fields.map(({ name: field, label }) => `${label}: ${shown[field]?.replace(/\.$/, "")}.`).join(" "),
  );
  for (const refused of [ofWhole, ofAdded])
    if (refused && isHarm(refused) && !(await isFalseAlarm(refused, whole))) say(harmAnswers[refused]);
  if (typed.some(({ text }) => otherWriting.test(text))) say(`${noSubjectAnswers.instruction} ${example}`);
  if (cannotRead) say(`${cannotRead} ${example}`);
  if (ofWhole && !isHarm(ofWhole)) say(`${noSubjectAnswers[ofWhole]} ${example}`);
  if (name === "generate-sop" ? isNoDepartment(textOf("department")) : saysNothing(whole))
    say(`${tooLittle} ${example}`);
}
