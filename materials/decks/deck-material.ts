import { fixedZip } from "../fixed-zip.ts";
import type { Material } from "../material.ts";
import type { Deck } from "./deck.ts";
import { mendDeckPart } from "./mend-package.ts";
import { renderDeck } from "./render.ts";

/** The deck as a .pptx file. */
export function deckMaterial(deck: Deck): Material {
  const { slug, title } = deck.course;
  return {
    course: slug,
    file: `${slug}.pptx`,
    kind: "deck",
    title,
    description: `The course in ${deck.slides.length} slides, with notes for whoever teaches it.`,
    make: async () => fixedZip(await renderDeck(deck), mendDeckPart),
  };
}
