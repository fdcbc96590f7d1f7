import { expect, test } from "vitest";
import { moods, nameWordsSchema, wordLanguages } from "./name-word.ts";
import { readNameWords } from "./read-library.server.ts";

const words = await readNameWords();

test("each good word has a meaning, a language and a mood", () => {
  expect(words.length).toBeGreaterThan(300);
  for (const { word, meaning, language, moods } of words) {
    expect(meaning, word).toBeTruthy();
    expect(wordLanguages, word).toContain(language);
    expect(moods.length, word).toBeGreaterThan(0);
  }
});

test("each mood has words enough for an answer", () => {
  for (const mood of moods)
    expect(words.filter((one) => one.moods.includes(mood)).length, mood).toBeGreaterThanOrEqual(14);
});

test("there is a word for each letter", () => {
  for (const letter of "ABCDEFGHIJKLMNOPQRSTUVWXYZ")
    expect(
      words.some(({ word, faith, customers }) => word.startsWith(letter) && !faith && !customers.length),
      letter,
    ).toBe(true);
});

/** Twenty words of each language, and one line more. */
const fileWith = (line: string) =>
  Object.fromEntries(
    wordLanguages.map((language, at) => [
      language,
      [
        ...Array.from(
          { length: 20 },
          (_, word) => `${"ABCDEFG"[at]}${"abcdefghijklmnopqrst"[word]} | a thing | warm`,
        ),
        ...(at === 0 ? [line] : []),
      ],
    ]),
  );

test.each([
  ["Haven", "meaning"],
  ["Haven | a safe place", "moods"],
  ["Haven | a safe place | warm blue", "not known"],
  ["Haven | A safe place. | warm", "phrase"],
  ["haven | a safe place | warm", "capital"],
  ["Haven of Good Rest | a safe place | warm", "one or two words"],
  ["Aa | a thing | warm", "twice"],
])("%j is refused", (line, wrong) => {
  const checked = nameWordsSchema.safeParse(fileWith(line));
  expect(JSON.stringify(checked.error?.issues)).toContain(wrong);
});

test("a whole line is accepted", () => {
  expect(
    nameWordsSchema.safeParse(fileWith("Haven | a safe place | warm children Christian food")).success,
  ).toBe(true);
});
