/** Letters that are said as one. */
const together = /str|ch|sh|th|ph|kh|gh|gb|kp|ng|ck|qu|kw|gw|ny/g;

function soundsOf(word: string): string {
  return word
    .replace(together, "B")
    .replace(/[aeiou]/g, "a")
    .replace(/y(?=a)/g, "B")
    .replace(/y/g, "a")
    .replace(/[^a]/g, "B");
}

/** How many syllables a word has, near enough. */
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
    // Three consonants open or close an English word only behind or before an s.
    !/^B{3}/.test(sounds.replace(/^BBB(?=a)/, /^s/.test(word) ? "B" : "BBB")) &&
    syllables(word) <= 5
  );
}

/** Whether people can say a name of one or more words when they first read it. */
export function pronounceable(name: string): boolean {
  const words = name
    .normalize("NFD")
    .toLowerCase()
    .replace(/[\u0300-\u036f’']/g, "")
    .split(/[^a-z0-9]+/)
    .filter((word) => word !== "");
  return words.length > 0 && words.every(sayable);
}

/** Consonants that may meet where two parts of a coined word join: the first closes, the second opens. */
const easyJoin = /^(?:[nmrl][bcdfghjklmpqrstvwy]|s[cfhklmptw]|[dgtbpkc][lrw]|[tkp]s|ks|ts)$/;

/** Two parts as one word, or nothing where the join is hard to say or to read. */
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
