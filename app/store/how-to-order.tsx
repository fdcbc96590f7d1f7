import { type Ebook, storeTexts } from "#content/ebooks.ts";
import { naira } from "#content/prices.ts";
import { OrderButton } from "./order-button.tsx";

/** What happens from the order to the file, explained before anybody pays. */
export function HowToOrder({ ebook }: { ebook: Ebook }) {
  return (
    <section aria-labelledby="order-heading">
      <h2 id="order-heading" className="text-2xl">
        {storeTexts.stepsHeading}
      </h2>
      <ol className="mt-6 grid gap-6">
        {storeTexts.steps.map(({ title, text }, at) => (
          <li key={title} className="flex gap-4">
            <span className="grid size-10 shrink-0 place-items-center rounded-lg bg-brand-soft font-heading font-bold text-brand">
              {at + 1}
            </span>
            <div>
              <h3 className="text-lg">{title}</h3>
              <p className="text-muted">{text}</p>
            </div>
          </li>
        ))}
      </ol>
      <p className="figures mt-8 mb-4 text-lg">
        {ebook.title}, {naira(ebook.price.amount)}
      </p>
      <OrderButton ebook={ebook} />
    </section>
  );
}
