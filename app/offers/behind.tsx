import { ButtonLink } from "#app/ui/button.tsx";
import { Statistics } from "#app/ui/statistics.tsx";
import { type Trust, trust, trustTexts } from "#content/trust.ts";

/** Whether anything is filled in that this section could show. */
function hasSomething({ people, work, press, ownFigures, address, cacNumber, founded }: Trust): boolean {
  return [people, work, press, ownFigures, address, cacNumber, founded].some(({ length }) => length > 0);
}

/** The people, papers and work behind the site. Each part is there only when the owner filled it in. */
export function Behind({ of = trust }: { of?: Trust }) {
  if (!hasSomething(of)) return null;
  const { people, work, press, ownFigures } = of;
  const facts = (["founded", "cacNumber", "address"] as const).filter((name) => of[name]);
  return (
    <section id="behind" className="section wrap" aria-labelledby="behind-heading">
      <h2 id="behind-heading" className="text-3xl">
        {trustTexts.heading}
      </h2>
      {people.length > 0 && (
        <ul className="mt-8 grid grid-cols-2 gap-x-5 gap-y-8 sm:grid-cols-3 lg:grid-cols-5">
          {people.map(({ name, role, picture }) => (
            <li key={name}>
              <img
                src={picture}
                alt=""
                width={240}
                height={240}
                loading="lazy"
                className="aspect-square w-full rounded-2xl border border-line object-cover"
              />
              <p className="mt-3 font-semibold">{name}</p>
              <p className="text-sm text-muted">{role}</p>
            </li>
          ))}
        </ul>
      )}
      {facts.length > 0 && (
        <dl className="mt-8 flex flex-wrap gap-x-12 gap-y-4">
          {facts.map((name) => (
            <div key={name}>
              <dt className="text-sm text-muted">{trustTexts.facts[name]}</dt>
              <dd className="font-semibold">{of[name]}</dd>
            </div>
          ))}
        </dl>
      )}
      {ownFigures.length > 0 && (
        <>
          <h3 className="mt-10 text-xl">{trustTexts.ownHeading}</h3>
          <Statistics list={ownFigures} className="mt-4" />
        </>
      )}
      {work.length > 0 && (
        <>
          <h3 className="mt-10 text-xl">{trustTexts.workHeading}</h3>
          <ul className="mt-4 grid gap-5 md:grid-cols-2">
            {work.map(({ title, text, href }) => (
              <li key={title} className="border-l-4 border-accent pl-4">
                <p className="font-semibold">{title}</p>
                <p className="text-muted">{text}</p>
                {href && (
                  <ButtonLink kind="quiet" href={href} target="_blank">
                    {trustTexts.workLabel}
                    <span className="sr-only">: {title}</span>
                  </ButtonLink>
                )}
              </li>
            ))}
          </ul>
        </>
      )}
      {press.length > 0 && (
        <>
          <h3 className="mt-10 text-xl">{trustTexts.pressHeading}</h3>
          <ul className="mt-3 grid gap-2">
            {press.map(({ title, paper, href }) => (
              <li key={href}>
                <a
                  href={href}
                  target="_blank"
                  rel="noopener"
                  className="font-semibold text-brand hover:underline"
                >
                  {title}
                </a>
                <span className="text-muted">, {paper}</span>
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}
