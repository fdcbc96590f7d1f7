import type { ToolInput, ToolOutput } from "../../contract.ts";
import { partsOf } from "../clauses.ts";
import { nameWords, sureOf } from "../library.server.ts";
import { abroadIn, withoutPlaces } from "../read-facts.ts";
import { composeNames, isBrief } from "./compose-names.ts";
import { homeLanguages, strangeLanguages } from "./home-languages.ts";
import { splitWishes } from "./name-clauses.ts";
import {
  customersOfTrade,
  faithOfTrade,
  fitOf,
  isAllowed,
  type Named,
  startsWith,
  withoutOwner,
} from "./name-fit.ts";
import { nounsOf, nounsOfKind } from "./name-nouns.ts";
import { type NameWish, wishOf } from "./name-wishes.ts";
import { ownNames, thingIn } from "./own-names.ts";
import type { Known, Written } from "./piece.ts";
import type { Writings } from "./writing.server.ts";

/** How many names one answer has. */
const nameCount = 14;

/** How many there are where nothing is wished: 'Try again' has two further answers. */
const mixedCount = 3 * nameCount;

/** How many of them fulfil all wishes, where so many can be found. */
const fewestWhole = 10;

/** The most answers with a wish: further names would have words that fit less. */
const mostAnswers = 4;

/** Letters and digits only, as after an @. */
export const handleOf = (name: string) =>
  name
    .normalize("NFD")
    .toLowerCase()
    .replace(/[^a-z0-9]/g, "")
    .slice(0, 40);

/** Nouns for a business of which nothing is known. */
const anyNouns = ["House", "Place", "Company", "Corner", "Works"];

/** The end of a thing, as one and as two words: 'Restaurant' and 'Family Restaurant'. */
const endsOf = (thing: string) => [
  ...new Set([1, 2].map((count) => thing.split(" ").slice(-count).join(" "))),
];

/** All names that may be told: from the visitor's words, from the library, and from good words. */
async function candidates(wish: NameWish, { id, piece, plain, isKnown, sector, ofSector }: Known<"trades">) {
  const { business, person } = wish;
  const { own, composed } = ownNames(business, person, plain.names);
  const thing = thingIn(withoutPlaces(business));
  const trade = isKnown && id !== undefined ? piece : undefined;
  const tradeName = trade?.name ?? ofSector?.name;
  const nouns = nounsOf(trade, business);
  const kindNouns = nounsOfKind(sector, business);
  const about = `${tradeName ?? ""} ${business}`;
  const customers = trade ? customersOfTrade(trade.name) : [];
  // An Islamic school has names for Muslims, whether or not its description says so.
  const faith = faithOfTrade(trade?.name);
  const wished = {
    ...wish,
    people: faith ?? wish.people,
    faith: faith ?? wish.faith,
    // A day care for nurses is for their children.
    customers: customers.length && wish.customers.length ? customers : wish.customers,
  };
  const isService = trade?.sells !== "goods";
  const fit = fitOf({ ...wished, faith: faith ? undefined : wish.faith }, { customers, isService });
  return {
    wish: wished,
    fit,
    own,
    offered: isKnown ? piece.names : wish.oneWord ? plain.names : composed,
    more: async () =>
      composeNames({
        words: await nameWords(),
        nouns:
          [nouns.likely, thing ? endsOf(thing) : [], kindNouns, anyNouns].find((some) => some.length) ?? [],
        otherNouns: nouns.others,
        about,
        wish: wished,
        customers,
      }),
  };
}

/** Names without those that another one before them is like. */
function distinct(names: readonly Named[]): Named[] {
  const told = new Set<string>();
  return names.filter(({ name }) => {
    const handle = handleOf(name);
    const isNew = !told.has(handle);
    told.add(handle);
    return isNew;
  });
}

/** The answer without a wish: mixed, with every third name, so that languages and kinds are side by side. */
function mixed(own: readonly Named[], offered: readonly Named[], version: number) {
  const all = [...new Map([...own, ...offered].map((one) => [handleOf(one.name), one])).values()];
  const versions = Math.max(1, Math.floor(all.length / nameCount));
  const turn = (version - 1) % versions;
  const chosen = all.filter((_, at) => at % versions === turn);
  return { names: [...new Set([...(turn === 0 ? own : []), ...chosen])].slice(0, nameCount), versions };
}

