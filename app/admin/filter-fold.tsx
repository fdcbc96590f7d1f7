import type { ReactNode } from "react";
import { buttonClass } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { listTexts } from "#content/back-office.ts";

/**
 * The filters of a list behind one button, which works without script. Those that are set are chips below it
 * (filter-chips.tsx). The button stays beside the search text, and the filters are in the row below.
 */
export function FilterFold({ children }: { children: ReactNode }) {
  return (
    <details className="group/filter open:basis-full">
      <summary
        className={buttonClass(
          "secondary",
          "md",
          "min-h-12 w-30 group-open/filter:absolute group-open/filter:top-0 group-open/filter:right-0",
        )}
      >
        {listTexts.search.filter}
        <Icon name="down" className="size-4" />
      </summary>
      <div className="flex flex-wrap items-end gap-3">{children}</div>
    </details>
  );
}
