import { states } from "#content/places.ts";
import { ownPlaceIn } from "../read-facts.ts";

/** The Nigerian languages of our names. */
export const homeLanguages = ["Yoruba", "Igbo", "Hausa"] as const;
type HomeLanguage = (typeof homeLanguages)[number];

/**
 * The states where one of these languages is most people's own or second one. In the others, as in Edo or Akwa Ibom, it is none
 * of them; in Lagos and Abuja a name may be in any.
 */
const spokenIn: Readonly<Record<HomeLanguage, readonly string[]>> = {
  Yoruba: ["Ekiti", "Kwara", "Ogun", "Ondo", "Osun", "Oyo"],
  Igbo: ["Abia", "Anambra", "Delta", "Ebonyi", "Enugu", "Imo", "Rivers"],
  Hausa: [
    "Adamawa",
    "Bauchi",
    "Borno",
    "Gombe",
    "Jigawa",
    "Kaduna",
    "Kano",
    "Katsina",
    "Kebbi",
    "Nasarawa",
    "Niger",
    "Plateau",
    "Sokoto",
    "Taraba",
    "Yobe",
    "Zamfara",
  ],
};
const ofEverybody = ["Lagos", "Federal Capital Territory"];

/** The languages that are strange where a business is; none where its place is not told. */
export function strangeLanguages(description: string): HomeLanguage[] {
  const place = ownPlaceIn(description);
  const state = states.find(
    ({ name, capital, towns }) => place && [name, capital, ...towns].includes(place),
  )?.name;
  if (state === undefined || ofEverybody.includes(state)) return [];
  return homeLanguages.filter((language) => !spokenIn[language].includes(state));
}
