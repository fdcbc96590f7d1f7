import { bars, disc, motifsOf, nairaSign, type Scene, sheet } from "#app/ui/cloth/scene.tsx";
import type { PostSlug } from "#content/blog.ts";

/** A picture for each post: what its reader will do, in front of cloth with the motifs of its topic. */
export const postScenes: Readonly<Record<PostSlug, Scene>> = {
  /** The shop's profile on a phone. */
  "set-up-whatsapp-business": {
    ground: "b",
    squares: ["dots p", "-", "-", "bow i", "bow r", "-", "-", "dots a"],
    pieces: [
      { dye: "d", fill: sheet(151, 26, 110, 200, 16) },
      { dye: "p", fill: sheet(145, 18, 110, 200, 16) },
      {
        dye: "a",
        fill: "M145 58V34a16 16 0 0 1 16-16h78a16 16 0 0 1 16 16v24z",
        solid: `${disc(168, 38, 10)}${bars([186, 30, 48], [186, 43, 30])}`,
      },
      { dye: "b", fill: `${sheet(157, 70, 40, 40, 6)}${sheet(203, 134, 40, 40, 6)}` },
      { dye: "i", fill: `${sheet(203, 70, 40, 40, 6)}${sheet(157, 134, 40, 40, 6)}` },
      { dye: "p", solid: bars([157, 117, 34], [203, 117, 26], [157, 181, 26], [203, 181, 34]) },
      { dye: "a", fill: disc(256, 150, 25), line: "m245 150 8 9 15-17" },
    ],
  },
  /** A day's record, with its sum. */
  "one-page-profit-record": {
    ground: "a",
    squares: ["-", "-", "-", "squares b", "dots r", "-", "-", "dots p"],
    pieces: [
      { dye: "d", fill: sheet(116, 24, 172, 200, 10) },
      { dye: "p", fill: sheet(108, 16, 172, 200, 10) },
      {
        dye: "b",
        fill: "M108 48V26a10 10 0 0 1 10-10h152a10 10 0 0 1 10 10v22z",
        solid: bars([122, 29, 34], [172, 29, 28], [216, 29, 48]),
      },
      {
        dye: "p",
        solid: bars(
          [122, 66, 38],
          [122, 90, 28],
          [122, 114, 42],
          [122, 138, 32],
          [172, 66, 22],
          [172, 90, 28],
        ),
      },
      { dye: "i", fill: bars([172, 114, 18], [172, 138, 26]) },
      { dye: "a", fill: bars([216, 66, 48], [216, 90, 34], [216, 114, 42], [216, 138, 28]) },
      { dye: "b", fill: sheet(206, 158, 64, 28, 6), line: "M218 172h40" },
      { dye: "i", fill: "M300 34l20 13-56 86-25 13 5-28z" },
      { dye: "d", fill: "M239 146l3-15 10 7z" },
    ],
  },
  /** Answers one under the other. */
  "twelve-whatsapp-replies": {
    ground: "r",
    squares: ["bow b", "-", "-", "dots i", "dots a", "-", "-", "bow p"],
    pieces: [
      {
        dye: "p",
        fill: `${sheet(104, 16, 150, 52, 14)}M118 60l26 4-26 22z`,
        solid: bars([122, 31, 108], [122, 46, 70]),
      },
      {
        dye: "a",
        fill: `${sheet(152, 80, 144, 52, 14)}M282 124v26l-26-22z`,
        solid: bars([170, 95, 106], [170, 110, 82]),
      },
      {
        dye: "p",
        fill: sheet(104, 146, 132, 70, 14),
        solid: bars([122, 161, 84], [122, 176, 96]),
      },
    ],
  },
  /** A price tag, and up. */
  "pricing-when-the-naira-moves": {
    ground: "i",
    squares: ["squares r", "-", "-", "-", "dots b", "-", "-", "squares p"],
    pieces: [
      { dye: "d", fill: "M110 108l54-68h124a14 14 0 0 1 14 14v108a14 14 0 0 1-14 14H164z" },
      { dye: "p", fill: "M102 100l54-68h124a14 14 0 0 1 14 14v108a14 14 0 0 1-14 14H156z" },
      { dye: "p", line: nairaSign(226, 100), heavy: true },
      { dye: "i", fill: disc(142, 100, 10) },
      { dye: "a", fill: disc(294, 44, 29), line: "M294 60V30m-13 12 13-13 13 13" },
    ],
  },
  /** Five parts become one good answer. */
  "write-a-good-prompt": {
    ground: "b",
    squares: ["star r", "-", "-", "-", "squares i", "-", "-", "star p"],
    pieces: [
      { dye: "d", fill: sheet(108, 28, 124, 158, 10) },
      { dye: "p", fill: sheet(100, 20, 124, 158, 10) },
      { dye: "b", fill: `${sheet(114, 36, 16, 16, 4)}${sheet(114, 118, 16, 16, 4)}` },
      { dye: "i", fill: `${sheet(114, 63, 16, 16, 4)}${sheet(114, 145, 16, 16, 4)}` },
      { dye: "a", fill: sheet(114, 91, 16, 16, 4) },
      {
        dye: "p",
        solid: bars([140, 41, 66], [140, 68, 50], [140, 95, 62], [140, 122, 44], [140, 149, 58]),
      },
      { dye: "a", fill: "M264 38q7 55 62 62-55 7-62 62-7-55-62-62 55-7 62-62z" },
    ],
  },
  /** Day 1, day 3 and day 10. */
  "follow-up-without-annoying": {
    ground: "a",
    squares: ["bow r", "-", "-", "-", "-", "-", "-", "dots b"],
    pieces: [
      { dye: "d", fill: sheet(116, 34, 184, 150, 12) },
      { dye: "p", fill: sheet(108, 26, 184, 150, 12) },
      {
        dye: "b",
        fill: "M108 62V38a12 12 0 0 1 12-12h160a12 12 0 0 1 12 12v24z",
        line: "M146 18v20M254 18v20",
      },
      {
        dye: "p",
        solid:
          [166, 234].map((x) => disc(x, 88, 6)).join("") +
          [132, 166, 200, 234].map((x) => disc(x, 118, 6)).join("") +
          [132, 166, 200, 234, 268].map((x) => disc(x, 148, 6)).join(""),
      },
      { dye: "o", line: "M132 88h68l68 30" },
      { dye: "i", fill: `${disc(132, 88, 13)}${disc(200, 88, 13)}${disc(268, 118, 13)}` },
    ],
  },
  /** A list of names, locked. */
  "data-protection-act-small-business": {
    ground: "r",
    squares: ["squares b", "-", "-", "bow a", "bow p", "-", "-", "squares i"],
    pieces: [
      { dye: "d", fill: sheet(126, 22, 136, 200, 10) },
      {
        dye: "p",
        fill: sheet(118, 14, 136, 200, 10),
        solid:
          disc(142, 42, 9) +
          disc(142, 76, 9) +
          disc(142, 110, 9) +
          disc(142, 144, 9) +
          bars([162, 38, 70], [162, 72, 56], [162, 106, 30], [162, 140, 26]),
      },
      { dye: "p", line: "M220 116V98a27 27 0 0 1 54 0v18", heavy: true },
      { dye: "a", fill: sheet(202, 112, 90, 72, 12), solid: `${disc(247, 142, 9)}M243 146h8v20h-8z` },
    ],
  },
  /** One job on a clipboard, step by step. */
  "write-down-one-process": {
    ground: "i",
    squares: ["squares b", "-", "-", "star p", "star r", "-", "-", "squares a"],
    pieces: [
      { dye: "d", fill: sheet(132, 34, 152, 190, 12) },
      { dye: "p", fill: sheet(124, 26, 152, 190, 12), line: "M154 72v90" },
      { dye: "a", fill: sheet(168, 14, 64, 26, 8) },
      { dye: "b", fill: disc(154, 72, 14), line: "m148 72 4 5 8-9" },
      { dye: "b", fill: disc(154, 116, 14), line: "m148 116 4 5 8-9" },
      { dye: "a", fill: disc(154, 160, 14) },
      {
        dye: "p",
        solid: bars(
          [180, 62, 76],
          [180, 75, 48],
          [180, 106, 66],
          [180, 119, 76],
          [180, 150, 56],
          [180, 163, 70],
        ),
      },
    ],
  },
};

/** Motifs that a page with pictures of all posts needs. */
export const sceneMotifs = motifsOf(Object.values(postScenes));
