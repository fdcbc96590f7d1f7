const figure = /(\d+-\d+ \w+|half-hour)/;

/** A text that keeps figures such as '5-10 days', and a half-hour, on one line. */
export function Unbroken({ text }: { text: string }) {
  return text.split(figure).map((part) =>
    figure.test(part) ? (
      <span key={part} className="whitespace-nowrap">
        {part}
      </span>
    ) : (
      part
    ),
  );
}
