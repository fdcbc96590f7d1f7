import { Link, useSearchParams } from "react-router";
import { ButtonLink } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { listTexts } from "#content/back-office.ts";
import { listQuery } from "./list-query.ts";
import type { ListSearchProps } from "./list-search.tsx";

/** Something the list is narrowed by: its parameter in the address, and what the chip says. */
interface SetFilter {
  name: string;
  words: string;
}

/** All that a list is narrowed by, the search text first. */
function setFilters({ q, filters, toggle, alsoSet = [] }: ListSearchProps): SetFilter[] {
  const selected = filters.flatMap(({ name, options, selected: value }) => {
    const option = options.find((one) => one.value === value);
    return option ? { name, words: option.chip ?? option.label } : [];
  });
  return [
    ...(q ? [{ name: "search", words: listTexts.search.quoted(q) }] : []),
    ...selected,
    ...(toggle?.on ? [{ name: toggle.name, words: toggle.label }] : []),
    ...alsoSet,
  ];
}

/**
 * What a list is narrowed by, as chips beside its closed fold. Each is a link to the list without it, so it works
 * without script.
 * @param onPress called when one is pressed
 */
export function FilterChips({ search, onPress }: { search: ListSearchProps; onPress: () => void }) {
  const [query] = useSearchParams();
  const chips = setFilters(search);
  const texts = listTexts.search;
  return (
    <>
      {chips.map(({ name, words }) => (
        <Link
          key={name}
          data-chip
          to={listQuery(query, { [name]: undefined })}
          onClick={onPress}
          aria-label={texts.removeOf(words)}
          className="inline-flex min-h-11 max-w-full items-center gap-1.5 rounded-full bg-brand-soft py-1.5 pr-2.5 pl-3.5 font-semibold text-ink leading-tight hover:underline"
        >
          <span className="line-clamp-1 min-w-0 [overflow-wrap:anywhere]">{words}</span>
          <Icon name="close" className="size-4 shrink-0" />
        </Link>
      ))}
      {chips.length > 1 && (
        <ButtonLink kind="quiet" href={search.address} onClick={onPress}>
          {texts.clear}
        </ButtonLink>
      )}
    </>
  );
}
