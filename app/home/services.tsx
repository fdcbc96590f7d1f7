import { Link } from "react-router";
import { CardList } from "#app/ui/card-list.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { services } from "#content/home-sections.ts";
import { lookOf } from "./destination-looks.ts";

/** Our services, each with a link to its page. The whole card is the link. */
export default function Services() {
  return (
    <section className="section bg-tint" aria-labelledby="services-heading">
      <div className="wrap">
        <h2 id="services-heading" className="text-3xl">
          {services.heading}
        </h2>
        <p className="mt-3 text-lg text-muted">{services.text}</p>
        <CardList className="services mt-6">
          {services.list.map(({ title, text, prices, next }) => (
            <li key={title}>
              <svg viewBox="0 0 100 100" aria-hidden="true">
                <use href={`#t-${lookOf(next.href).motif}`} className={`dye-${lookOf(next.href).dye}`} />
              </svg>
              <h3 className="text-lg">{title}</h3>
              <p className="text-muted">{text}</p>
              {prices && (
                <p className="figures mt-2 font-semibold">
                  {prices.split(/(?<=, )/).map((part) => (
                    <span key={part} className="block">
                      {part}
                    </span>
                  ))}
                </p>
              )}
              <Link to={next.href} className="font-semibold text-brand">
                <span className="max-md:sr-only">{next.label}</span>
                <Icon name="arrow" className="size-4" />
              </Link>
            </li>
          ))}
        </CardList>
      </div>
    </section>
  );
}
