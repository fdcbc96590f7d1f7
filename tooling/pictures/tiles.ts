/*
 * The squares of cloth in a picture: the motifs of app/ui/adire.tsx, redrawn on 100 × 100 with the detail that their
 * larger size needs. The surrounding cell sets `fill` and `stroke`.
 */

const around = (count: number, draw: (angle: number, at: number) => string) =>
  Array.from({ length: count }, (_, at) => draw((at * 360) / count, at)).join("");

const turned = (count: number, shape: string) =>
  around(count, (angle) => `<g transform="rotate(${angle} 50 50)">${shape}</g>`);

const square = (inset: number) => `M${inset} ${inset}H${100 - inset}V${100 - inset}H${inset}z`;

const line = (d: string, width = 4) => `<path d="${d}" fill="none" stroke-width="${width}"/>`;
const solid = (d: string) => `<path d="${d}" stroke="none"/>`;

/** A ring of dots, the first at the top. */
const dots = (radius: number, count: number, size: number) =>
  around(count, (angle) => {
    const turn = (angle * Math.PI) / 180;
    const [x, y] = [50 + radius * Math.sin(turn), 50 - radius * Math.cos(turn)];
    return `<circle cx="${x.toFixed(1)}" cy="${y.toFixed(1)}" r="${size}" stroke="none"/>`;
  });

const wave = (y: number) => `M-6 ${y}q14-15 28 0t28 0 28 0 28 0`;

export const tiles = {
  squares:
    line(square(14)) +
    line(square(27)) +
    solid(`${square(40)}`) +
    line("M14 14 0 0M86 14 100 0M14 86 0 100M86 86 100 100"),
  comb:
    line("M10 14H90M10 86H90", 6) +
    line("M18 14V64M39 14V64M61 14V64M82 14V64M28.500 36V86M50 36V86M71.500 36V86", 5),
  dots: dots(38, 20, 3.2) + dots(26, 12, 3.2) + solid("M50 37a13 13 0 1 1 0 26 13 13 0 1 1 0-26z"),
  star:
    solid("M50 6Q55 45 94 50Q55 55 50 94Q45 55 6 50Q45 45 50 6z") +
    turned(4, line("M12 12 27 27") + line("M8 26Q22 22 26 8", 4)),
  petals: turned(4, solid("M50 47Q26 38 16 16Q38 26 50 47z") + line("M50 12V36", 4)),
  waves: line([18, 39, 60, 81].map(wave).join(""), 5),
  sun:
    turned(12, line("M50 8V24", 5)) +
    line("M50 32a18 18 0 1 1 0 36 18 18 0 1 1 0-36z", 5) +
    solid("M50 42a8 8 0 1 1 0 16 8 8 0 1 1 0-16z"),
  lattice:
    line("M50 4 96 50 50 96 4 50z", 4) +
    line("M50 24 76 50 50 76 24 50z", 4) +
    solid("M50 40 60 50 50 60 40 50z") +
    line("M0 22 22 0M78 0 100 22M100 78 78 100M22 100 0 78", 4),
} as const;

export type TileName = keyof typeof tiles;
