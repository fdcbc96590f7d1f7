interface LongTextProps {
  text: string;
  /** The words that show the rest. */
  more: string;
  /** A longer text is collapsed to its beginning, in characters. */
  most?: number;
}

/** A text as it was typed. A long one can be expanded, with and without script. */
export function LongText({ text, more, most = 400 }: LongTextProps) {
  const characters = Array.from(text);
  const look = "border-l-2 border-line pl-3 whitespace-pre-line";
  if (characters.length <= most) return <p className={`mt-3 ${look}`}>{text}</p>;
  return (
    <details className="group mt-3">
      <summary>
        <span className={`block group-open:hidden ${look}`}>
          {`${characters.slice(0, most - 100).join("")}…`}
        </span>
        <span className="inline-flex min-h-11 items-center font-semibold text-brand underline underline-offset-4 group-open:hidden">
          {more}
        </span>
      </summary>
      <p className={look}>{text}</p>
    </details>
  );
}
