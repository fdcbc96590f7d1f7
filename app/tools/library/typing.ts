import { africanCities, states } from "#content/places.ts";

/** Shorthand and slips that leave no doubt, by what was meant. Nigerian words and Pidgin stay as they were typed. */
const meant: Readonly<Record<string, string>> = {
  with: "wt wit wth wiv",
  and: "nd n",
  you: "u",
  your: "ur",
  are: "r",
  please: "pls plz plss",
  because: "bcos bcoz becos cuz bcs",
  people: "pple ppl peple",
  about: "abt",
  before: "b4",
  for: "4r",
  this: "dis",
  that: "dat",
  the: "d",
  them: "dem",
  good: "gud",
  we: "wee",
  very: "vry",
  weeks: "wks",
  have: "hv hav",
  from: "frm",
  quality: "qlty",
  quantity: "qty",
  available: "availabe avalable availble",
  original: "orignal orijinal",
  stitching: "stiching",
  leather: "lether",
  quarry: "quary",
  restaurant: "restorant resturant restaurent",
  rechargeable: "rechargable",
  delivery: "delivary dilivery",
  receive: "recieve",
  accessories: "acessories accesories",
  accommodation: "accomodation",
  business: "busines bussiness buisness",
  welding: "weldin",
  burglary: "burglery",
  wholesale: "whole-sale",
  beautiful: "beatiful beautifull",
  affordable: "afordable",
  material: "matirial",
  separate: "seperate",
  package: "packege",
  definitely: "definately",
  "don't": "dont",
  "can't": "cant",
  "won't": "wont",
  "it's": "its'",
  "I'm": "im",
};

const corrections = new Map(
  Object.entries(meant).flatMap(([word, typed]) => typed.split(" ").map((slip) => [slip, word] as const)),
);

/** Slips that are words of Pidgin or names where they stand alone: only a text in English is cleaned of them. */
const notInPidgin = new Set(["dem", "dis", "dat", "d", "n"]);

const capitals = new Map<string, string>(
  [
    ...states.flatMap(({ name, capital, towns, needsState }) => [
      ...(needsState ? [] : [name]),
      capital,
      ...towns,
    ]),
    ...africanCities.map(({ name }) => name),
    ..."Nigeria Ghana Africa Monday Tuesday Wednesday Thursday Friday Saturday Sunday January February April June July August September October November December Tue Tues Thur Thurs Fri Aug Sept Oct Nov Dec Christmas Easter Sallah Ramadan WhatsApp Instagram Facebook TikTok Google Uber Bolt Toyota Camry Corolla Sienna Honda Lexus Samsung iPhone Android NAFDAC CAC JAMB WAEC NECO POS BP PH GRA Muslim Christian Hausa Yoruba Igbo English".split(
      " ",
    ),
  ].map((name) => [name.toLowerCase(), name]),
);

/** Whether a word is always written with a capital: a place, a day, a name that we know. */
export const capitalized = (word: string) => word === "I" || capitals.has(word.toLowerCase());

const isPidgin = (text: string) => /\b(?:dey|wey|una|abeg|wetin|sabi|am|dem|na)\b/i.test(text);

/** An amount as it is printed: 'N12000' is '₦12,000'. */
const amounts = (text: string) =>
  text.replace(/(?:₦|\bN(?:GN)?)\s?(\d[\d,]*)/g, (_, digits: string) => {
    const plain = digits.replaceAll(",", "");
    const rest = digits.endsWith(",") ? "," : "";
    return `₦${plain.replace(/\B(?=(\d{3})+$)/g, ",")}${rest}`;
  });

const units: readonly [RegExp, string][] = [
  [/(\d)\s?wks?\b/gi, "week"],
  [/(\d)\s?(?:mths?|mnths?)\b/gi, "month"],
  [/(\d)\s?yrs?\b/gi, "year"],
  [/(\d)\s?hrs?\b/gi, "hour"],
  [/(\d)\s?mins?\b/gi, "minute"],
  [/(\d)\s?pcs\b/gi, "piece"],
];

/** Measures written out: '8wks' is '8 weeks'. */
const measures = (text: string) =>
  units.reduce(
    (changed, [pattern, unit]) =>
      changed.replace(pattern, (found, digit: string, at: number) => {
        const isOne = digit === "1" && !/[\d.,]/.test(changed.charAt(at - 1));
        return found === "" ? found : `${digit} ${unit}${isOne ? "" : "s"}`;
      }),
    text,
  );

/** What a visitor typed, as customers may read it: obvious shorthand written out, places and days with capitals. */
export function cleanTyping(text: string): string {
  const pidgin = isPidgin(text);
  const words = measures(amounts(text)).replace(/[\p{L}\p{M}\d'’]+/gu, (word) => {
    const low = word.toLowerCase();
    const right = pidgin && notInPidgin.has(low) ? undefined : corrections.get(low);
    // A word in capitals is a name: ND is a diploma.
    if (right && (word === low || (low.length > 1 && word === low.charAt(0).toUpperCase() + low.slice(1))))
      return word === low ? right : right.charAt(0).toUpperCase() + right.slice(1);
    if (word === "i") return "I";
    return word === low ? (capitals.get(low) ?? word) : word;
  });
  return words
    .replace(/\s+([,.;:!?])/g, "$1")
    .replace(/([,;])(?=[\p{L}])/gu, "$1 ")
    .replace(/\s{2,}/g, " ")
    .trim();
}
