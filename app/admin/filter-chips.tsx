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

interface FilterChipsProps {
  search: ListSearchProps;
  /** Called with the place of the pressed chip, from 0. */
  onPress: (place: number) => void;
  className?: string;
}

/**
 * What a list is narrowed by, as chips beside its closed fold. Each is a link to the list without it, so it works
 * without script. On phones they are one line to scroll, however many they are.
 */
export function FilterChips({ search, onPress, className = "" }: FilterChipsProps) {
  const [query] = useSearchParams();
  const chips = setFilters(search);
  const texts = listTexts.search;
  if (!chips.length) return null;
  return (
    // The padding leaves room for the outline of the focus, which the scrolling line would cut off.
    <div
      className={`-my-1.5 -mr-5 -ml-1.5 flex max-w-[calc(100%+1.625rem)] gap-2 overflow-x-auto py-1.5 pr-5 pl-1.5 sm:flex-wrap ${className}`}
    >
      {chips.map(({ name, words }, place) => (
        <Link
          key={name}
          data-chip
          to={listQuery(query, { [name]: undefined })}
          onClick={() => onPress(place)}
          aria-label={texts.removeOf(words)}
          className="inline-flex min-h-11 max-w-full shrink-0 items-center gap-1.5 rounded-full bg-brand-soft py-1.5 pr-2.5 pl-3.5 font-semibold text-ink leading-tight hover:underline"
        >
          <span className="line-clamp-1 min-w-0 [overflow-wrap:anywhere]">{words}</span>
          <Icon name="close" className="size-4 shrink-0" />
        </Link>
      ))}
      {chips.length > 1 && (
        <ButtonLink kind="quiet" href={search.address} onClick={() => onPress(0)} className="shrink-0 px-1">
          {texts.clear}
        </ButtonLink>
      )}
    </div>
  );
}
