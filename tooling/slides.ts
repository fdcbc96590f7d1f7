import { mkdir, writeFile } from "node:fs/promises";
import { deckPictures } from "#materials/decks/deck-pictures.ts";

/** Draws the slides that the website shows of the free courses' decks. */
export async function makeSlides(directory = "public/slides"): Promise<void> {
  await mkdir(directory, { recursive: true });
  await Promise.all(deckPictures().map(({ file, svg }) => writeFile(`${directory}/${file}`, svg)));
}
