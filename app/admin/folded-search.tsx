import { ButtonLink, buttonClass } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { listTexts } from "#content/back-office.ts";
import { ListSearch, type ListSearchProps } from "./list-search.tsx";

/** What a search looks for, in words: the text and the selected options. */
function searchInWords({ q, filters, toggle }: ListSearchProps): string {
  const chosen = filters.flatMap(
    ({ selected, options }) => options.find(({ value }) => value === selected)?.label ?? [],
  );
  return [...(q ? [q] : []), ...chosen, ...(toggle?.on ? [toggle.label] : [])].join(", ");
}

/**
 * The search of a list. On phones it is folded behind one line that says what it looks for, so that the first record is
 * on the first screen; on a desk all of it is shown.
 */
export function FoldedSearch(search: ListSearchProps) {
  if (search.foldsFilters) return <ListSearch {...search} />;
  const words = searchInWords(search);
  return (
    <div className="flex items-start gap-2">
      <details
        open={Boolean(search.refusal)}
        className="min-w-0 grow supports-[selector(::details-content)]:lg:[&>summary]:hidden lg:[&::details-content]:[content-visibility:visible]"
      >
        <summary className={buttonClass("secondary", "md", "max-w-full")}>
          <Icon name="search" />
          <span className="line-clamp-1 text-left">
            {listTexts.search.fold}
            {words && `: ${words}`}
          </span>
        </summary>
        <div className="pt-4 lg:pt-0">
          <ListSearch {...search} />
        </div>
      </details>
      {words && (
        <ButtonLink kind="quiet" href={search.address} className="shrink-0 lg:hidden">
          {listTexts.search.clear}
        </ButtonLink>
      )}
    </div>
  );
}
