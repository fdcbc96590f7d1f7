import type { FreeCourse } from "#content/materials.ts";
import { decks } from "./index.ts";
import { slidePicture } from "./slide-picture.ts";

/** The slide of each deck that the website shows beside its cover, by its title. */
const shown: Readonly<Record<FreeCourse["slug"], string>> = {
  "ai-for-your-small-business": "Second thing: a reply to a complaint",
  "whatsapp-selling": "The same question, answered well",
  "bookkeeping-from-zero": "The first sum: profit",
  "digital-marketing-on-a-small-budget": "From seen to paid: one month of posts",
  "automating-daily-work": "The longest bar, not the most annoying one",
  "writing-good-prompts": "A mending talk, from draft to message",
};

/** Pictures of a deck for the website: `<course>-cover.svg` and `<course>.svg`. */
export function deckPictures(): { file: string; svg: string }[] {
  return decks.flatMap((deck) => {
    const { slug } = deck.course;
    const [cover] = deck.slides;
    const slide = deck.slides.find(({ title }) => title === shown[slug]);
    if (!cover || !slide) throw new Error(`The deck ${slug} has no slide ‘${shown[slug]}’.`);
    return [
      { file: `${slug}-cover.svg`, svg: slidePicture(deck, cover) },
      { file: `${slug}.svg`, svg: slidePicture(deck, slide) },
    ];
  });
}
