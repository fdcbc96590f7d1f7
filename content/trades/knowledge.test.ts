import { describe, expect, test } from "vitest";
import { audiences } from "./audiences.ts";
import { departments, generalDepartment } from "./departments.ts";
import { generalSector, sectors } from "./sectors.ts";
import { type Slot, slots } from "./slots.ts";
import { tones } from "./tones.ts";

type Kind = "phrase" | "sentence" | "label";

/** How each field is written, by its path without the places in lists. */
const kinds: Record<string, Record<Kind, string>> = {
  sector: {
    label: "id kind keywords lines.id lines.words nameRoots.root nameRoots.language",
    phrase:
      "name offerNouns customers wants worries proofs benefits channels.name seasons.when seasons.what regulators.body regulators.when capital.buys.item earn risks.risk measures automations.task system.what campaigns.idea nameRoots.meaning",
    sentence:
      "strengths channels.how regulators.what firstTest risks.answer automations.how system.why campaigns.steps questions.question questions.answer",
  },
  department: {
    label: "id keywords",
    phrase:
      "name purpose owner others tools before steps.who steps.check steps.record qualityChecks records whenWrong.problem measures review",
    sentence: "steps.do whenWrong.do",
  },
  tone: { label: "id name connectors", phrase: "sound avoids", sentence: "openers calls" },
  audience: { label: "id keywords", phrase: "name moves reached", sentence: "speak" },
};

interface Text {
  readonly of: string;
  readonly path: string;
  readonly kind: Kind | undefined;
  readonly text: string;
}

/** Every string of an entry with its path; a path that nobody described has no kind. */
function textsOf(type: string, of: string, value: unknown, path = ""): Text[] {
  if (typeof value === "string") {
    const found = Object.entries(kinds[type] ?? {}).find(([, paths]) => paths.split(" ").includes(path));
    return [{ of: `${type} ${of}`, path, kind: found?.[0] as Kind | undefined, text: value }];
  }
  if (Array.isArray(value)) return value.flatMap((item) => textsOf(type, of, item, path));
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, item]) =>
    textsOf(type, of, item, path === "" ? key : `${path}.${key}`),
  );
}

/** Every list of strings of an entry. */
function listsOf(value: unknown): string[][] {
  if (Array.isArray(value) && value.every((item) => typeof item === "string")) return [value];
  if (typeof value !== "object" || value === null) return [];
  return Object.values(value).flatMap(listsOf);
}

const allSectors = [...sectors, generalSector];
const allDepartments = [...departments, generalDepartment];
const entries = [
  ...allSectors.map((entry) => ["sector", entry] as const),
  ...allDepartments.map((entry) => ["department", entry] as const),
  ...tones.map((entry) => ["tone", entry] as const),
  ...audiences.map((entry) => ["audience", entry] as const),
];
const texts = entries.flatMap(([type, entry]) => textsOf(type, entry.id, entry));
const written = texts.filter(({ path }) => path !== "keywords" && path !== "lines.words");

/** The texts that break a rule, so that a failure shows all of them. */
function breaking(list: readonly Text[], rule: (text: string) => boolean): string[] {
  return list.filter(({ text }) => !rule(text)).map(({ of, path, text }) => `${of}, ${path}: ${text}`);
}

function sectorTexts(...paths: string[]): Text[] {
  return texts.filter(({ of, path }) => of.startsWith("sector ") && paths.includes(path));
}

function repeated(list: readonly string[]): string[] {
  return list.filter((item, place) => list.indexOf(item) !== place);
}

const names =
  /^(WhatsApp|Instagram|Google|Facebook|TikTok|LinkedIn|YouTube|Pinterest|Muslim|Nigerians|Pidgin|Hajj|[A-Z]{2,})/;

