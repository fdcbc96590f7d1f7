import { belongsTo, kindsOf } from "./company-kinds.server.ts";
import { readTexts } from "./compared.server.ts";
import { calledBy, kindsByDepartment, nearest, pieceOf } from "./library.server.ts";
import { likenessToOne } from "./likeness.ts";
import { headOf, mattersIn, shareOf, stepsOf, workOf } from "./matters.ts";

/** The least chance that a company gives a department, because it may have one that we never saw with it. */
const leastOfCompany = 0.02;
/** Less likely departments are not compared. */
const likelyFrom = 0.1;
const mostCompared = 4;
/** A department that is as sure is meant, even if its procedures do not speak of what was named. */
const sureFrom = 0.9;
/** A name is open if its likeliest department is less sure. */
const openBelow = 0.85;

/** Departments for a company's own people. Every company may have them, whatever it sells. */
const ofStaff: ReadonlySet<string> = new Set([
  "human-resources",
  "payroll",
  "recruitment-and-hiring",
  "training-and-onboarding",
]);

export const isOfStaff = (id: string | undefined) => id !== undefined && ofStaff.has(id);

/** Such a department is meant if it is as likely by name, and as like the field. */
const [staffByName, staffLikeness] = [0.5, 0.9];

/** People who are not staff: a gym trains its members, and a school its pupils. */
const notStaff =
  /\b(?:customers?|clients?|buyers?|members?|pupils?|students?|children|learners?|patients?|players?|tenants?|guests?)\b/i;

const chancesOf = (words: string) => nearest("departments", words, Number.POSITIVE_INFINITY);

/**
 * The department for a company's own people that a field names, if it does: 'hiring of teachers', but not 'hiring of
 * chairs'.
 */
export async function staffDepartment(department: string): Promise<string | undefined> {
  const [named] = await nearest("departments", workOf(headOf(department)), 1);
  if (!named || !isOfStaff(named.id) || named.chance < staffByName || notStaff.test(department))
    return undefined;
  const { likeness } = await pieceOf("departments", named.id);
  if (!likeness) return undefined;
  const compared = (await readTexts(department)).map(likenessToOne(likeness));
  return compared.some((one) => one >= staffLikeness) ? named.id : undefined;
}

/** A company that is not known has a department of some kinds from this chance on. */
const plausible = 0.02;

/** Of more matters, one may have the name of another company's department: 'night duty' among those of guards. */
const fewMatters = 2;

/** What may be a department's own name. */
function nameOf(department: string): string {
  const { head } = mattersIn(department);
  return head.length > fewMatters ? (head[0] ?? "") : headOf(department);
}

/**
 * Finds the department that is meant, by its own name or by what is done there, among those that such a company has: a
 * clinic's front desk is not that of a hotel.
 * @returns its id; undefined if none is sure and none speaks of what was named
 */
export async function departmentOf(companyType: string, department: string): Promise<string | undefined> {
  const [kinds, ofDepartments] = await Promise.all([kindsOf(companyType), kindsByDepartment()]);
  const byCompany = kinds.size ? [] : await chancesOf(companyType);
  const likely = new Set(byCompany.filter(({ chance }) => chance >= plausible).map(({ id }) => id));
  // If it is not known what the company is, its words must tell that it has such a department.
  const isOfCompany = (id: string) =>
    belongsTo(ofDepartments[id], kinds) && (!ofDepartments[id] || kinds.size > 0 || likely.has(id));
  // A store is a store in any company, but the store of a pharmacy has a procedure of its own.
  const called = await calledBy("departments", [`${companyType} ${department}`, nameOf(department)]);
  if (called !== undefined && isOfCompany(called)) return called;
  return likeliestDepartment(companyType, department, isOfCompany);
}

/**
 * If the department's name is open and the company is sure, both are read together: the order desk
 * of a printing press is not the reception of a clinic. Otherwise it is the department, among those that are likely by name
 * and by company, whose procedures speak most of what was named.
 * @returns its id; undefined if none is sure and none speaks of what was named
 */
async function likeliestDepartment(
  companyType: string,
  department: string,
  isOfCompany: (id: string) => boolean,
): Promise<string | undefined> {
  const name = headOf(department);
  const [all, byCompany] = await Promise.all([chancesOf(workOf(name)), chancesOf(companyType)]);
  const byName = all.filter(({ id }) => isOfCompany(id));
  const isOpen = (byName[0]?.chance ?? 0) < openBelow && (byCompany[0]?.chance ?? 0) >= sureFrom;
  if (isOpen || !workOf(name)) {
    const [likeliest] = await nearest("departments", `${companyType}: ${department}`, 1);
    const isLikely = likeliest && likeliest.chance >= likelyFrom && isOfCompany(likeliest.id);
    return isLikely ? likeliest.id : undefined;
  }
  const ofCompany = new Map(byCompany.map(({ id, chance }) => [id, Math.max(chance, leastOfCompany)]));
  const both = byName.map(({ id, chance }) => ({
    id,
    chance: chance * (ofCompany.get(id) ?? leastOfCompany),
  }));
  const sum = both.reduce((all, { chance }) => all + chance, 0);
  const likely = both
    .map(({ id, chance }) => ({ id, chance: chance / sum }))
    .toSorted((one, other) => other.chance - one.chance)
    .slice(0, mostCompared)
    .filter(({ chance }) => chance >= likelyFrom);
  const { head } = mattersIn(department);
  const named = head.length ? head : [name];
  const scored = await Promise.all(
    likely.map(async ({ id, chance }) => {
      const { documents, name: called } = await pieceOf("departments", id);
      const shares = documents.map((document) => shareOf(named, `${called}\n${stepsOf(document)}`));
      return { id, chance, score: chance * Math.max(...shares) };
    }),
  );
  const [best] = scored
    .filter(({ score, chance }) => score > 0 || chance >= sureFrom)
    .toSorted((one, other) => other.score - one.score);
  return best?.id;
}
