import { nearest, pieceOf } from "./library.server.ts";
import { generalId } from "./library.ts";
import { headOf, mattersIn, shareOf, stepsOf, workOf } from "./matters.ts";

/** A department may be in a company that we never saw with it, so that its company counts against it only so far. */
const leastOfCompany = 0.02;
/** Less likely departments are not compared. */
const likelyFrom = 0.1;
const mostCompared = 4;
/** A department that is as sure is meant, even if its procedures do not speak of what was named. */
const sureFrom = 0.9;

const chancesOf = async (words: string) =>
  new Map(
    (await nearest("departments", words, Number.POSITIVE_INFINITY)).map(({ id, chance }) => [id, chance]),
  );

/** The chance of each department: what the department's field says, and where that is open, the company. */
async function departmentChances(companyType: string, department: string): Promise<[string, number][]> {
  const work = workOf(headOf(department));
  const byWork = await chancesOf(work || `${companyType}: ${department}`);
  const byCompany = work ? await chancesOf(companyType) : undefined;
  const both = [...byWork].map(([id, chance]): [string, number] => [
    id,
    chance * (byCompany ? Math.max(byCompany.get(id) ?? 0, leastOfCompany) : 1),
  ]);
  const sum = both.reduce((all, [, chance]) => all + chance, 0) || 1;
  return both
    .map(([id, chance]): [string, number] => [id, chance / sum])
    .toSorted(([, one], [, other]) => other - one);
}

/**
 * The department that is meant: of the likely ones the one whose procedures speak most of what was named. Undefined where
 * none is sure and none speaks of it.
 */
export async function departmentOf(companyType: string, department: string): Promise<string | undefined> {
  const likely = (await departmentChances(companyType, department)).filter(
    ([id, chance], at) => at < mostCompared && chance >= likelyFrom && id !== generalId,
  );
  if (!workOf(headOf(department))) return likely[0]?.[0];
  const { head } = mattersIn(department);
  const named = head.length ? head : [headOf(department)];
  const scored = await Promise.all(
    likely.map(async ([id, chance]) => {
      const { documents, name } = await pieceOf("departments", id);
      const shares = documents.map((document) => shareOf(named, `${name}\n${stepsOf(document)}`));
      return { id, chance, score: chance * Math.max(...shares) };
    }),
  );
  const [best] = scored
    .filter(({ score, chance }) => score > 0 || chance >= sureFrom)
    .toSorted((one, other) => other.score - one.score);
  return best?.id;
}
