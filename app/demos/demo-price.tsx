import { priceInWords, type SinglePrice } from "#content/prices.ts";

/** A monthly price: the amount in large type, the words around it small. */
export function DemoPrice({ price }: { price: SinglePrice }) {
  return (
    <p className="figures leading-tight text-muted">
      {priceInWords(price)
        .split(/(₦[\d,]+)/)
        .map((part) =>
          part.startsWith("₦") ? (
            <strong key={part} className="font-heading text-2xl text-ink">
              {part}
            </strong>
          ) : (
            part
          ),
        )}
    </p>
  );
}
