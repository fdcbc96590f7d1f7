import type { ToolInput, ToolOutput } from "../contract.ts";
import { chooser } from "./chooser.ts";
import { squashed } from "./names/blocklist.ts";
import type { Candidate } from "./names/candidate.ts";
import { pickNames } from "./names/pick-names.ts";
import { why } from "./names/why.ts";
import { readBrief } from "./read-brief.ts";
import { subjectsOf } from "./subjects.ts";

function handleOf(name: string): string {
  return squashed(name).slice(0, 40);
}

/** Suggests names for a business, each with its origin and why it fits. Uses no model. */
export function writeBusinessNames({
  businessDescription,
  version,
}: ToolInput<"generate-business-names">): ToolOutput<"generate-business-names"> {
  const brief = readBrief(businessDescription);
  const told = subjectsOf(brief);
  const first = chooser(businessDescription, version).one("why", [0, 1, 2, 3, 4]);
  const turns = new Map<Candidate["origin"]["kind"], number>();
  let silent = false;
  const names = pickNames(brief, businessDescription, version).map(({ name, origin }, at) => {
    const turn = turns.get(origin.kind) ?? first;
    turns.set(origin.kind, turn + 1);
    const subject = told[at % told.length] ?? "";
    const reason = why(origin, subject, turn);
    // No two reasons in a row may leave out the visitor's own offer.
    const spoken = silent && !reason.includes(subject) ? why(origin, subject, turn + 1) : reason;
    silent = !spoken.includes(subject);
    return { name, why: spoken, handle: handleOf(name) };
  });
  return { names };
}
