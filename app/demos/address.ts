import {
  type DemoCategory,
  type DemoSystem,
  demoCategories,
  demoSystems,
  demosPath,
} from "#content/demos.ts";
import type { DemoId } from "#content/prices.ts";

/** What an address of the showcase shows: the systems of one kind or all, and perhaps one of them opened. */
export interface DemosView {
  category: DemoCategory | undefined;
  demo: DemoSystem | undefined;
}

/** A category as an address writes it: 'Real Estate' → 'real-estate'. */
function slugOf(category: DemoCategory): string {
  return category.toLowerCase().replaceAll(" ", "-");
}

/** Reads ?category= and ?demo=. Words that name nothing count as not there. */
export function demosView(query: URLSearchParams): DemosView {
  const [category, demo] = [query.get("category"), query.get("demo")];
  return {
    category: demoCategories.find((known) => slugOf(known) === category),
    demo: demoSystems.find(({ id }) => id === demo),
  };
}

/** The address that shows this. */
export function demosAddress(view: { category?: DemoCategory | undefined; demo?: DemoId }): string {
  const query = new URLSearchParams();
  if (view.category) query.set("category", slugOf(view.category));
  if (view.demo) query.set("demo", view.demo);
  return query.size ? `${demosPath}?${query}` : demosPath;
}
