import type { Profile } from "#app/accounts/contract.ts";
import { highestTier } from "#app/school/courses/access.ts";
import { readOutline } from "#app/school/courses/catalogue.server.ts";
import type { GrantedTierId, OutlineModule, Viewer } from "#app/school/courses/contract.ts";
import { issueCertificate } from "#app/school/lessons/certificates.server.ts";
import { neededToPass } from "#app/school/lessons/marking.ts";
import { markLessonDone } from "#app/school/lessons/progress.server.ts";
import { takeQuiz } from "#app/school/lessons/quiz.server.ts";
import { sql } from "#server/platform/database.ts";
import type { Chance } from "./chance.ts";
import type { SampleProgress } from "./learner-texts.ts";
import { type Clock, setMoments } from "./moments.ts";

interface Learning {
  clock: Clock;
  chance: Chance;
  account: Profile;
  /** When the account was created: nothing was learnt before. */
  began: Date;
}

/** When each lesson and quiz was done, by its id or key. */
interface Times {
  lessons: Map<string, Date>;
  quizzes: Map<string, Date>;
}

async function viewerOf({ id, full_name: name }: Profile): Promise<Viewer> {
  const grants = await sql()<{ tier: GrantedTierId }[]>`select tier from tier_grants where user_id = ${id}`;
  return { id, name, admin: false, tier: highestTier(grants.map(({ tier }) => tier)) };
}

/** Answers a quiz so that it is passed or failed; a passed one has one mistake at most. */
async function answerQuiz({ chance }: Learning, viewer: Viewer, module: string, passes: boolean) {
  const questions = await sql()<{ id: string; answer: number; choices: string[] }[]>`
    select id, answer, choices from quiz_questions where module_id = ${module} order by position, id`;
  const needed = neededToPass(questions.length);
  const right = passes ? Math.max(needed, questions.length - chance.between(0, 1)) : needed - 1;
  const answers = questions.map(({ id, answer, choices }, place) => [
    id,
    place < right ? answer : (answer + 1) % choices.length,
  ]);
  const submissionKey = chance.uuid();
  await takeQuiz(viewer, {
    submissionKey,
    learner: viewer.id,
    module,
    answers: Object.fromEntries(answers),
  });
  return submissionKey;
}

/** Does a number of lessons of a module, and its quiz when all are done. */
async function takeModule(
  learning: Learning,
  viewer: Viewer,
  module: OutlineModule,
  { lessons, fails, timeOf, times }: { lessons: number; fails: boolean; timeOf: () => Date; times: Times },
): Promise<void> {
  for (const { id } of module.lessons.slice(0, lessons)) {
    await markLessonDone(viewer, { learner: viewer.id, lesson: id });
    times.lessons.set(id, timeOf());
  }
  if (lessons < module.lessons.length || !module.question_count) return;
  const attempts = fails ? [false, true] : [true];
  for (const passes of attempts) {
    times.quizzes.set(await answerQuiz(learning, viewer, module.id, passes), timeOf());
  }
}

/** Does a course as far as its learner got, evenly over the days since the account was created. */
export async function takeCourse(
  learning: Learning,
  { course, share, failures = 0, certificate }: SampleProgress & { certificate: boolean },
): Promise<void> {
  const { clock, account, began } = learning;
  const viewer = await viewerOf(account);
  const { modules } = await readOutline(course, viewer);
  const all = modules.reduce((sum, { lessons }) => sum + lessons.length, 0);
  const wanted = Math.max(1, Math.round(all * share));
  const steps = wanted + modules.length + failures;
  const hours = (clock.now.getTime() - began.getTime()) / 3_600_000 - 2;
  let step = 0;
  const timeOf = () => {
    step += 1;
    return clock.hoursAfter(began, (hours * step) / steps);
  };
  const times: Times = { lessons: new Map(), quizzes: new Map() };
  let left = wanted;
  for (const [place, module] of modules.entries()) {
    if (left === 0) break;
    const lessons = Math.min(left, module.lessons.length);
    await takeModule(learning, viewer, module, { lessons, fails: place < failures, timeOf, times });
    left -= lessons;
  }
  await setLearningTimes(account.id, times);
  if (!certificate) return;
  const code = await issueCertificate(viewer, course, account.full_name);
  const issuedAt = new Map([[code, timeOf()]]);
  await setMoments({ table: "certificates", column: "issued_at", by: "code" }, issuedAt);
}

/** Many learners do the same lesson, so its time is set for one account. */
async function setLearningTimes(userId: string, { lessons, quizzes }: Times): Promise<void> {
  const times = [...lessons.values()].map((time) => time.toISOString());
  await sql()`
    update lesson_progress set completed_at = dated.at
    from unnest(${[...lessons.keys()]}::uuid[], ${times}::text[]::timestamptz[]) as dated (lesson, at)
    where lesson_id = dated.lesson and user_id = ${userId}`;
  await setMoments({ table: "quiz_attempts", column: "created_at", by: "submission_key" }, quizzes);
}
