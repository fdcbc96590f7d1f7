import type { ReactNode } from "react";

interface ClosingProps {
  texts: { readonly heading: string; readonly text: string };
  children: ReactNode;
}

/** The end of a page: a last sentence, and what to do next. */
export function Closing({ texts, children }: ClosingProps) {
  return (
    <section className="deep" aria-labelledby="closing-heading">
      <div className="section wrap">
        <h2 id="closing-heading" className="text-3xl">
          {texts.heading}
        </h2>
        <p className="mt-4 max-w-prose text-lg text-muted">{texts.text}</p>
        {children}
      </div>
    </section>
  );
}