/** Finds names: those from the visitor's own words, then whole names of the trade, those that fit what was asked for first. */
async function writeNames(
  { businessDescription, version }: ToolInput<"generate-business-names">,
  known: Known<"trades">,
): Promise<Written<ToolOutput<"generate-business-names">>> {
  const asked = wishOf(businessDescription);
  // Names in a language that customers do not speak mean nothing to them: they are given only to who asks for them.
  const strange =
    abroadIn(businessDescription) === undefined ? strangeLanguages(businessDescription) : homeLanguages;
  const far = strange.filter((one) => !asked.wanted.includes(one));
  const { id } = known;
  const { wish, fit, own, offered, more } = await candidates(
    { ...asked, refused: [...asked.refused, ...far] },
    known,
  );
  const allowed = (names: readonly Named[]) => names.filter((name) => isAllowed(name, wish));
  const ready = allowed(offered);
  const answer = async () => {
    const all = distinct([...own, ...(id ? offered : []), ...(await more()), ...offered]);
    const fitting = allowed(all);
    // Somebody who refuses every language still gets names.
    const usable = fitting.length ? fitting : all.filter((name) => isAllowed(name, { ...wish, refused: [] }));
    return fulfilling(usable, fit, wish, version);
  };
  // Where strange languages are left out, composed names make up for them.
  const enough = async () =>
    ready.length >= mixedCount ? ready : distinct([...ready, ...allowed(await more())]).slice(0, mixedCount);
  const { names, versions } =
    !fit.isWished && ready.length >= nameCount
      ? mixed(allowed(own), await enough(), version)
      : await answer();
  return {
    output: {
      names: names.map(({ name, why, language }) => ({
        name,
        why: `${language === "English" ? "" : `${language}: `}${withoutOwner(why, name)}.`,
        handle: handleOf(name),
      })),
    },
    versions,
  };
}

/** Names of several languages in turn, the ones that are not English first, because English ones are most. */
function inTurns(names: readonly Named[], languages: readonly string[]): Named[] {
  const byLanguage = languages
    .toSorted((one, other) => Number(one === "English") - Number(other === "English"))
    .map((language) => names.filter((one) => one.language === language));
  const longest = Math.max(...byLanguage.map((some) => some.length));
  return Array.from({ length: longest }, (_, at) =>
    byLanguage.flatMap((some) => some.slice(at, at + 1)),
  ).flat();
}

/** The answer with wishes: names that fulfil all of them first. A first letter is never missed. */
function fulfilling(
  names: readonly Named[],
  fit: ReturnType<typeof fitOf>,
  { letters, wanted }: NameWish,
  version: number,
) {
  const usable = names.filter(({ name }) => isBrief(name));
  const lettered = usable.filter(({ name }) => !letters.length || startsWith(name, letters));
  // Where wishes leave nothing, as 'an Igbo name that starts with X', the letter is what is given up.
  const rated = (lettered.length ? lettered : usable)
    .map((named) => ({ named, fulfilled: fit.fulfilled(named) }))
    .toSorted((one, other) => other.fulfilled - one.fulfilled);
  const whole = rated.flatMap(({ named, fulfilled }) => (fulfilled === fit.most ? [named] : []));
  const less = rated.slice(whole.length).map(({ named }) => named);
  const told = new Set<string>();
  const isNew = ({ marks }: Named) => !marks || (!told.has(marks.word) && told.add(marks.word).size > 0);
  const fresh = whole.filter(isNew);
  const again = whole.filter((named) => !fresh.includes(named));
  const first = wanted.length > 1 ? inTurns(fresh, wanted) : fresh;
  // Another name from the same word is worth less than a new one, but most names must fulfil all wishes.
  const repeated = again.slice(0, Math.max(0, fewestWhole - fresh.length));
  const others = less.filter(isNew);
  const versions = Math.min(mostAnswers, Math.max(1, Math.floor(first.length / nameCount)));
  const turn = (version - 1) % versions;
  const all = [...new Set([...first, ...repeated, ...others, ...again, ...less])];
  return { names: all.slice(turn * nameCount, (turn + 1) * nameCount), versions };
}

/** Words after which a description tells something else than the trade. */
const aside = /\s+(?:for|near|in|at|on|around|beside|by|with|that|who|which|wey)\s.*$/iu;
const ofBuyers = /^(?:an?\s+)?(?:family|children['’]s|kids['’]?|ladies|women['’]s|men['’]s)\s+/iu;

/** The trade of a description. Where something is wished of the name, the trade may stand in its first words alone. */
async function tradeOf(description: string, parts: readonly string[]): Promise<string | undefined> {
  const { business, customers } = wishOf(description);
  const whole = business || description;
  const sure = await sureOf("trades", whole, [...partsOf(whole).map(({ text }) => text), ...parts]);
  const isWished = business !== description || customers.length > 0;
  if (sure !== undefined || !isWished) return sure;
  const head = withoutPlaces(whole.split(/[,.;]/)[0] ?? "")
    .replace(aside, "")
    .replace(ofBuyers, "")
    .trim();
  return head === "" ? undefined : sureOf("trades", head, [head]);
}

/** How names are found. */
export const naming: Pick<Writings, "generate-business-names"> = {
  "generate-business-names": {
    kind: "trades",
    // What is said of the name would disturb the recognition of the trade.
    words: ({ businessDescription }) => [splitWishes(businessDescription).business || businessDescription],
    find: ({ businessDescription }, { meant }) => tradeOf(businessDescription, meant),
    told: "businessDescription",
    noQuestion: true,
    write: writeNames,
  },
};
