import { useEffect, useRef } from "react";
import { Form, useNavigation } from "react-router";
import { cleanText } from "#app/forms/contract.ts";
import { controlClass, FieldError, Select } from "#app/forms/field.tsx";
import { useShownForm } from "#app/forms/use-shown-form.ts";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { listTexts } from "#content/back-office.ts";

/** A filter with several values, or the order of the list. */
interface ListFilter {
  name: string;
  label: string;
  /** The label of the option without a filter. */
  any: string;
  options: readonly { value: string; label: string }[];
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
  /** Why the typed text cannot be searched for; the text itself is not shown again. */
  refusal?: string | undefined;
}

const labelClass = "mb-1.5 block font-semibold";

function SearchField({ q, label, placeholder, refusal }: Omit<ListSearchProps, "address" | "filters">) {
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (refusal) field.current?.focus({ preventScroll: true });
  }, [refusal]);
  return (
    <div className="grow-2 basis-64">
      <label htmlFor="list-search" className={labelClass}>
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
        className={controlClass}
      />
    </div>
  );
}

function FilterField({ name, label, any, options, selected }: ListFilter) {
  const id = `list-filter-${name}`;
  return (
    <div className="grow basis-44">
      <label htmlFor={id} className={labelClass}>
        {label}
      </label>
      <Select id={id} name={name} defaultValue={selected ?? ""}>
        <option value="">{any}</option>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </Select>
    </div>
  );
}

/**
 * Search, filters and order of a list. They are in the address, so that a bookmark or Back shows the same list. The
 * text is posted, and the address contains it encrypted (search.server.ts).
 */
export function ListSearch(search: ListSearchProps) {
  const { address, q, filters, toggle, refusal } = search;
  const shown = [
    q,
    ...filters.map(({ selected }) => selected ?? ""),
    ...(toggle ? [toggle.on ? "1" : ""] : []),
    ...(refusal ? [refusal] : []),
  ];
  const { key, ask } = useShownForm(JSON.stringify(shown));
  const { formData } = useNavigation();
  const typedIn = (form: HTMLFormElement) => {
    const typed = new FormData(form);
    const names = [...filters, ...(toggle ? [toggle] : [])].map(({ name }) => name);
    const text = cleanText(String(typed.get("q") ?? ""));
    return JSON.stringify([text, ...names.map((name) => String(typed.get(name) ?? ""))]);
  };
  return (
    <Form
      key={key}
      method="post"
      action={address}
      onSubmit={({ currentTarget }) => ask(typedIn(currentTarget))}
      role="search"
      preventScrollReset
      className="flex flex-wrap items-end gap-3"
    >
      <SearchField {...search} />
      {filters.map((filter) => (
        <FilterField key={filter.name} {...filter} />
      ))}
      {toggle && (
        <label className="flex min-h-12 items-center gap-3 font-semibold">
          <input type="checkbox" name={toggle.name} value="1" defaultChecked={toggle.on} className="pick" />
          {toggle.label}
        </label>
      )}
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
      <div role="alert" className="basis-full empty:hidden">
        {refusal && <FieldError id="list-search-refusal">{refusal}</FieldError>}
      </div>
    </Form>
  );
}
