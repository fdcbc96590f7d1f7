import { type Colour, colours } from "./look.ts";
import type { Slide } from "./slide.ts";

/** What is behind a text: its own fill, or that of the last box drawn before it under its middle, or the page. */
export function groundOf({ ground, boxes }: Slide, at: number): Colour {
  const own = boxes[at];
  if (own?.kind === "text" && own.fill) return own.fill;
  const x = (own?.area.x ?? 0) + (own?.area.w ?? 0) / 2;
  const y = (own?.area.y ?? 0) + (own?.area.h ?? 0) / 2;
  const fills = boxes.slice(0, at).flatMap((box) => {
    const { area } = box;
    const covers = x >= area.x && x <= area.x + area.w && y >= area.y && y <= area.y + area.h;
    return covers && box.kind !== "table" && box.fill ? [box.fill] : [];
  });
  return fills.at(-1) ?? (ground === "paper" ? colours.paper : colours.indigo950);
}
