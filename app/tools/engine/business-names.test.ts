import { describe, expect, test } from "vitest";
import { sectors } from "#content/trades/sectors.ts";
import { everyNth, fullRun } from "#tests/support/budget.ts";
import { toolCases } from "#tests/support/tool-inputs.ts";
import { toolCalls } from "../contract.ts";
import { writeBusinessNames } from "./business-names.ts";
import { decent, ofSomebody, squashed, wordsOfName } from "./names/blocklist.ts";
import { editDistance } from "./names/edit-distance.ts";
import { namingWords } from "./names/naming-table.ts";
import { joined, pronounceable, syllables } from "./names/pronounceable.ts";

/** Each visitor in version 1 and in one of the next three, in rotation; the full run has all four. */
const versionsOf = (at: number) => (fullRun ? [1, 2, 3, 4] : [1, 2 + (at % 3)]);
const texts = toolCases.map(({ label, sensible, typed }) => ({
  ...{ label, sensible },
  text: typed["generate-business-names"].businessDescription,
}));

function namesFor(text: string, version = 1) {
  return writeBusinessNames({ businessDescription: text, version }).names;
}

const answers = texts.flatMap(({ label, sensible, text }, at) =>
  versionsOf(at).map((version) => ({ label, sensible, text, version, names: namesFor(text, version) })),
);
const cases = answers.map((answer): [string, (typeof answers)[number]] => [
  `${answer.label}, version ${answer.version}`,
  answer,
]);

describe.each(cases)("%s", (_label, { text, sensible, names }) => {
  test("fits the contract, with 12 to 16 names", () => {
    expect(toolCalls["generate-business-names"].output.safeParse({ names }).error).toBeUndefined();
    expect(names.length).toBeGreaterThanOrEqual(12);
    expect(names.length).toBeLessThanOrEqual(16);
  });

  test("has no two similar names", () => {
    const whole = names.map(({ name }) => squashed(name));
    const near = whole.flatMap((one, at) =>
      whole
        .slice(at + 1)
        .filter((other) => editDistance(one, other) < 3)
        .map((other) => `${one} ${other}`),
    );
    expect(near).toEqual([]);
    const words = names
      .flatMap(({ name }) => [...new Set(wordsOfName(name))])
      .filter((word) => word.length > 3);
    const often = words.filter((word) => words.filter((other) => other === word).length > 2);
    expect(often).toEqual([]);
    expect(new Set(names.map(({ handle }) => handle)).size).toBe(names.length);
  });

  test("has names that can be pronounced, printed and registered", () => {
    const bad = names.filter(
      ({ name }) =>
        !pronounceable(name) ||
        !decent(name) ||
        ofSomebody(name) ||
        !/^[A-Z]/.test(name) ||
        /\b(?:Nigeria|Federal|National|Government)\b/.test(name),
    );
    expect(bad).toEqual([]);
  });

  test("does not repeat the description", () => {
    expect(names.filter(({ name }) => squashed(name) === squashed(text))).toEqual([]);
  });

  test("explains every name in whole sentences, no two alike", () => {
    const whys = names.map(({ why }) => why);
    expect(new Set(whys).size).toBe(whys.length);
    const wrecks = whys.filter(
      (why) =>
        !/^[A-Z].*[.]$/.test(why) ||
        / {2}|[.,;:]{2}| [.,;:]|[{}[\]<>]|\b(?:undefined|NaN|null)\b|\ba [aeiou]/.test(why),
    );
    expect(wrecks).toEqual([]);
  });

  // The first letters are enough: 'barbing' matches 'I dey barb'.
  test("uses what the visitor typed", () => {
    const typed = text.toLowerCase();
    const own = names.filter(({ name, why }) => {
      const [, phrase = name] = /\byour (?:own word |words? )?([\p{L}’ -]+)/u.exec(why) ?? [];
      return phrase
        .toLowerCase()
        .split(/[ -]/)
        .some((word) => word.length > 2 && typed.includes(word.slice(0, 4)));
    });
    expect(own.length).toBeGreaterThanOrEqual(sensible ? 6 : 0);
  });
});

