import { Icon } from "./icon.tsx";

interface FaqProps {
  list: readonly { readonly question: string; readonly answer: string }[];
  className?: string;
}

/** Questions that expand to show their answers, with or without script; the answers are always in the page. */
export function Faq({ list, className = "" }: FaqProps) {
  return (
    <div className={`divide-y divide-line border-y border-line ${className}`}>
      {list.map(({ question, answer }) => (
        <details key={question} className="group">
          <summary className="flex min-h-14 items-center gap-4 py-3 font-semibold">
            <h3 className="grow text-base">{question}</h3>
            <Icon name="down" className="size-5 text-brand transition-transform group-open:rotate-180" />
          </summary>
          <p className="max-w-prose pb-5 text-muted">{answer}</p>
        </details>
      ))}
    </div>
  );
}