describe("every text", () => {
  test("is described, so that its form is known", () => {
    expect(texts.filter(({ kind }) => kind === undefined)).toEqual([]);
  });

  test("is filled, without stray spaces, straight quotes, exclamation marks, dashes or emoji", () => {
    const clean = (text: string) =>
      text !== "" && text === text.trim() && !/ {2}|[!'"–—]|\p{Extended_Pictographic}/u.test(text);
    expect(breaking(texts, clean)).toEqual([]);
  });

  test("has none of the words that say nothing", () => {
    const banned = /unlock|leverag|empower|revolutioni[sz]|cutting.edge|game.chang|seamless|elevate|delve/i;
    expect(breaking(written, (text) => !banned.test(text))).toEqual([]);
  });

  test("that is a phrase goes inside a sentence", () => {
    const phrases = written.filter(({ kind }) => kind === "phrase");
    const fits = (text: string) =>
      (/^[a-z0-9₦]/.test(text) || names.test(text)) && !/[.?:;,]$|[.?] /.test(text);
    expect(breaking(phrases, fits)).toEqual([]);
  });

  test("that is a sentence stands alone", () => {
    const sentences = written.filter(({ kind }) => kind === "sentence");
    expect(breaking(sentences, (text) => /^[A-Z].*[.?]$/.test(text))).toEqual([]);
  });

  test("stands once in its list", () => {
    expect(entries.flatMap(([, entry]) => listsOf(entry).flatMap(repeated))).toEqual([]);
  });
});

describe("sectors", () => {
  test("are many, and each is whole", () => {
    expect(sectors.length).toBeGreaterThanOrEqual(28);
    for (const sector of allSectors) {
      const sizes: [readonly unknown[], number][] = [
        [sector.offerNouns, 4],
        [sector.customers, 5],
        [sector.wants, 6],
        [sector.worries, 6],
        [sector.proofs, 5],
        [sector.benefits, 6],
        [sector.strengths, 4],
        [sector.channels, 4],
        [sector.seasons, 3],
        [sector.regulators, 2],
        [sector.capital.buys, 5],
        [sector.earn, 4],
        [sector.risks, 5],
        [sector.measures, 5],
        [sector.automations, 5],
        [sector.campaigns, 5],
        [sector.questions, 10],
        [sector.nameRoots, 8],
      ];
      const short = sizes.flatMap(([list, least], place) => (list.length < least ? [place] : []));
      expect(short, sector.id).toEqual([]);
      for (const { steps } of sector.campaigns) expect([2, 3]).toContain(steps.length);
    }
  });

  test("cost at least and at most what their items cost", () => {
    for (const { id, capital } of allSectors) {
      const least = capital.buys.reduce((sum, { low }) => sum + low, 0);
      const most = capital.buys.reduce((sum, { high }) => sum + high, 0);
      expect(capital.low, id).toBeLessThanOrEqual(least);
      expect(capital.high, id).toBeGreaterThanOrEqual(most);
      expect(capital.low, id).toBeGreaterThan(least * 0.9);
      expect(capital.high, id).toBeLessThan(most * 1.1);
      for (const { item, low, high } of capital.buys) expect(low, item).toBeLessThan(high);
    }
  });

  test("want, worry and prove without saying whose", () => {
    const person = /\b(they|their|them|you|your|our|we|my|I|us)\b/;
    expect(breaking(sectorTexts("wants", "worries", "proofs"), (text) => !person.test(text))).toEqual([]);
    expect(breaking(sectorTexts("wants"), (text) => !text.startsWith("to "))).toEqual([]);
  });

  test("give benefits that follow 'so that you' and 'you can'", () => {
    const plainVerb = (text: string) =>
      !/^(are|is|be|will|can|do not|never|no|not|your?|the|an?)\b|^\w+(ing|ed)\b/.test(text) ||
      /^(feed|bring|need)\b/.test(text);
    expect(breaking(sectorTexts("benefits"), plainVerb)).toEqual([]);
  });

  test("begin tasks with -ing, campaigns and systems with an article, regulators with 'before'", () => {
    expect(breaking(sectorTexts("automations.task"), (text) => /^\w+ing\b/.test(text))).toEqual([]);
    const article = /^(an?|the|one) /;
    expect(breaking(sectorTexts("campaigns.idea", "system.what"), (text) => article.test(text))).toEqual([]);
    expect(breaking(sectorTexts("regulators.when"), (text) => text.startsWith("before "))).toEqual([]);
  });

  test("leave open in their answers only what slots.ts knows", () => {
    const named = sectorTexts("questions.answer").flatMap(({ text }) => text.match(/\{[^}]*\}/g) ?? []);
    const known = (Object.keys(slots) as Slot[]).map((slot) => `{${slot}}`);
    expect(named.filter((slot) => !known.includes(slot))).toEqual([]);
    expect(known.filter((slot) => !named.includes(slot))).toEqual([]);
    // A slot is filled in small letters, so no sentence begins with one.
    expect(breaking(sectorTexts("questions.answer"), (text) => !/(^|[.?] ){/.test(text))).toEqual([]);
    const others = sectorTexts("questions.question", "wants", "worries", "channels.how", "risks.answer");
    expect(breaking(others, (text) => !/[{}]/.test(text))).toEqual([]);
  });

  test("ask in questions", () => {
    expect(breaking(sectorTexts("questions.question"), (text) => text.endsWith("?"))).toEqual([]);
  });

  test("share no sentence and no want, worry or benefit", () => {
    const own = texts.filter(
      ({ of, kind, path }) =>
        of.startsWith("sector ") &&
        (kind === "sentence" ||
          ["wants", "worries", "proofs", "benefits", "automations.task"].includes(path)) &&
        path !== "questions.question",
    );
    expect(repeated(own.map(({ text }) => text))).toEqual([]);
  });

  test("have roots that can be pronounced as they are written", () => {
    expect(breaking(sectorTexts("nameRoots.root"), (text) => /^[A-Z][A-Za-z’ ]{1,16}$/.test(text))).toEqual(
      [],
    );
  });
});

test("departments are the named ones, and each is a procedure", () => {
  expect(departments.length).toBeGreaterThanOrEqual(16);
  for (const department of allDepartments) {
    expect(department.steps.length, department.id).toBeGreaterThanOrEqual(8);
    expect(department.qualityChecks.length, department.id).toBeGreaterThanOrEqual(4);
    expect(department.records.length, department.id).toBeGreaterThanOrEqual(3);
    expect(department.whenWrong.length, department.id).toBeGreaterThanOrEqual(4);
    expect(department.measures.length, department.id).toBeGreaterThanOrEqual(3);
    expect(department.before.length, department.id).toBeGreaterThanOrEqual(3);
    expect(department.keywords.length, department.id).toBeGreaterThanOrEqual(10);
  }
});

test("tones have enough to choose from, and each call names where to write or what to get", () => {
  expect(tones.map(({ id }) => id)).toEqual(["friendly", "professional", "direct", "playful", "pidgin"]);
  for (const tone of tones) {
    for (const list of [tone.openers, tone.connectors, tone.calls]) {
      expect(list.length, tone.id).toBeGreaterThanOrEqual(8);
    }
    expect(tone.avoids.length, tone.id).toBeGreaterThanOrEqual(4);
    expect(tone.calls.filter((call) => !/\{(contact|offer)\}/.test(call))).toEqual([]);
    const known = [...tone.openers, ...tone.calls].join(" ").replace(/\{(contact|offer)\}/g, "");
    expect(known).not.toMatch(/[{}]/);
    expect(tone.connectors.filter((connector) => !/^[A-Z].*([,:]| say)$/.test(connector))).toEqual([]);
  }
});

test("audiences have something that moves them and a way to reach them", () => {
  expect(audiences.length).toBeGreaterThanOrEqual(14);
  for (const { id, moves, reached, keywords } of audiences) {
    expect(moves.length, id).toBeGreaterThanOrEqual(4);
    expect(reached.length, id).toBeGreaterThanOrEqual(4);
    expect(keywords.length, id).toBeGreaterThanOrEqual(8);
  }
});