test.each(everyNth(texts, 3))(
  "another version has other names, and the same version the same: $label",
  ({ text }) => {
    const lists = [1, 2, 3, 4, 5, 6, 7, 8].map((version) => namesFor(text, version).map(({ name }) => name));
    lists.slice(1).forEach((list, at) => {
      const kept = list.filter((name) => lists[at]?.includes(name));
      expect(kept.length / list.length, `version ${at + 2}`).toBeLessThanOrEqual(0.2);
    });
    expect(namesFor(text, 3)).toEqual(namesFor(text, 3));
  },
);

test("a different description gets mostly different names", () => {
  const first = answers.filter(({ version }) => version === 1);
  const all = first.flatMap(({ names }) => names.map(({ name }) => name));
  expect(new Set(all).size / all.length).toBeGreaterThan(0.85);
  for (const one of first) {
    for (const other of first.filter((answer) => answer !== one)) {
      const names = new Set(other.names.map(({ name }) => name));
      const shared = one.names.filter(({ name }) => names.has(name)).length;
      expect(shared, `${one.label} and ${other.label}`).toBeLessThanOrEqual(5);
    }
  }
});

test("a list has names of several styles", () => {
  const names = namesFor("I sell smoked catfish and crayfish in clean packs to families in Ibadan.").map(
    ({ name }) => name,
  );
  const has = (pattern: RegExp) => names.some((name) => pattern.test(name));
  expect(has(/Catfish|Crayfish/), "own word").toBe(true);
  expect(has(/Ibadan|Brown Roof/), "place").toBe(true);
  expect(has(/\b(?:Eja|Odo)\b/), "Yoruba, the language of the place").toBe(true);
  expect(has(/&/), "picture").toBe(true);
  expect(has(/^\w+$/), "one word").toBe(true);
});

test("a founder who is named appears in a name", () => {
  const names = namesFor("My name is Ngozi and I bake cakes for birthdays in Enugu").map(({ name }) => name);
  expect(names.filter((name) => name.startsWith("Ngozi’s "))).not.toEqual([]);
  const mama = namesFor("Mama Chidi sells hot akara and pap every morning at Uyo").map(({ name }) => name);
  expect(mama.some((name) => name.includes("Mama Chidi’s"))).toBe(true);
});

test("well-known Nigerian brands and rude names are excluded", () => {
  for (const name of [
    "Peak Foods",
    "The Place",
    "Dangote Blocks",
    "Mama Cass Kitchen",
    "Chicken Republic",
    "Kuda",
  ]) {
    expect(ofSomebody(name), name).toBe(true);
  }
  for (const name of ["Kiln & Net", "Good Place", "Deep Bowl", "Eja Packs"])
    expect(ofSomebody(name), name).toBe(false);
  for (const name of ["Ashawo Beauty", "Mumu Foods", "Ode Works", "Cum Bakes", "Yahoo House", "Shitake"]) {
    expect(decent(name), name).toBe(false);
  }
  for (const name of ["Imole Power", "Kole Builders", "Drape & Seam", "Grape Press"])
    expect(decent(name), name).toBe(true);
});

test("tells pronounceable words from unpronounceable ones", () => {
  for (const word of ["Ejapack", "Akpukpo", "Kwalliya", "Stretch", "Brightway", "Mma", "Rhythm", "Osebalm"]) {
    expect(pronounceable(word), word).toBe(true);
  }
  for (const word of ["Xzqk", "Ftkkr", "Brrr", "Aaab", "Pscht", "Ngwzta"])
    expect(pronounceable(word), word).toBe(false);
  expect(joined("eja", "pack")).toBe("Ejapack");
  expect(joined("adun", "nest")).toBe("Adunest");
  expect(joined("crust", "pz")).toBeUndefined();
  expect(["fish", "Adun", "Imole", "Takalmi"].map(syllables)).toEqual([1, 2, 2, 3]);
});

test("every sector has its own words for names, and each of them is usable", () => {
  const general = namingWords("general");
  for (const { id } of sectors) {
    const { ends, tails, ready } = namingWords(id);
    expect(namingWords(id), id).not.toBe(general);
    expect(ready.length, id).toBeGreaterThanOrEqual(10);
    const printed = [...ends, ...tails, ...ready.map(([name]) => name)];
    expect(
      printed.filter((name) => !pronounceable(name) || !decent(name) || ofSomebody(name)),
      id,
    ).toEqual([]);
    expect(
      ready.filter(([, meaning]) => !/^[a-z].*[^.]$/.test(meaning)),
      id,
    ).toEqual([]);
  }
});
