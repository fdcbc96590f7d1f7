import { deckMaterial } from "./decks/deck-material.ts";
import { decks } from "./decks/index.ts";
import type { Material } from "./material.ts";

/** Every file of the free courses, in the order in which a page lists them. */
export const materials: readonly Material[] = decks.map(deckMaterial);
