import { useEffect, useRef } from "react";
import { Form, useNavigation } from "react-router";
import { cleanText } from "#app/forms/contract.ts";
import { controlClass, FieldError, Input, Select } from "#app/forms/field.tsx";
import { useShownForm } from "#app/forms/use-shown-form.ts";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { listTexts } from "#content/back-office.ts";
import { FilterFold } from "./filter-fold.tsx";

/** A filter with several values, a date, or the order of the list. */
interface ListFilter {
  name: string;
  label: string;
  /** The label of the option without a filter; a date has none. */
  any?: string;
  /** Whether any date can be chosen. The options then only put the chosen date into words. */
  isDate?: boolean;
  /** `chip` says it shorter, where the option is set. */
  options: readonly { value: string; label: string; chip?: string }[];
  selected: string | undefined;
}

/** A filter that is on or off. */
interface ListSwitch {
  name: string;
  label: string;
  on: boolean;
}

export interface ListSearchProps {
  /** The list's own address. */
  address: string;
  /** The search text of the shown list. */
  q: string;
  label: string;
  placeholder: string;
  filters: readonly ListFilter[];
  toggle?: ListSwitch;
  /** What else the list is narrowed by, without a field: its parameter and its words. */
  alsoSet?: readonly { name: string; words: string }[];
  /** Whether only the text field is always there, and the filters are behind one button. */
  foldsFilters?: boolean;
  /** Why the typed text cannot be searched for; the text itself is not shown again. */
  refusal?: string | undefined;
}

const labelClass = "mb-1.5 block font-semibold";

function SearchField(search: Omit<ListSearchProps, "address" | "filters">) {
  const { q, label, placeholder, refusal, foldsFilters } = search;
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (refusal) field.current?.focus({ preventScroll: true });
  }, [refusal]);
  return (
    <div
      className={
        foldsFilters
          ? "relative min-w-0 grow basis-32 in-[form:has(>details[open])]:mr-32"
          : "grow-2 basis-64"
      }
    >
      <label htmlFor="list-search" className={foldsFilters ? "sr-only" : labelClass}>
        {label}
      </label>
      <input
        ref={field}
        id="list-search"
        type="search"
        name="q"
        defaultValue={q}
        maxLength={320}
        placeholder={placeholder}
        aria-invalid={refusal ? true : undefined}
        aria-describedby={refusal && "list-search-refusal"}
        className={`${controlClass} text-ellipsis ${foldsFilters ? "pr-12" : ""}`}
      />
      {foldsFilters && (
        <Button
          type="submit"
          kind="quiet"
          aria-label={listTexts.search.find}
          className="absolute right-0 bottom-0 h-12 w-11 text-ink no-underline"
        >
          <Icon name="search" />
        </Button>
      )}
    </div>
  );
}

function FilterField({ name, label, any, isDate, options, selected }: ListFilter) {
  const id = `list-filter-${name}`;
  return (
    <div className="min-w-0 grow basis-36 sm:basis-32">
      <label htmlFor={id} className={labelClass}>
        {label}
      </label>
      {isDate ? (
        <Input id={id} type="date" name={name} defaultValue={selected ?? ""} />
      ) : (
        <Select id={id} name={name} defaultValue={selected ?? ""}>
          <option value="">{any}</option>
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </Select>
      )}
    </div>
  );
}

/** The filters: each with its label, and the one that is on or off. */
function Filters({ filters, toggle }: Pick<ListSearchProps, "filters" | "toggle">) {
  return (
    <>
      {filters.map((filter) => (
        <FilterField key={filter.name} {...filter} />
      ))}
      {toggle && (
        <label className="flex min-h-12 items-center gap-3 font-semibold">
          <input type="checkbox" name={toggle.name} value="1" defaultChecked={toggle.on} className="pick" />
          {toggle.label}
        </label>
      )}
    </>
  );
}

/** What the list is searched for: the text, the value of each filter and any refusal. */
export const shownIn = ({ q, filters, toggle, refusal }: ListSearchProps) => [
  q,
  ...filters.map(({ selected }) => selected ?? ""),
  ...(toggle ? [toggle.on ? "1" : ""] : []),
  ...(refusal ? [refusal] : []),
];

/**
 * Search, filters and order of a list. They are in the address, so that a bookmark or Back shows the same list. The
 * text is posted, and the address contains it encrypted (search.server.ts).
 */
export function ListSearch(search: ListSearchProps) {
  const { address, filters, toggle, refusal, foldsFilters } = search;
  const shown = shownIn(search);
  const { key, ask } = useShownForm(JSON.stringify(shown));
  const { formData } = useNavigation();
  const typedIn = (form: HTMLFormElement) => {
    const typed = new FormData(form);
    const names = [...filters, ...(toggle ? [toggle] : [])].map(({ name }) => name);
    const text = cleanText(String(typed.get("q") ?? ""));
    return JSON.stringify([text, ...names.map((name) => String(typed.get(name) ?? ""))]);
  };
  const fields = (
    <>
      <Filters filters={filters} toggle={toggle} />
      <div className="flex gap-3">
        <Button type="submit" loading={formData?.has("q")} className="min-h-12">
          {listTexts.search.submit}
        </Button>
        {shown.some(Boolean) && (
          <ButtonLink kind="secondary" href={address} className="min-h-12">
            {listTexts.search.clear}
          </ButtonLink>
        )}
      </div>
    </>
  );
  return (
    <Form
      key={key}
      method="post"
      action={address}
      onSubmit={({ currentTarget }) => ask(typedIn(currentTarget))}
      role="search"
      preventScrollReset
      className={`relative flex flex-wrap items-end ${foldsFilters ? "gap-2" : "gap-3"}`}
    >
      <SearchField {...search} />
      {foldsFilters ? <FilterFold>{fields}</FilterFold> : fields}
      <div role="alert" className="basis-full empty:hidden">
        {refusal && <FieldError id="list-search-refusal">{refusal}</FieldError>}
      </div>
    </Form>
  );
}
