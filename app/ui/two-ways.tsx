import { type PricePath, pricePathTexts, type Way } from "#content/price-path.ts";
import { Icon } from "./icon.tsx";

interface TwoWaysProps {
  path: PricePath;
  /** The way whose page this is: it is named without a link. */
  here: Way["kind"];
  /** The level of the two names: one below the heading above them. */
  heading: "h3" | "h4";
}

/** The ready app and the custom build side by side: what each includes and costs, and when to take which. */
export function TwoWays({ path, here, heading }: TwoWaysProps) {
  return (
    <div className="grid gap-4">
      <div className="grid grid-cols-[repeat(auto-fit,minmax(min(15rem,100%),1fr))] gap-4">
        <OneWay way={path.ready} isHere={here === "ready"} heading={heading} />
        <OneWay way={path.custom} isHere={here === "custom"} heading={heading} />
      </div>
      <p className="text-muted">{path.advice}</p>
    </div>
  );
}

function OneWay({ way, isHere, heading: Heading }: { way: Way; isHere: boolean; heading: "h3" | "h4" }) {
  const { label, seeLabel, name, price, firstYear, includes, href } = way;
  return (
    <div className={`rounded-xl border bg-paper p-4 ${isHere ? "border-accent" : "border-line"}`}>
      <p className="text-sm font-semibold text-clay">{label}</p>
      <Heading className="mt-0.5 text-lg">{name}</Heading>
      <p className="figures mt-1 font-semibold">{price}</p>
      <p className="figures text-sm text-muted">{`${pricePathTexts.firstYearLabel}: ${firstYear}`}</p>
      <ul className="mt-3 grid gap-1.5 text-sm">
        {includes.map((text) => (
          <li key={text} className="flex gap-2 leading-snug">
            <Icon name="check" className="mt-0.5 size-4 shrink-0 text-clay" />
            {text}
          </li>
        ))}
      </ul>
      {!isHere && (
        <a
          href={href}
          className="mt-2 inline-flex min-h-11 items-center font-semibold text-brand hover:underline"
        >
          {seeLabel}
        </a>
      )}
    </div>
  );
}
