import { demoIds, demoVisitInput } from "#app/demos/contract.ts";
import { openDemoSession, recordDemos } from "#app/demos/demos.server.ts";
import { listMaterials } from "#app/school/free-courses/material-files.server.ts";
import { sql } from "#server/platform/database.ts";
import { Chance } from "./chance.ts";
import { type Clock, setMoments } from "./moments.ts";

/** The files of the free courses: as built, or, if nothing is built yet, as listed in their sources. */
async function courseFiles(): Promise<readonly { course: string; file: string }[]> {
  const built = listMaterials();
  return built.length ? built : (await import("#materials/index.ts")).materials;
}

/**
 * Creates downloads of the free courses over ten weeks. The counter counts one download at a time and does not say when
 * it has written it, so this writes to the table directly.
 */
export async function addDownloads(clock: Clock): Promise<void> {
  const chance = new Chance("downloads");
  const rows: { day: string; course: string; file: string; count: number }[] = [];
  for (const { course, file } of await courseFiles()) {
    // The decks are downloaded most, and some sheets hardly ever.
    const wanted = file.endsWith(".pptx") ? 0.8 : chance.next() * 0.35;
    for (let daysAgo = 0; daysAgo < 70; daysAgo += 1) {
      const count = chance.happens(wanted) ? chance.between(1, wanted > 0.5 ? 9 : 3) : 0;
      if (count) rows.push({ day: clock.day(daysAgo), course, file, count });
    }
  }
  await sql()`insert into material_downloads ${sql()(rows)}`;
}

const demoSessions = 36;

/** Creates visitors who opened demo systems. */
export async function addDemoSessions(clock: Clock): Promise<void> {
  const chance = new Chance("demos");
  const active = new Map<string, Date>();
  for (let place = 0; place < demoSessions; place += 1) {
    const { id } = await openDemoSession();
    const opened = Array.from({ length: chance.between(1, 4) }, () => chance.pick(demoIds));
    await recordDemos(id, demoVisitInput.parse({ demos_accessed: opened }));
    active.set(id, clock.minutesAgo(chance.between(20, 29 * 24 * 60)));
  }
  await setMoments({ table: "demo_user_sessions", column: "last_activity", by: "id" }, active);
}
