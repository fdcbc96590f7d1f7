import { deckMaterial } from "./decks/deck-material.ts";
import { decks } from "./decks/index.ts";
import type { Material } from "./material.ts";
import { worksheets } from "./worksheets/index.ts";
import { worksheetMaterial } from "./worksheets/materials-of.ts";

/** Every file of the free courses, in the order in which a page lists them: each course's deck, then its worksheets. */
export const materials: readonly Material[] = [
  ...decks.map(deckMaterial),
  ...worksheets.map(worksheetMaterial),
];
