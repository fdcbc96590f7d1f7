const figure = /(\d+-\d+ \w+|half-hour|\d+:\d\d [AP]M)/;

/** A text that keeps figures such as '5-10 days', a half-hour and a time of day on one line. */
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
