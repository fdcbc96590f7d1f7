import { bars, disc, nairaSign, type Scene, sheet } from "#app/ui/cloth/scene.tsx";
import type { LearningPath } from "#content/school.ts";

/** A picture for the course of each learning path: the work that it teaches. */
const scenes: Readonly<Record<LearningPath["id"], Scene>> = {
  /** A message becomes a line in a sheet, and the sheet sends a van. */
  "business-automation": {
    ground: "b",
    squares: ["comb a", "-", "-", "bow i", "bow r", "-", "-", "comb p"],
    pieces: [
      { dye: "b", line: "M178 92h12M258 92h16" },
      { dye: "d", fill: sheet(80, 52, 98, 68, 14) },
      {
        dye: "p",
        fill: `${sheet(74, 46, 98, 68, 14)}M90 104l28 4-28 24z`,
        solid: bars([90, 63, 66], [90, 77, 44], [90, 91, 56]),
      },
      { dye: "d", fill: sheet(194, 34, 70, 112, 8) },
      {
        dye: "p",
        fill: sheet(188, 28, 70, 112, 8),
        solid: bars([198, 44, 50], [198, 62, 36], [198, 98, 42]),
      },
      { dye: "a", fill: sheet(196, 76, 54, 15, 3) },
      { dye: "a", fill: "M272 120V66h54v18h16l14 18v18z" },
      { dye: "p", fill: "M330 91h9l8 11h-17z" },
      { dye: "d", fill: `${disc(290, 121, 12)}${disc(334, 121, 12)}` },
      { dye: "p", fill: `${disc(290, 121, 5)}${disc(334, 121, 5)}` },
    ],
  },
  /** An assistant answers from the price list. */
  "ai-integration": {
    ground: "r",
    squares: ["squares i", "-", "-", "-", "star b", "-", "-", "squares a"],
    pieces: [
      { dye: "d", fill: sheet(92, 30, 106, 150, 8) },
      {
        dye: "p",
        fill: sheet(86, 24, 106, 150, 8),
        solid: bars([100, 42, 50], [100, 68, 38], [100, 90, 46], [100, 112, 32], [100, 134, 42]),
      },
      { dye: "a", fill: bars([156, 68, 24], [156, 112, 24], [156, 134, 24]) },
      { dye: "i", fill: sheet(150, 84, 36, 19, 4) },
      {
        dye: "i",
        fill: `${sheet(172, 44, 148, 70, 14)}M304 104v28l-30-24z`,
        solid: bars([190, 62, 110], [190, 77, 84], [190, 92, 98]),
      },
      { dye: "a", fill: "M322 8q4 31 35 35-31 4-35 35-4-31-35-35 31-4 35-35z" },
    ],
  },
  /** Paper becomes one shared screen. */
  "digital-transformation": {
    ground: "a",
    squares: ["-", "-", "-", "star r", "squares b", "-", "-", "-"],
    pieces: [
      { dye: "b", fill: "M84 66l74-20 28 100-74 20z" },
      { dye: "i", fill: "M80 50l76-6 8 104-76 6z" },
      {
        dye: "p",
        fill: sheet(72, 38, 78, 106, 5),
        solid: bars([84, 54, 54], [84, 71, 38], [84, 88, 50], [84, 105, 32], [84, 122, 46]),
      },
      { dye: "a", line: "M172 92h30m-13-13 13 13-13 13", heavy: true },
      { dye: "d", fill: `${sheet(214, 38, 140, 96, 10)}M270 134h28v20h22v10h-72v-10h22z` },
      { dye: "p", fill: sheet(223, 47, 122, 78, 4), solid: bars([232, 56, 44]) },
      { dye: "b", fill: "M234 116V98h16v18z" },
      { dye: "i", fill: "M258 116V84h16v32z" },
      { dye: "a", fill: "M282 116V74h16v42z" },
      { dye: "b", fill: disc(322, 94, 16) },
    ],
  },
  /** Sales that grow from week to week. */
  "revenue-growth": {
    ground: "i",
    squares: ["star p", "-", "-", "-", "bow r", "-", "-", "star b"],
    pieces: [
      { dye: "r", fill: "M92 164h220v7H92z" },
      { dye: "p", fill: "M104 164v-34h32v34zM150 164v-54h32v54zM196 164V92h32v72z" },
      { dye: "b", fill: "M242 164V74h32v90z" },
      { dye: "i", line: "M106 98l52-26 46-14 50-24m-20-1 20 1-9 18" },
      { dye: "d", fill: disc(316, 78, 40) },
      { dye: "a", fill: disc(310, 72, 40) },
      { dye: "a", line: nairaSign(310, 72) },
    ],
  },
};

/** The picture of a course that belongs to a learning path. */
export function courseScene(path: string | null): Scene | undefined {
  return Object.hasOwn(scenes, path ?? "") ? scenes[path as LearningPath["id"]] : undefined;
}

/** A certificate, with its seal. */
export const certificateScene: Scene = {
  ground: "b",
  squares: ["petals r", "-", "-", "petals i", "petals p", "-", "-", "petals a"],
  pieces: [
    { dye: "d", fill: sheet(100, 30, 212, 148, 6) },
    {
      dye: "p",
      fill: sheet(94, 24, 212, 148, 6),
      line: "M106 36h188v124H106z",
      solid: bars([150, 56, 100], [126, 82, 148], [140, 100, 120]),
    },
    { dye: "b", fill: "M248 140l-12 46 20-10 14 18 8-46z" },
    { dye: "a", fill: disc(258, 132, 27), solid: "M258 112q3 17 20 20-17 3-20 20-3-17-20-20 17-3 20-20z" },
    { dye: "p", line: "M126 140q8-14 14-2t14-2 14 0 16-2" },
  ],
};
