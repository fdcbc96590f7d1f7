import { states } from "#content/trades/places.ts";
import type { NameLanguage } from "#content/trades/types.ts";

/** How names refer to a place, and which language is spoken there. */
export interface HomeTown {
  /** The form used in a name: 'Ibadan'. */
  readonly name: string;
  /** A nickname that its people know, with its reason (noun phrase: '{nick} is {because}'). */
  readonly nick?: { readonly name: string; readonly because: string };
  readonly languages: readonly NameLanguage[];
}

const languageOfStates: readonly (readonly [NameLanguage, string])[] = [
  ["Yoruba", "Lagos,Ogun,Oyo,Osun,Ondo,Ekiti,Kwara"],
  ["Igbo", "Anambra,Enugu,Imo,Abia,Ebonyi"],
  ["Hausa", "Kano,Kaduna,Katsina,Sokoto,Kebbi,Zamfara,Jigawa,Bauchi,Gombe,Borno,Yobe,Adamawa,Niger"],
  ["Pidgin", "Rivers,Delta,Bayelsa,Edo,Cross River,Akwa Ibom"],
];

/** Nicknames that people of a state or town use for it. */
const nicks: Readonly<Record<string, readonly [name: string, because: string]>> = {
  Lagos: ["Eko", "the old Yoruba name of Lagos"],
  Ibadan: ["Brown Roof", "what one sees of Ibadan from its hills"],
  Oyo: ["Pacesetter", "the byname of Oyo State"],
  Abeokuta: ["Olumo", "the rock that Abeokuta lies under"],
  Ogun: ["Gateway", "the byname of Ogun State"],
  Osun: ["Riverside", "a word for the river that Osun is named after"],
  Ondo: ["Sunshine", "the byname of Ondo State"],
  Enugu: ["Coal City", "the byname of Enugu"],
  Aba: ["Enyimba", "the elephant by which Aba is known"],
  Onitsha: ["Niger Bank", "the river bank on which Onitsha trades"],
  Owerri: ["Heartland", "the byname of Imo"],
  Abuja: ["Zuma", "the rock at the gate of Abuja"],
  Kano: ["Dala", "the hill on which Kano began"],
  Kaduna: ["Crocodile City", "the byname of Kaduna"],
  Zaria: ["Zazzau", "the old name of Zaria"],
  Jos: ["Plateau", "the high land on which Jos lies"],
  Rivers: ["Garden City", "the byname of Port Harcourt"],
  Edo: ["Ancient City", "the byname of Benin City"],
  Warri: ["Wafi", "what its people call Warri"],
  "Cross River": ["Canaan", "the byname that Calabar gives itself"],
  Kwara: ["Harmony", "the byname of Kwara State"],
  Nigeria: ["Naija", "what Nigerians call their country"],
};

/** Places whose name needs permission in a registered name, or that no shop is named after. */
const unfit = /^(?:the |Federal|West Africa)/;

/** @param place spelled as on a map */
export function homeTown(place: string | undefined): HomeTown | undefined {
  if (place === undefined || unfit.test(place)) return undefined;
  const short = place.replace(/ (?:State|City)$/, "").replaceAll("’", "");
  const state = states.find(
    ({ name, capital, towns }) =>
      name === short || capital === place || capital === short || towns.includes(place),
  );
  const languages = languageOfStates
    .filter(([, names]) => names.split(",").includes(state?.name ?? ""))
    .map(([language]) => language);
  const capital = state && [place, short].includes(state.capital);
  const nick = nicks[short] ?? (capital || state?.name === "Lagos" ? nicks[state?.name ?? ""] : undefined);
  return {
    name: short === "Nigeria" ? "Naija" : short,
    languages,
    ...(nick && short !== "Nigeria" ? { nick: { name: nick[0], because: nick[1] } } : {}),
  };
}
