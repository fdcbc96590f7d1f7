import type { ReactNode } from "react";

/** Classes for a shape and the text on it, for each tone of a picture. */
export const tones = {
  done: { ground: "fill-success-soft", word: "fill-success" },
  due: { ground: "fill-accent", word: "fill-accent-ink" },
  plain: { ground: "fill-brand-soft", word: "fill-brand" },
} as const;

interface CanvasProps {
  /** What the picture shows in one sentence, for screen readers. */
  label: string;
  /** Its position in a place that is higher: windows and chats go on downwards. */
  at?: "top" | "middle";
  children: ReactNode;
}

const places = { top: "self-start overflow-visible", middle: "self-center" } as const;

/** A drawn screen of a system in use, 288 × 180 units; the text scales with it. */
export function Canvas({ label, at = "top", children }: CanvasProps) {
  return (
    <svg
      viewBox="0 0 288 180"
      role="img"
      aria-label={label}
      className={`block w-full ${places[at]}`}
      fill="currentColor"
      fontSize="10"
    >
      {children}
    </svg>
  );
}

/** The window around a picture's system; its lower edge is outside the place of the picture, however high. */
export function Window() {
  return <rect x="14" y="14" width="260" height="900" rx="10" className="fill-paper stroke-line" />;
}

/** A short word on a coloured background; `x` is its right edge. */
export function Pill({
  x,
  y,
  width,
  tone,
  children,
}: {
  x: number;
  y: number;
  width: number;
  tone: keyof typeof tones;
  children: ReactNode;
}) {
  return (
    <>
      <rect x={x - width} y={y} width={width} height="16" rx="8" className={tones[tone].ground} />
      <text
        x={x - width / 2}
        y={y + 11}
        textAnchor="middle"
        fontSize="8.5"
        fontWeight="600"
        className={tones[tone].word}
      >
        {children}
      </text>
    </>
  );
}
