import { type Area, body, type Colour, colours, inside } from "../look.ts";
import type { Box, Slide, Told } from "../slide.ts";
import { inch, textHeight } from "../text/measure.ts";
import { drawing, paperSlide, textBox } from "./boxes.ts";
import { phone, remarks } from "./phone.ts";

export interface Message {
  readonly from: "customer" | "shop";
  readonly text: string;
}

interface Chat extends Told {
  /** The name above the chat. */
  readonly contact: string;
  /** It is a talk with an AI tool: not in WhatsApp's green. */
  readonly isTool?: boolean;
  readonly messages: readonly Message[];
  /** What to notice, beside the phone. */
  readonly remarks: readonly string[];
}

const gap = 0.14;
const inset = 8;

/** Heights of the bubbles at a size, each as wide as the chat allows. */
function bubbleHeights(messages: readonly Message[], width: number, size: number): number[] {
  return messages.map(({ text }) => (textHeight(text, width * inch - 2 * inset, size) + 2 * inset) / inch);
}

/** Messages from top to bottom in the largest size at which all of them fit the area. */
function bubbles(area: Area, messages: readonly Message[], own: Colour): Box[] {
  const w = area.w * 0.86;
  for (let size = 24; size >= 18; size -= 1) {
    const heights = bubbleHeights(messages, w, size);
    const total = heights.reduce((sum, height) => sum + height + gap, -gap);
    if (total > area.h) continue;
    let { y } = area;
    return messages.map(({ from, text }, at): Box => {
      const h = heights[at] ?? 0;
      const place = { x: from === "shop" ? area.x + area.w - w : area.x, y, w, h };
      y += h + gap;
      return {
        kind: "text",
        area: place,
        words: text,
        size,
        inset,
        colour: colours.ink,
        valign: "middle",
        shape: "roundRect",
        radius: 0.12,
        fill: from === "shop" ? own : colours.white,
      };
    });
  }
  throw new Error(`A chat is too long for its phone: “${messages[0]?.text}”`);
}

/** A phone with a chat on it, and beside it what to notice. */
export function chat(told: Chat): Slide {
  const { contact, isTool } = told;
  // Green is WhatsApp's alone.
  const [bar, own] = isTool ? [colours.indigo700, colours.indigo100] : [colours.green, colours.green100];
  const alt = isTool ? "A chat with an AI tool" : `A WhatsApp chat with ${contact}`;
  const { screen, boxes } = phone(contact, bar, alt);
  return paperSlide(told, [...boxes, ...bubbles(screen, told.messages, own), ...remarks(told.remarks)]);
}

/** A text to copy, whole, and beside it what to change or to notice. */
export function copyText(told: Told & { words: readonly string[]; remarks: readonly string[] }): Slide {
  const sheet: Area = { ...body, w: 7.6 };
  return paperSlide(told, [
    drawing(sheet, { shape: "rect", fill: colours.white, line: colours.line, lineWidth: 1 }),
    drawing({ ...sheet, h: 0.12 }, { shape: "rect", fill: colours.indigo700 }),
    ...textBox(inside(sheet, 0.3, 0.3, 0.3, 0.2), told.words, {
      valign: "middle",
      sizes: { max: 24, min: 18 },
    }),
    ...remarks(told.remarks, { ...body, x: 8.85, w: 3.85 }),
  ]);
}
