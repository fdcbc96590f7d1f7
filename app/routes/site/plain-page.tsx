import { pageMeta } from "#app/content/page-meta.ts";
import { plainPages } from "#app/content/pages.ts";
import type { PlainItem } from "#app/content/plain-page.ts";
import { site } from "#app/content/site.ts";
import { whatsappLink } from "#app/content/whatsapp.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { CardList } from "#app/ui/card-list.tsx";
import { PageHero } from "#app/ui/page-hero.tsx";
import type { Route } from "./+types/plain-page.ts";

export function loader({ request }: Route.LoaderArgs) {
  const path = new URL(request.url).pathname.replace(/\.data$/, "").replace(/(.)\/$/, "$1");
  const page = plainPages.find((known) => known.path === path);
  if (!page) throw new Response(null, { status: 404 });
  return page;
}

export function meta({ loaderData }: Route.MetaArgs) {
  if (!loaderData) return [{ title: site.name }];
  return pageMeta(loaderData);
}

/** A page of headings, texts and lists, with one action. */
export default function PlainPageScreen({ loaderData: page }: Route.ComponentProps) {
  const action = (
    <ButtonLink kind="whatsapp" size="lg" href={whatsappLink(page.action.line, page.action.message)}>
      {page.action.label}
    </ButtonLink>
  );
  return (
    <>
      <PageHero heading={page.heading} intro={page.intro}>
        {action}
      </PageHero>
      {page.sections.map(({ id, heading, text, items }) => (
        <section key={heading} id={id} className="section wrap border-b border-line">
          <h2 className="text-3xl">{heading}</h2>
          {text && <p className="mt-4 max-w-prose text-lg text-muted">{text}</p>}
          {items && (
            <CardList className="mt-8 grid gap-5 md:grid-cols-2 lg:grid-cols-3">
              {items.map((item) => (
                <li key={item.title}>
                  <Item {...item} />
                </li>
              ))}
            </CardList>
          )}
        </section>
      ))}
      <section className="section wrap">{action}</section>
    </>
  );
}

function Item({ title, text, price, points, href }: PlainItem) {
  return (
    <Card className="h-full">
      <h3 className="text-lg">{title}</h3>
      {price && <p className="mt-1 font-semibold tabular-nums">{price}</p>}
      {text && <p className="mt-2 text-muted">{text}</p>}
      {points && (
        <ul className="mt-3 list-disc space-y-1 pl-5 text-muted">
          {points.map((point) => (
            <li key={point}>{point}</li>
          ))}
        </ul>
      )}
      {href && (
        <ButtonLink href={href} kind="quiet" className="mt-auto self-start" aria-label={`Open ${title}`}>
          Open
        </ButtonLink>
      )}
    </Card>
  );
}
