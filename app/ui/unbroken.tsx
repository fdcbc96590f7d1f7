const figure = /(\d+-\d+ \w+)/;

/** A text that keeps figures such as '5-10 days' on one line. */
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
