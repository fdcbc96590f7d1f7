import { Link } from "react-router";
import { Card } from "#app/ui/card.tsx";
import { CardList } from "#app/ui/card-list.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { services } from "#content/home-sections.ts";
import { lookOf } from "./destination-looks.ts";

/** Our services, each with a link to its page. */
export default function Services() {
  return (
    <section className="section bg-tint" aria-labelledby="services-heading">
      <div className="wrap">
        <h2 id="services-heading" className="text-3xl">
          {services.heading}
        </h2>
        <p className="mt-3 text-lg text-muted">{services.text}</p>
        <CardList className="mt-8 grid gap-4 md:grid-cols-2 lg:grid-cols-3">
          {services.list.map(({ title, text, points, startingPrice, next }) => (
            <Card as="li" key={title}>
              <div className="flex items-center gap-3">
                <span className="grid size-11 place-items-center rounded-xl bg-brand-soft text-brand">
                  <Icon name={lookOf(next.href).icon} />
                </span>
                <h3 className="text-xl">{title}</h3>
              </div>
              <p className="mt-3">{text}</p>
              <ul className="mt-3 mb-4 grid gap-1.5 text-muted">
                {points.map((point) => (
                  <li key={point} className="flex gap-2">
                    <Icon name="check" className="mt-1 size-4 text-clay" />
                    {point}
                  </li>
                ))}
              </ul>
              {startingPrice && (
                <p className="figures mt-auto border-t border-line pt-3 font-semibold">
                  {startingPrice.replace(/^./, (first) => first.toUpperCase())}
                </p>
              )}
              <Link
                to={next.href}
                className={`${startingPrice ? "" : "mt-auto"} inline-flex min-h-11 items-center gap-2 font-semibold text-brand hover:underline`}
              >
                {next.label}
                <Icon name="arrow" className="size-4" />
              </Link>
            </Card>
          ))}
        </CardList>
      </div>
    </section>
  );
}
