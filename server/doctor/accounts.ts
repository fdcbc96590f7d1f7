import type { Config } from "#server/platform/config.ts";
import { sql } from "#server/platform/database.ts";
import { type Finding, ok, warning } from "./finding.ts";

/** Whether everybody who must use two-step sign-in has set it up. Until then their account can do nothing. */
export async function secondFactor({
  REQUIRE_SECOND_FACTOR: rule,
}: Pick<Config, "REQUIRE_SECOND_FACTOR">): Promise<Finding> {
  const about = "Two-step sign-in";
  if (!rule) return ok(about, "is not demanded; REQUIRE_SECOND_FACTOR=admin demands it of admins");
  const roles = rule === "staff" ? ["admin", "recruiter"] : [rule];
  const [row] = await sql()<{ count: number; all: number }[]>`
    select count(*) filter (where not two_factor_enabled)::int as count, count(*)::int as all
    from "user" join user_profiles on user_profiles.id = "user".id
    where role = any(${roles}::text[])`;
  const { count = 0, all = 0 } = row ?? {};
  if (count === 0) return ok(about, `all ${all} accounts of whom it is demanded have it`);
  return warning(
    about,
    `${count} of ${all} accounts of whom it is demanded have not set it up, so a password alone still opens the set-up`,
    "Ask them to sign in once and follow the screen. Disable accounts that nobody uses, under Staff.",
  );
}
