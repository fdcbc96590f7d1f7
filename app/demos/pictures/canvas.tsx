import type { ReactNode } from "react";

/** The classes of a shape and of the words on it, for each tone of a picture. */
export const tones = {
  done: { ground: "fill-success-soft", word: "fill-success" },
  due: { ground: "fill-accent", word: "fill-accent-ink" },
  plain: { ground: "fill-brand-soft", word: "fill-brand" },
} as const;

interface CanvasProps {
  /** What the picture shows, in one sentence, for those who do not see it. */
  label: string;
  /** Where it stands in a place that is higher: windows rise from the foot, chats hang from the top. */
  at?: "top" | "middle" | "foot";
  children: ReactNode;
}

const places = { top: "self-start", middle: "self-center", foot: "self-end" } as const;

/** A drawn screen of a system at work, 288 × 180 units: it grows with its place, and its words with it. */
export function Canvas({ label, at = "foot", children }: CanvasProps) {
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

/** The window that a picture's system runs in; its foot is below the picture's edge. */
export function Window() {
  return <rect x="14" y="14" width="260" height="180" rx="10" className="fill-paper stroke-line" />;
}

/** A short word on a coloured ground; `x` is its right end. */
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
