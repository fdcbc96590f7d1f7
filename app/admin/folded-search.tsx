import { buttonClass } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { listTexts } from "#content/back-office.ts";
import { FilterChips } from "./filter-chips.tsx";
import { ListSearch, type ListSearchProps, shownIn } from "./list-search.tsx";
import { useClosedFold } from "./use-closed-fold.ts";

/**
 * The search of a list. On phones it is folded behind one line, and what it looks for is beside it as chips, so that
 * the first record is on the first screen; on a wide screen all of it is shown.
 */
export function FoldedSearch(search: ListSearchProps) {
  const isRefused = Boolean(search.refusal);
  const shown = JSON.stringify([...shownIn(search), search.alsoSet]);
  const { place, onPress } = useClosedFold(shown, isRefused);
  if (search.foldsFilters) {
    return (
      <div ref={place}>
        <ListSearch {...search} />
        <FilterChips search={search} onPress={onPress} className="mt-0.5!" />
      </div>
    );
  }
  return (
    <div ref={place} className="flex flex-wrap items-start gap-2">
      <details
        open={isRefused}
        className="min-w-0 open:basis-full lg:basis-full supports-[selector(::details-content)]:lg:[&>summary]:hidden lg:[&::details-content]:[content-visibility:visible]"
      >
        <summary className={buttonClass("secondary")}>
          <Icon name="search" />
          {listTexts.search.fold}
        </summary>
        <div className="pt-4 lg:pt-0">
          <ListSearch {...search} />
        </div>
      </details>
      <FilterChips
        search={search}
        onPress={onPress}
        className="supports-[selector(::details-content)]:lg:hidden"
      />
    </div>
  );
}
