import { ClothPatch, type Stitch } from "./patch.tsx";
import type { TileName } from "./tiles.ts";
import type { Dye } from "./weave.ts";

/** A part of a drawing, in a field of 400 × 200 units: the dye is the colour of `fill`, its mark that of the others. */
export interface Piece {
  readonly dye: Dye;
  readonly fill?: string;
  readonly line?: string;
  readonly solid?: string;
  /** Heavy lines, for a single large sign. */
  readonly heavy?: true;
}

/** A drawing on cloth. What matters is in its middle half: on narrow pictures the sides are cut off. */
export interface Scene {
  readonly ground: Dye;
  /** Two rows of four squares; a dash leaves the ground free. */
  readonly squares: readonly (Stitch | "-")[];
  readonly pieces: readonly Piece[];
}

/** The motifs of some drawings, for the page's cloth (`also`) or `ClothMotifs`. */
export function motifsOf(scenes: readonly Scene[]): TileName[] {
  const squares = scenes.flatMap((scene) => scene.squares).filter((square) => square !== "-");
  return [...new Set(squares.map((square) => square.split(" ")[0] as TileName))];
}

/** The outline of a rectangle with round corners. */
export function sheet(x: number, y: number, width: number, height: number, radius = 8): string {
  const corner = (dx: string, dy: string) => `a${radius} ${radius} 0 0 1 ${dx}${radius} ${dy}${radius}`;
  const [across, down] = [width - 2 * radius, height - 2 * radius];
  return `M${x + radius} ${y}h${across}${corner("", "")}v${down}${corner("-", "")}h${-across}${corner("-", "-")}v${-down}${corner("", "-")}z`;
}

/** The outline of a circle. */
export function disc(x: number, y: number, radius: number): string {
  return `M${x} ${y - radius}a${radius} ${radius} 0 1 1 0 ${2 * radius} ${radius} ${radius} 0 1 1 0-${2 * radius}z`;
}

/** Written lines as bars, each by its place and length. */
export function bars(...list: readonly (readonly [x: number, y: number, length: number])[]): string {
  return list.map(([x, y, length]) => `M${x} ${y}h${length}v7h-${length}z`).join("");
}

/** The naira sign, 64 units high, around a point. */
export function nairaSign(x: number, y: number): string {
  return `M${x - 21} ${y + 32}v-64l42 64v-64M${x - 33} ${y - 9}h66M${x - 33} ${y + 9}h66`;
}

/** A drawing of something at work, in front of a few squares of cloth. It is decorative: words beside it say the same. */
export function ScenePicture({ scene, className }: { scene: Scene; className: string }) {
  return (
    <ClothPatch ground={scene.ground} squares={scene.squares} columns={4} className={className}>
      {scene.pieces.map(({ dye, fill, line, solid, heavy }) => (
        <g key={`${fill}${line}${solid}`} className={`dye-${dye}`}>
          {fill && <path d={fill} />}
          {line && <path d={line} className={heavy ? "tile-line tile-heavy" : "tile-line"} />}
          {solid && <path d={solid} className="tile-solid" />}
        </g>
      ))}
    </ClothPatch>
  );
}
