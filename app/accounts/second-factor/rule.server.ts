import type { Config } from "#server/platform/config.ts";
import type { Role } from "../contract.ts";

let rule: Config["REQUIRE_SECOND_FACTOR"];

/** Sets whose sign-in needs a second factor, once at the start: nobody's by default. */
export function openSecondFactorRule({ REQUIRE_SECOND_FACTOR }: Pick<Config, "REQUIRE_SECOND_FACTOR">): void {
  rule = REQUIRE_SECOND_FACTOR;
}

/** Whether an account has to set up a second factor before it may do anything else. */
export function mustSetUpSecondFactor(role: Role, hasSecondFactor: boolean): boolean {
  if (hasSecondFactor || rule === undefined) return false;
  return rule === "everybody" || role === rule || (rule === "staff" && role !== "learner");
}
