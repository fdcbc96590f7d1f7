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

/** Names for a business, each with where it comes from and why it fits. Written without a model. */
export function businessNames({
  businessDescription,
  version,
}: ToolInput<"generate-business-names">): ToolOutput<"generate-business-names"> {
  const brief = readBrief(businessDescription);
  const told = subjectsOf(brief);
  const first = chooser(businessDescription, version).one("why", [0, 1, 2, 3, 4]);
  const turns = new Map<Candidate["origin"]["kind"], number>();
  const names = pickNames(brief, businessDescription, version).map(({ name, origin }, at) => {
    const turn = turns.get(origin.kind) ?? first;
    turns.set(origin.kind, turn + 1);
    return { name, why: why(origin, told[at % told.length] ?? "", turn), handle: handleOf(name) };
  });
  return { names };
}
