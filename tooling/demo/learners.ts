import { createAccount } from "#app/accounts/accounts.server.ts";
import type { Profile } from "#app/accounts/contract.ts";
import { changeLearner } from "#app/school/learners/learners.server.ts";
import { sql } from "#server/platform/database.ts";
import { Chance } from "./chance.ts";
import { learners, type SampleLearner } from "./learner-texts.ts";
import { takeCourse } from "./learning.ts";
import { type Clock, setMoments } from "./moments.ts";
import { fictitiousEmail } from "./people.ts";

const hoursOfADay = 24;

/** Creates the learners' accounts, all with one password. @returns them by name */
export async function addLearners(clock: Clock, password: string): Promise<Map<string, Profile>> {
  const accounts = new Map<string, Profile>();
  const came = new Map<string, Date>();
  const make = async ({ name, came: at }: SampleLearner) => {
    const email = fictitiousEmail(name);
    const profile = await createAccount({ email, full_name: name, role: "learner", password });
    accounts.set(name, profile);
    came.set(profile.id, clock.at(...at));
  };
  await Promise.all(learners.map(make));
  await setMoments({ table: "user", column: "created_at", by: "id" }, came);
  await setMoments({ table: "user_profiles", column: "created_at", by: "id" }, came);
  return accounts;
}

async function addTiers(clock: Clock, adminId: string, id: string, { came, tiers = [] }: SampleLearner) {
  for (const [tier, daysAfter] of tiers) {
    await changeLearner(adminId, { change: "grant", id, tier });
    const at = clock.hoursAfter(clock.at(...came), daysAfter * hoursOfADay);
    await sql()`
      update tier_grants set granted_at = ${at.toISOString()} where user_id = ${id} and tier = ${tier}`;
  }
}

/** Creates the learners' tiers, lessons, quizzes and certificates. */
export async function addLearning(
  clock: Clock,
  adminId: string,
  accounts: ReadonlyMap<string, Profile>,
): Promise<void> {
  const learn = async (sample: SampleLearner) => {
    const account = accounts.get(sample.name);
    if (!account) throw new Error(`${sample.name} has no account`);
    await addTiers(clock, adminId, account.id, sample);
    const began = clock.at(...sample.came);
    const chance = new Chance(`learning ${sample.name}`);
    for (const [place, progress] of (sample.progress ?? []).entries()) {
      const certificate = place === 0 && sample.certificate === true;
      await takeCourse({ clock, chance, account, began }, { ...progress, certificate });
    }
  };
  await Promise.all(learners.map(learn));
}
