import type { FreeCourse } from "#content/materials.ts";
import { decks } from "./index.ts";
import { slidePicture } from "./slide-picture.ts";

/** The slide of each deck that the website shows, by its title. */
const shown: Readonly<Record<FreeCourse["slug"], string>> = {
  "ai-for-your-small-business": "Second thing: a reply to a complaint",
  "whatsapp-selling": "The same question, answered well",
  "bookkeeping-from-zero": "The first sum: profit",
  "digital-marketing-on-a-small-budget": "From seen to paid: one month of posts",
  "automating-daily-work": "The longest bar, not the most annoying one",
  "writing-good-prompts": "A mending talk, from draft to message",
};

/** The picture of each deck for the website: `<course>.svg`. */
export function deckPictures(): { file: string; svg: string }[] {
  return decks.map((deck) => {
    const { slug } = deck.course;
    const slide = deck.slides.find(({ title }) => title === shown[slug]);
    if (!slide) throw new Error(`The deck ${slug} has no slide ‘${shown[slug]}’.`);
    return { file: `${slug}.svg`, svg: slidePicture(deck, slide) };
  });
}
