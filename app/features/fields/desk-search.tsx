import { useEffect, useRef } from "react";
import { Form, useNavigation } from "react-router";
import { deskTexts } from "#app/content/back-office.ts";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { controlClass, FieldError, Select } from "#app/ui/field.tsx";
import { useShownForm } from "#app/ui/use-shown-form.ts";
import { cleanText } from "./contract.ts";

interface DeskChoice {
  name: string;
  label: string;
  /** What is chosen when nothing is left out. */
  any: string;
  options: readonly { value: string; label: string }[];
  chosen: string | undefined;
}

/** A filter that is on or off. */
interface DeskTick {
  name: string;
  label: string;
  ticked: boolean;
}

interface DeskSearchProps {
  /** The list's own address. */
  list: string;
  /** What is searched for now. */
  q: string;
  label: string;
  placeholder: string;
  choices: readonly DeskChoice[];
  tick?: DeskTick;
  /** Why it cannot be searched for what was typed; that is not shown again. */
  refusal?: string | undefined;
}

const labelClass = "mb-1.5 block font-semibold";

/**
 * Search and filters of one of the owner's lists. They stand in the address: a view of the list can be kept and comes back
 * with Back. The text is posted, and the address holds it sealed (search.server.ts).
 */
export function DeskSearch({ list, q, label, placeholder, choices, tick, refusal }: DeskSearchProps) {
  const shown = [
    q,
    ...choices.map(({ chosen }) => chosen ?? ""),
    ...(tick ? [tick.ticked ? "1" : ""] : []),
    ...(refusal ? [refusal] : []),
  ];
  const { key, ask } = useShownForm(JSON.stringify(shown));
  const { formData } = useNavigation();
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (refusal) field.current?.focus({ preventScroll: true });
  }, [refusal]);
  const asked = (form: HTMLFormElement) => {
    const typed = new FormData(form);
    const names = ["q", ...[...choices, ...(tick ? [tick] : [])].map(({ name }) => name)];
    const words = names.map((name) => String(typed.get(name) ?? ""));
    return JSON.stringify([cleanText(words[0] ?? ""), ...words.slice(1)]);
  };
  return (
    <Form
      key={key}
      method="post"
      action={list}
      onSubmit={({ currentTarget }) => ask(asked(currentTarget))}
      role="search"
      preventScrollReset
      className="flex flex-wrap items-end gap-3"
    >
      <div className="grow-2 basis-64">
        <label htmlFor="desk-search" className={labelClass}>
          {label}
        </label>
        <input
          ref={field}
          id="desk-search"
          type="search"
          name="q"
          defaultValue={q}
          maxLength={320}
          placeholder={placeholder}
          aria-invalid={refusal ? true : undefined}
          aria-describedby={refusal && "desk-search-refusal"}
          className={controlClass}
        />
      </div>
      {choices.map(({ name, label: choice, any, options, chosen }) => (
        <div key={name} className="grow basis-44">
          <label htmlFor={`desk-${name}`} className={labelClass}>
            {choice}
          </label>
          <Select id={`desk-${name}`} name={name} defaultValue={chosen ?? ""}>
            <option value="">{any}</option>
            {options.map((option) => (
              <option key={option.value} value={option.value}>
                {option.label}
              </option>
            ))}
          </Select>
        </div>
      ))}
      {tick && (
        <label className="flex min-h-12 items-center gap-3 font-semibold">
          <input type="checkbox" name={tick.name} value="1" defaultChecked={tick.ticked} className="pick" />
          {tick.label}
        </label>
      )}
      <div className="flex gap-3">
        <Button type="submit" loading={formData?.has("q")} className="min-h-12">
          {deskTexts.search.submit}
        </Button>
        {shown.some(Boolean) && (
          <ButtonLink kind="secondary" href={list} className="min-h-12">
            {deskTexts.search.clear}
          </ButtonLink>
        )}
      </div>
      <div role="alert" className="basis-full empty:hidden">
        {refusal && <FieldError id="desk-search-refusal">{refusal}</FieldError>}
      </div>
    </Form>
  );
}
