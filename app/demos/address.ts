import {
  type DemoCategory,
  type DemoSystem,
  demoCategories,
  demoSystems,
  demosPath,
} from "#content/demos.ts";
import type { DemoId } from "#content/prices.ts";

/** The view in an address of the showcase: all systems or one category, and perhaps one system opened. */
export interface DemosView {
  category: DemoCategory | undefined;
  demo: DemoSystem | undefined;
}

/** A category in the form used in addresses: 'Real Estate' → 'real-estate'. */
function slugOf(category: DemoCategory): string {
  return category.toLowerCase().replaceAll(" ", "-");
}

/** Reads ?category= and ?demo=. Unknown values are ignored. */
export function demosView(query: URLSearchParams): DemosView {
  const [category, demo] = [query.get("category"), query.get("demo")];
  return {
    category: demoCategories.find((known) => slugOf(known) === category),
    demo: demoSystems.find(({ id }) => id === demo),
  };
}

/** The address of a view. */
export function demosAddress(view: { category?: DemoCategory | undefined; demo?: DemoId }): string {
  const query = new URLSearchParams();
  if (view.category) query.set("category", slugOf(view.category));
  if (view.demo) query.set("demo", view.demo);
  return query.size ? `${demosPath}?${query}` : demosPath;
}
