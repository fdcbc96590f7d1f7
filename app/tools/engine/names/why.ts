import type { Origin } from "./candidate.ts";

type Reasons<Kind extends Origin["kind"]> = readonly ((
  made: Extract<Origin, { kind: Kind }>,
  /** The visitor's own words: 'your {subject}'. */
  subject: string,
) => string)[];

interface Word {
  readonly language: string;
  readonly meaning: string;
}

/** The meaning of a word in quotation marks; in Pidgin it may be a whole clause. */
function quoted({ language, meaning }: Word): string {
  return language === "Pidgin" ? `“${meaning}”` : meaning;
}

/** 'Yoruba for fish', or for an English word what it makes people think of. */
function sense(word: Word): string {
  return word.language === "English" ? `a word for ${word.meaning}` : `${word.language} for ${quoted(word)}`;
}

/** Last words that fit every trade and so name none. */
const broad = new Set([
  "Ventures",
  "House",
  "Works",
  "Company",
  "Services",
  "Hub",
  "Enterprise",
  "Place",
  "“& Co”",
]);

/** What the last word adds to a name. */
function closing(end: string): string {
  return broad.has(end) ? `${end} leaves room to grow` : `${end} names the trade`;
}

const reasons: { readonly [Kind in Origin["kind"]]: Reasons<Kind> } = {
  own: [
    ({ own, end }, subject) =>
      `${own} is your own word, and ${closing(end)}: a stranger knows at once that it is about your ${subject}.`,
    ({ own, end }, subject) =>
      `Anybody who searches for your ${subject} sees ${own} first; ${end} makes it sound settled from the first day.`,
    ({ own, end }) =>
      `This one is plain and easy to spell: ${own} comes from your description, and ${closing(end)}.`,
    ({ own, end }, subject) =>
      `It names ${own} before anything else, so people connect it with your ${subject} at once, and ${closing(end)}.`,
  ],
  proper: [
    ({ opener, own }, subject) =>
      `${own} is your own word; ${opener} is the promise in front of it, and your ${subject} will be measured by it.`,
    ({ opener, own }) =>
      `Two words that everybody knows are enough: ${opener} for how it is done, ${own} for what you told us.`,
  ],
  pair: [
    ({ one, other }, subject) =>
      `Your words ${one} and ${other} stand side by side, so people know two things about your ${subject} before they ask.`,
    ({ one, other }) =>
      `It is the shortest way to say what you told us: ${one} and ${other}, with nothing to explain.`,
  ],
  founder: [
    ({ founder, end }, subject) =>
      `${founder} is the name in your description; people trust a person, and ${end} tells them what to ask for: your ${subject}.`,
    ({ founder, end }) =>
      `It lets ${founder} sign the work, and customers who were sent by a friend find ${end} beside a name they have heard.`,
  ],
  place: [
    ({ place, end }, subject) =>
      `${place} says where and ${end} says what; people near by remember your ${subject} by the name of their own town.`,
    ({ place, end }, subject) =>
      `It suits those who search with the name of the town: ${place} comes first, ${end} next, and your ${subject} is found.`,
    ({ place, end }) => `It claims ${place} openly, which helps while the name is new, and ${closing(end)}.`,
  ],
  nick: [
    ({ nick, because, end }, subject) =>
      `${nick} is ${because}, so people of the place feel at home, and ${end} tells them about your ${subject}.`,
    ({ nick, because, end }) =>
      `People of the place know ${nick}, ${because}; with ${end} behind it the name is local without being narrow.`,
  ],
  placeRoot: [
    ({ place, root, meaning }, subject) =>
      `${root} makes people think of ${meaning}, and ${place} ties your ${subject} to its town.`,
    ({ place, root, meaning }) =>
      `It joins ${place} to ${root}, a word for ${meaning}, so it is local and still says something about the work.`,
  ],
  root: [
    ({ root, meaning, end }, subject) =>
      `${root} makes people think of ${meaning}, and ${closing(end)}: a short way to speak of your ${subject}.`,
    ({ root, meaning, end }) => `It begins with ${root}, for ${meaning}, and ${closing(end)}.`,
    ({ root, meaning, end }, subject) =>
      `For your ${subject} it takes a short English word, ${root}, which stands for ${meaning}; ${closing(end)}.`,
  ],
  roots: [
    ({ one, other }, subject) =>
      `${one[0]} stands for ${one[1]} and ${other[0]} for ${other[1]}; together they make a picture of your ${subject}.`,
    ({ one, other }) =>
      `Two short words carry it: ${one[0]}, for ${one[1]}, and ${other[0]}, for ${other[1]}.`,
  ],
  ready: [
    ({ meaning }, subject) =>
      `It makes people think of ${meaning}, and that is a promise your ${subject} can keep every day.`,
    ({ meaning }, subject) =>
      `It speaks of ${meaning}, which is what people hope for when they ask for your ${subject}.`,
    ({ meaning }) => `It stands for ${meaning}, and customers understand that without an explanation.`,
    ({ meaning }, subject) =>
      `The picture behind it is simple: ${meaning}. Say it once beside your ${subject}, and people keep it.`,
    ({ meaning }, subject) =>
      `Whoever hears it thinks of ${meaning}, and your ${subject} should be remembered for that.`,
  ],
  local: [
    ({ root, end, ...word }, subject) =>
      `${root} is ${sense(word)}, and ${closing(end)}, so the two fit your ${subject}.`,
    ({ root, end, ...word }) =>
      `In ${word.language}, ${root} means ${quoted(word)}; those who speak it understand at once, and ${closing(end)}.`,
    ({ root, end, ...word }, subject) =>
      `It gives your ${subject} a word with a story: ${root}, which is ${sense(word)}, with ${end} behind it.`,
    ({ root, end, ...word }) =>
      `The ${word.language} word ${root} says ${quoted(word)} in few letters, and ${closing(end)}.`,
  ],
  alone: [
    ({ root, ...word }, subject) =>
      `${root} is ${sense(word)}; it needs nothing beside it when people talk about your ${subject}.`,
    ({ root, ...word }) =>
      `People who know ${word.language} hear ${quoted(word)} in ${root}, and everybody else hears a name that is easy to keep.`,
  ],
  house: [
    ({ house, root, language, meaning }, subject) =>
      `${house} is ${language} for house: with ${root}, the word for ${meaning}, it is a home for your ${subject}.`,
    ({ house, root, language, meaning }) =>
      `In ${language} it says house of ${meaning.replace(/^(?:an?|the) /, "")}; ${house} and ${root} are short words that people already use.`,
  ],
  good: [
    ({ root, language, meaning }, subject) =>
      `It says good ${meaning} in ${language}: ${root} for what it is, Oma for how it should be, as people expect of your ${subject}.`,
  ],
  blend: [
    ({ root, tail, ...word }, subject) =>
      `It joins ${root}, ${sense(word)}, with “${tail}” into one short word that stands well beside your ${subject}.`,
    ({ root, tail, ...word }) =>
      `One word, easy to type after an @, grew out of ${root}, which is ${sense(word)}, and “${tail}”.`,
    ({ root, tail, ...word }, subject) =>
      `For your ${subject} it makes a new word of ${root} (${sense(word)}) and “${tail}”, so few others will have it already.`,
  ],
  placeBlend: [
    ({ place, tail }, subject) =>
      `It runs ${place} and “${tail}” together into one word, so your ${subject} and its town stay in one breath.`,
    ({ place, tail }) => `One word says it all here: ${place} for where you are, “${tail}” for what you do.`,
  ],
  ownBlend: [
    ({ own, tail }, subject) =>
      `It grew out of your own word ${own} and “${tail}”, a short form that people can call your ${subject} by.`,
    ({ own, tail }) =>
      `It keeps ${own} from your description and closes with “${tail}”, so it is short enough for a label.`,
  ],
};

/** Maximum length in the contract. */
const longest = 300;

/**
 * The origin of a name and why it fits, in one or two sentences.
 * @param turn how many names of this kind came before, so that their explanations differ
 */
export function why<Kind extends Origin["kind"]>(
  made: Extract<Origin, { kind: Kind }>,
  subject: string,
  turn: number,
): string {
  const ways = reasons[made.kind as Kind];
  const turned = [...ways.slice(turn % ways.length), ...ways.slice(0, turn % ways.length)];
  const said = turned.map((way) => way(made, subject));
  return (
    said.find((text) => text.length <= longest) ??
    said
      .join("")
      .slice(0, longest - 1)
      .concat("…")
  );
}
