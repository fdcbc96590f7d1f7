import { mkdir, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { renderedPages } from "#app/prerendered.ts";
import { pictureOf } from "#content/page-meta.ts";
import { sectionOf } from "#content/pages.ts";
import { site } from "#content/site.ts";
import type { BuiltPage } from "./built-pages.ts";
import { compose, height, type PictureTexts, width } from "./pictures/compose.ts";
import { palettePng } from "./pictures/png.ts";
import { lowestPrice } from "./pictures/price.ts";
import { startRenderer } from "./pictures/renderer.ts";
import { siteTokens } from "./pictures/tokens.ts";

/** The words on the picture of every public page. */
function texts(pages: readonly BuiltPage[]): PictureTexts[] {
  const built = pages
    .filter(({ listed }) => listed)
    .map(({ path, heading, description, things }) => ({
      path,
      heading,
      description,
      price: lowestPrice(things),
    }));
  return [...built, ...renderedPages].map((page) => ({ ...page, section: sectionOf(page.path)?.name }));
}

/** Draws the picture of every public page to the address that its head names. */
export async function drawPictures(clientDirectory: string, pages: readonly BuiltPage[]): Promise<void> {
  const all = texts(pages);
  const letters = new Set(
    all
      .flatMap((page) => Object.values(page))
      .concat(site.name, "…")
      .join(""),
  );
  const [renderer, tokens] = await Promise.all([startRenderer([...letters].join("")), siteTokens()]);
  await Promise.all(
    all.map(async (page) => {
      const svg = compose(page, site.name, tokens, renderer);
      // Compression goes on in other threads while the next one is drawn.
      const png = palettePng(renderer.pixels(svg), width, height);
      const file = join(clientDirectory, pictureOf(page.path));
      await mkdir(dirname(file), { recursive: true });
      await writeFile(file, await png);
    }),
  );
}
