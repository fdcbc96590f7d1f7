import type { ReactNode } from "react";

interface ChatMockProps {
  /** The name of the contact. */
  name: string;
  /** The line under the name. */
  status?: string;
  /** What the picture shows in one sentence, for screen readers. */
  label: string;
  className?: string;
  children: ReactNode;
}

/** A WhatsApp-like conversation drawn in HTML: a picture of the product in use, not a control. */
export function ChatMock({ name, status = "online", label, className = "", children }: ChatMockProps) {
  return (
    <figure className={`overflow-hidden rounded-2xl border border-line bg-chat ${className}`}>
      <figcaption className="sr-only">{label}</figcaption>
      <div className="deep flex items-center gap-3 px-4 py-3">
        <span className="grid size-9 place-items-center rounded-full bg-brand-soft font-bold text-ink">
          {name.slice(0, 1)}
        </span>
        <span className="grow leading-tight">
          <span className="block font-semibold">{name}</span>
          <span className="text-sm text-muted">{status}</span>
        </span>
      </div>
      <div className="grid gap-2.5 p-4">{children}</div>
    </figure>
  );
}

interface BubbleProps {
  /** Whether the owner of the phone wrote it: then it is on the right and green. */
  own?: boolean;
  time?: string;
  children: ReactNode;
}

/** One message of the conversation. */
export function Bubble({ own, time, children }: BubbleProps) {
  return (
    <div
      className={`w-fit max-w-[85%] rounded-xl px-3 py-2 text-[0.9375rem] leading-snug ${own ? "justify-self-end rounded-br-sm bg-chat-out" : "rounded-bl-sm bg-chat-in"}`}
    >
      {children}
      {time && <span className="mt-0.5 block text-right text-xs text-muted">{time}</span>}
    </div>
  );
}
