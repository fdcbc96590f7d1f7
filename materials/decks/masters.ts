import type PptxGenJS from "pptxgenjs";
import { site } from "#content/site.ts";
import type { Deck } from "./deck.ts";
import { coverCloth, edgeCloth, statementCloth } from "./layouts/cloth.ts";
import { type Area, type Colour, colours, face, page, sizes, titleArea } from "./look.ts";
import { decorated, shapeOptions } from "./shape-options.ts";
import type { Drawing, Slide } from "./slide.ts";
import type { Sizes } from "./text/fit.ts";

/** The place of the title on each background, and its largest size. */
export const titles: Readonly<
  Record<Slide["ground"], { area: Area; colour: Colour; limits: Sizes; valign: "top" | "middle" | "bottom" }>
> = {
  cover: {
    area: { x: 0.9, y: 1.5, w: 8.1, h: 2.3 },
    colour: colours.white,
    limits: { max: 54, min: 40 },
    valign: "bottom",
  },
  paper: { area: titleArea, colour: colours.indigo900, limits: sizes.title, valign: "middle" },
  indigo: {
    area: { x: 1.35, y: 0.95, w: 9.9, h: 1.65 },
    colour: colours.white,
    limits: { max: 44, min: 34 },
    valign: "bottom",
  },
};

type MasterObjects = NonNullable<PptxGenJS.SlideMasterProps["objects"]>;

function drawn(drawings: readonly Drawing[]): MasterObjects {
  return drawings.map((box) => ({
    text: { text: "", options: { ...shapeOptions(box), objectName: decorated("Cloth") } },
  }));
}

function titlePlaceholder(ground: Slide["ground"]): MasterObjects[number] {
  const { area, colour, limits, valign } = titles[ground];
  return {
    placeholder: {
      options: {
        name: "title",
        type: "title",
        ...area,
        align: "left",
        valign,
        margin: 0,
        fontFace: face,
        fontSize: limits.max,
        bold: true,
        color: colour,
      },
      text: "Title",
    },
  };
}

/** The three layouts of a deck: its cover, pages for reading, and one large idea. */
export function defineMasters(pptx: PptxGenJS, { course, turn }: Deck): void {
  const slideNumber = (color: Colour) => ({
    x: 11.7,
    y: 6.97,
    w: 1,
    h: 0.3,
    align: "right" as const,
    color,
    fontFace: face,
    fontSize: sizes.note,
    margin: 0,
  });
  const footer = (color: Colour, x: number): MasterObjects[number] => ({
    text: {
      text: `${site.name} · ${course.title}`,
      options: {
        x,
        y: 6.97,
        w: 8,
        h: 0.3,
        margin: 0,
        color,
        fontFace: face,
        fontSize: sizes.note,
        objectName: "Course",
      },
    },
  });
  pptx.defineSlideMaster({
    title: "cover",
    background: { color: colours.indigo950 },
    objects: [...drawn(coverCloth(turn)), titlePlaceholder("cover")],
  });
  pptx.defineSlideMaster({
    title: "paper",
    background: { color: colours.paper },
    objects: [...drawn(edgeCloth(turn)), titlePlaceholder("paper"), footer(colours.muted, 1)],
    slideNumber: slideNumber(colours.muted),
  });
  pptx.defineSlideMaster({
    title: "indigo",
    background: { color: colours.indigo950 },
    objects: [
      ...drawn([
        ...statementCloth(turn),
        {
          kind: "drawing",
          area: { x: 0.9, y: 0.95, w: 0.12, h: page.h - 2 },
          shape: "rect",
          fill: colours.amber500,
        },
      ]),
      titlePlaceholder("indigo"),
      footer(colours.indigo100, 0.9),
    ],
    slideNumber: { ...slideNumber(colours.indigo100), x: 10.25 },
  });
}
