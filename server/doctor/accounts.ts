import { roles } from "#app/accounts/contract.ts";
import { knownMigrations, migrationsIn } from "#server/backup/tables.ts";
import type { Config } from "#server/platform/config.ts";
import { sql } from "#server/platform/database.ts";
import { type Finding, failed, ok, warning } from "./finding.ts";

/** What is said of accounts before the first start, and before that of an update: their tables are not this version's yet. */
const later = "the next start makes the tables";

const areTablesMade = async (): Promise<boolean> =>
  (await migrationsIn(sql())).length >= knownMigrations().length;

/** Whether an admin can sign in, and gets the mails about the site. */
export async function admins({ SMTP_URL }: Pick<Config, "SMTP_URL">): Promise<Finding> {
  const about = "Admins";
  if (!(await areTablesMade())) return ok(about, later);
  const all = await sql()<{ email: string; disabled: boolean }[]>`
    select email, disabled_at is not null as disabled from user_profiles where role = 'admin' order by email`;
  if (all.length === 0) return ok(about, "the first start makes one");
  const rows = all.filter(({ disabled }) => !disabled);
  if (rows.length === 0) {
    return failed(
      about,
      "every one is disabled, so nobody can manage the site",
      'Run npm run admin -- add you@your.domain --name "Your Name" --role admin.',
    );
  }
  // Domains that end so belong to nobody; the first admin has one unless ADMIN_EMAIL was set.
  const nobodys = rows.filter(({ email }) => email.endsWith(".example"));
  if (!SMTP_URL || nobodys.length === 0) return ok(about, `${rows.length} can sign in`);
  return warning(
    about,
    `${nobodys.map(({ email }) => email).join(", ")} is no address of anybody, so alarms, leads and links for a new password reach nobody there`,
    "Change the e-mail address under 'Your account' of the back office.",
  );
}

/** Whether everybody who must use two-step sign-in has set it up. Until then their account can do nothing. */
export async function secondFactor({
  REQUIRE_SECOND_FACTOR: rule,
}: Pick<Config, "REQUIRE_SECOND_FACTOR">): Promise<Finding> {
  const about = "Two-step sign-in";
  if (!rule) return ok(about, "is not demanded; REQUIRE_SECOND_FACTOR=admin demands it of admins");
  if (!(await areTablesMade())) return ok(about, later);
  const demanded = { admin: ["admin"], staff: ["admin", "recruiter"], everybody: [...roles] }[rule];
  const [row] = await sql()<{ count: number; all: number }[]>`
    select count(*) filter (where not two_factor_enabled)::int as count, count(*)::int as all
    from "user" join user_profiles on user_profiles.id = "user".id
    where role = any(${demanded}::text[])`;
  const { count = 0, all = 0 } = row ?? {};
  if (count === 0) return ok(about, `all ${all} accounts of whom it is demanded have it`);
  return warning(
    about,
    `${count} of ${all} accounts of whom it is demanded have not set it up, so a password alone still opens the set-up`,
    "Ask them to sign in once and follow the screen. Disable accounts that nobody uses, under Staff.",
  );
}
