import type { NameLanguage } from "#content/trades/types.ts";
import { words } from "#content/trades/words.ts";

/** How a language says 'house of', and the roots that go with it in good grammar and taste. */
interface HouseWord {
  readonly language: NameLanguage;
  readonly house: string;
  readonly roots: readonly string[];
}

export const houseWords: readonly HouseWord[] = [
  {
    language: "Yoruba",
    house: "Ile",
    roots:
      words(`Adun, Ase, Ebun, Buredi, Ayo, Omi, Eso, Agbado, Eja, Eran, Imole, Aso, Oge, Ewa, Iyun, Ileke, Irun,
      Ose, Ilera, Iwosan, Itoju, Imo, Eko, Ogbon, Owo, Aworan, Iwe, Iroyin, Ododo, Ariya, Igi, Imototo, Isinmi,
      Imoran, Ife, Ire, Itunu, Ikore, Oja, Aran`),
  },
  {
    language: "Hausa",
    house: "Gidan",
    roots:
      words(`Abinci, Kifi, Nama, Ruwa, Haske, Tufafi, Sutura, Takalmi, Fata, Turare, Kitso, Magani, Lafiya,
      Ilimi, Labari, Gyara, Kudi, Asusu, Hoto, Takarda, Fure, Biki, Kujera, Tsafta, Tsabta, Wanki, Shawara, Taimako,
      Albarka, Kaya, Noma, Girki, Kwai, Alkama, Karfi, Rana, Amana`),
  },
  {
    language: "Igbo",
    house: "Ulo",
    roots:
      words(`Nri, Azu, Akwa, Mma, Uwe, Mmuta, Ego, Foto, Akwukwo, Ifuru, Ahia, Nka, Udo, Ndu, Ebere, Ihe, Ozi,
      Achicha, Ofe`),
  },
];

/** Igbo roots that can take 'good': 'Azu Oma'. */
export const goodThings: readonly string[] = words("Ofe, Azu, Uwe, Uzo, Olu, Oche, Mmiri, Foto, Aku, Ulo");
