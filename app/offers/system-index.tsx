import { ClothPatch } from "#app/ui/cloth/patch.tsx";
import { enterpriseOffers, enterprisePage } from "#content/enterprise-offers.ts";
import { naira } from "#content/prices.ts";
import { systemSquare } from "./system-tiles.ts";

/** The four systems with their prices, each a link to its place on the page. */
export function SystemIndex() {
  return (
    <nav aria-label={enterprisePage.heading}>
      <ul className="grid gap-2.5 md:max-lg:grid-cols-2">
        {enterpriseOffers.map(({ id, title, setupPrice, monthlyPrice }) => (
          <li key={id}>
            <a
              href={`#${id}`}
              className="flex min-h-18 items-center gap-4 rounded-xl border border-line bg-paper px-4 py-3 leading-snug hover:border-accent"
            >
              <ClothPatch squares={systemSquare(id)} columns={1} className="size-10 shrink-0 rounded-lg" />
              <span>
                <span className="block font-semibold lg:text-lg">{title}</span>
                <span className="figures block text-sm text-muted">
                  {`${naira(setupPrice)} setup, ${naira(monthlyPrice)} ${enterprisePage.monthlyLabel}`}
                </span>
              </span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
