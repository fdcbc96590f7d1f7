import type { Config } from "#server/platform/config.ts";
import type { Role } from "../contract.ts";

let rule: Config["REQUIRE_SECOND_FACTOR"];

/** Sets whose sign-in needs a second factor, once at the start: nobody's by default. */
export function openSecondFactorRule({ REQUIRE_SECOND_FACTOR }: Pick<Config, "REQUIRE_SECOND_FACTOR">): void {
  rule = REQUIRE_SECOND_FACTOR;
}

/** Whether accounts of a role have to set up a second factor before they may do anything else. */
export function needsSecondFactor(role: Role): boolean {
  if (rule === undefined || role === "learner") return false;
  return rule === "staff" || role === rule;
}
