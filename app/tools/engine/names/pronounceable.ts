/** Letters that are pronounced as one. */
const together = /str|ch|sh|th|ph|kh|gh|gb|kp|ng|ck|qu|kw|gw|ny/g;

function soundsOf(word: string): string {
  return word
    .replace(together, "B")
    .replace(/[aeiou]/g, "a")
    .replace(/y(?=a)/g, "B")
    .replace(/y/g, "a")
    .replace(/[^a]/g, "B");
}

/** The approximate number of syllables in a word. */
export function syllables(word: string): number {
  const plain = word
    .toLowerCase()
    .replace(/[^a-z]/g, "")
    .replace(/(?<=[^aeiou])e$/, "");
  return (soundsOf(plain).match(/a+/g) ?? []).length;
}

function sayable(word: string): boolean {
  if (/^\d+$/.test(word)) return word.length <= 4;
  const sounds = soundsOf(word);
  return (
    /^[a-z]+$/.test(word) &&
    sounds.includes("a") &&
    !/B{4}|a{4}/.test(sounds) &&
    !/(.)\1\1/.test(word) &&
    // In English, three consonants start a word only with an s first, and end one only with an s last.
    !/^B{3}/.test(sounds.replace(/^BBB(?=a)/, /^s/.test(word) ? "B" : "BBB")) &&
    syllables(word) <= 5
  );
}

/** Whether people can pronounce a name when they first read it. */
export function pronounceable(name: string): boolean {
  const words = name
    .normalize("NFD")
    .toLowerCase()
    .replace(/[\u0300-\u036f’']/g, "")
    .split(/[^a-z0-9]+/)
    .filter((word) => word !== "");
  return words.length > 0 && words.every(sayable);
}

/** Consonants that may meet where two parts of a coined word join: the last of one part, the first of the next. */
const easyJoin = /^(?:[nmrl][bcdfghjklmpqrstvwy]|s[cfhklmptw]|[dgtbpkc][lrw]|[tkp]s|ks|ts)$/;

/** Joins two parts into one word; undefined if the result is hard to say or read. */
export function joined(first: string, second: string): string | undefined {
  const [one, other] = [first.toLowerCase(), second.toLowerCase()];
  const [last, next] = [one.at(-1) ?? "", other.at(0) ?? ""];
  const vowel = /[aeiou]/;
  const stem = last === next ? one.slice(0, -1) : one;
  const softMeeting = vowel.test(last) !== vowel.test(next) || last === next;
  if (!softMeeting && (vowel.test(last) || !easyJoin.test(last + next))) return undefined;
  const word = stem + other;
  const fits = word.length >= 5 && word.length <= 10 && syllables(word) >= 2 && syllables(word) <= 3;
  if (!fits || !sayable(word)) return undefined;
  return word.charAt(0).toUpperCase() + word.slice(1);
}
