import type { ReactNode } from "react";

interface ChatHeadProps {
  name: string;
  status: string;
  /** Drawn in the round picture of the contact. */
  children: ReactNode;
}

/** The head of a drawn conversation. */
export function ChatHead({ name, status, children }: ChatHeadProps) {
  return (
    <g className="deep">
      <path d="M0 0h288v34H0z" className="fill-ground" />
      <circle cx="26" cy="17" r="11" className="fill-brand-soft" />
      {children}
      <text x="46" y="15.5" fontSize="11" fontWeight="700" className="fill-ink">
        {name}
      </text>
      <text x="46" y="27" fontSize="8.5" className="fill-muted">
        {status}
      </text>
    </g>
  );
}

interface BubbleProps {
  y: number;
  width: number;
  /** Whether the owner of the phone wrote it: then it is on the right and green. */
  own?: boolean;
  lines: readonly string[];
}

/** One message of a drawn conversation. */
export function ChatBubble({ y, width, own, lines }: BubbleProps) {
  const x = own ? 276 - width : 12;
  return (
    <>
      <rect
        x={x}
        y={y}
        width={width}
        height={9 + lines.length * 13}
        rx="8"
        className={own ? "fill-chat-out" : "fill-chat-in"}
      />
      {lines.map((line, at) => (
        <text key={line} x={x + 9} y={y + 14.5 + at * 13}>
          {line}
        </text>
      ))}
    </>
  );
}
