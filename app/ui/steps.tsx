import type { TitledText } from "#content/recruitment.ts";
import { Unbroken } from "./unbroken.tsx";

interface StepsProps {
  list: readonly TitledText[];
  /** The level of each step's title: one below the heading above them. */
  heading: "h3" | "h4" | "h5";
  className?: string;
}

/** Numbered steps in order. */
export function Steps({ list, heading: Heading, className = "" }: StepsProps) {
  return (
    <ol className={`grid gap-6 ${className}`}>
      {list.map(({ title, text }, at) => (
        <li key={title} className="flex gap-4">
          <span className="grid size-10 shrink-0 place-items-center rounded-lg bg-brand-soft font-heading font-bold text-brand">
            {at + 1}
          </span>
          <div>
            <Heading className="text-lg">{title}</Heading>
            <p className="text-muted">
              <Unbroken text={text} />
            </p>
          </div>
        </li>
      ))}
    </ol>
  );
}
