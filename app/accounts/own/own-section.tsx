import { type ReactNode, useEffect, useRef } from "react";

interface OwnSectionProps {
  /** Its place in the address. */
  id: string;
  heading: string;
  text?: ReactNode;
  /** What has just been done here. */
  notice?: ReactNode;
  children: ReactNode;
}

/** A section of 'Your account'. What was just done in it gets the focus, because its form starts again. */
export function OwnSection({ id, heading, text, notice, children }: OwnSectionProps) {
  const said = useRef<HTMLDivElement>(null);
  useEffect(() => said.current?.focus(), []);
  return (
    <section
      id={id}
      aria-labelledby={`${id}-heading`}
      className="scroll-mt-4 rounded-2xl border border-line bg-paper p-5 md:p-6"
    >
      <h2 id={`${id}-heading`} className="text-2xl">
        {heading}
      </h2>
      {text && <p className="mt-2 max-w-prose text-muted">{text}</p>}
      {notice && (
        <div
          ref={said}
          role="status"
          tabIndex={-1}
          className="mt-4 rounded-xl bg-success-soft p-3 font-semibold text-success"
        >
          {notice}
        </div>
      )}
      <div className="mt-5 grid gap-5">{children}</div>
    </section>
  );
}
