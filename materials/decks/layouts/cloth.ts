import { type Area, type Colour, colours, inside, page, strip } from "../look.ts";
import type { Drawing, Shape } from "../slide.ts";
import { drawing } from "./boxes.ts";

/*
 * Adire: squares of indigo cloth, drawn from plain shapes so that a program for slides can show and change them.
 */

interface Dye {
  readonly ground: Colour;
  readonly thread: Colour;
  readonly mark: Colour;
}

type Motif = (area: Area, dye: Dye) => Drawing[];

function outline(area: Area, inset: number, shape: Shape, { thread }: Dye): Drawing {
  return drawing(inside(area, area.w * inset), { shape, line: thread, lineWidth: area.w > 1 ? 2.5 : 1.25 });
}

function solid(area: Area, inset: number, shape: Shape, fill: Colour): Drawing {
  return drawing(inside(area, area.w * inset), { shape, fill });
}

/** Small shapes at equal turns around the middle of a square. */
function ring(area: Area, count: number, radius: number, size: number, fill: Colour): Drawing[] {
  return Array.from({ length: count }, (_, at) => {
    const angle = (at / count) * 2 * Math.PI;
    const w = area.w * size;
    const x = area.x + area.w * (0.5 + radius * Math.sin(angle)) - w / 2;
    const y = area.y + area.h * (0.5 - radius * Math.cos(angle)) - w / 2;
    return drawing({ x, y, w, h: w }, { shape: "ellipse", fill });
  });
}

const motifs: readonly Motif[] = [
  (area, dye) => [
    outline(area, 0.14, "rect", dye),
    outline(area, 0.28, "rect", dye),
    solid(area, 0.42, "rect", dye.mark),
  ],
  (area, dye) => [solid(area, 0.36, "donut", dye.mark), ...ring(area, 8, 0.34, 0.11, dye.thread)],
  (area, dye) => [
    outline(area, 0.06, "diamond", dye),
    outline(area, 0.22, "diamond", dye),
    solid(area, 0.38, "diamond", dye.mark),
  ],
  (area, dye) => [solid(area, 0.1, "star4", dye.thread), ...ring(area, 4, 0, 0.12, dye.mark).slice(0, 1)],
  (area, dye) =>
    [0.18, 0.38, 0.58, 0.78].map((at) =>
      drawing(
        { x: area.x + area.w * 0.14, y: area.y + area.h * (at - 0.05), w: area.w * 0.72, h: area.h * 0.09 },
        { shape: "rect", fill: at === 0.38 ? dye.mark : dye.thread },
      ),
    ),
];

/** A piece of cloth of `across` squares in a row; `turn` sets which motif begins, so that courses differ. */
function cloth(area: Area, across: number, turn: number, dyes: readonly Dye[]): Drawing[] {
  const side = area.w / across;
  const down = Math.round(area.h / side);
  return Array.from({ length: across * down }, (_, at) => {
    const row = Math.floor(at / across);
    const place = { x: area.x + (at % across) * side, y: area.y + row * side, w: side, h: side };
    const dye = dyes[(at + row + turn) % dyes.length];
    const motif = motifs[(at * 2 + row + turn) % motifs.length];
    return dye && motif ? [drawing(place, { shape: "rect", fill: dye.ground }), ...motif(place, dye)] : [];
  }).flat();
}

const dyes: readonly Dye[] = [
  { ground: colours.indigo900, thread: colours.indigo500, mark: colours.indigo100 },
  { ground: colours.indigo700, thread: colours.indigo100, mark: colours.amber500 },
  { ground: colours.indigo950, thread: colours.indigo100, mark: colours.indigo500 },
];

/** The cloth of a cover: the right third of the page. */
export function coverCloth(turn: number): Drawing[] {
  return cloth({ x: page.w - 3.75, y: 0, w: 3.75, h: page.h }, 3, turn, dyes);
}

/** The cloth beside one large sentence. */
export function statementCloth(turn: number): Drawing[] {
  return cloth({ x: page.w - 1.25, y: 0, w: 1.25, h: page.h }, 1, turn, dyes);
}

/** The strip of cloth at the left of a page for reading. */
export function edgeCloth(turn: number): Drawing[] {
  return cloth({ x: 0, y: 0, w: strip, h: page.h }, 1, turn, dyes.slice(0, 1));
}
