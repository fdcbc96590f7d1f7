import { Fragment, useEffect, useState } from "react";
import { Form } from "react-router";
import { Input, Select } from "#app/forms/field.tsx";
import { type StatusOption, StatusOptions } from "#app/forms/status-form.tsx";
import { Button } from "#app/ui/button.tsx";
import { listTexts } from "#content/back-office.ts";

/** The id of the bulk form; the checkboxes of the records belong to it. */
const bulkForm = "bulk-form";

const boxes = () => Array.from(document.querySelectorAll<HTMLInputElement>("[data-select]"));

/** How many checkboxes are ticked, and a function that ticks all or none. They change with the list. */
function useSelected(): [number, (all: boolean) => void] {
  const [selected, setSelected] = useState(0);
  const count = () => setSelected(boxes().filter(({ checked }) => checked).length);
  useEffect(() => {
    document.addEventListener("change", count);
    return () => document.removeEventListener("change", count);
  });
  // Runs after every render: the list may have changed.
  useEffect(count);
  function select(all: boolean) {
    for (const box of boxes()) box.checked = all;
    count();
  }
  return [selected, select];
}

/** A value that all selected records can be given. */
interface BulkAction {
  /** The change, and the field with its value. */
  change: string;
  label: string;
  submit: string;
  options: readonly StatusOption[];
  /** The value that is selected first. */
  first?: string;
  /** A second value that goes with it. */
  with?: { name: string; label: string; options: readonly StatusOption[] };
  /** A text that one of the values needs. Its field appears when that value is selected. */
  text?: { name: string; label: string; for: string; most: number };
}

/** One select of the bar. */
function BulkSelect({
  name,
  label,
  options,
  first,
  onChange,
}: Pick<BulkAction, "label" | "options" | "first"> & { name: string; onChange?: (value: string) => void }) {
  return (
    <div className="min-w-0 grow basis-32 sm:max-w-xs">
      <label htmlFor={`bulk-${name}`} className="mb-1.5 block font-semibold">
        {label}
      </label>
      <Select
        id={`bulk-${name}`}
        name={name}
        defaultValue={first}
        onChange={(event) => onChange?.(event.currentTarget.value)}
      >
        <StatusOptions options={options} />
      </Select>
    </div>
  );
}

/** The text field that belongs to one value of a select. */
function BulkText({ name, label, most }: NonNullable<BulkAction["text"]>) {
  return (
    <div className="min-w-0 grow basis-32 sm:max-w-xs">
      <label htmlFor={`bulk-${name}`} className="mb-1.5 block font-semibold">
        {label}
      </label>
      <Input id={`bulk-${name}`} name={name} maxLength={most} />
    </div>
  );
}

interface BulkBarProps {
  actions: readonly BulkAction[];
  /** How many records the list has, in words. */
  counted: string;
}

/** Gives all selected records a value. The bar is there, and stays visible, while something is selected. */
export function BulkBar({ actions, counted }: BulkBarProps) {
  const [selected, select] = useSelected();
  const [values, setValues] = useState<Readonly<Record<string, string>>>({});
  return (
    <>
      <Form
        id={bulkForm}
        method="post"
        preventScrollReset
        className="not-data-selected:hidden noscript:flex! top-18 lg:top-2 z-10 my-4 flex flex-wrap items-end gap-x-3 gap-y-2 rounded-2xl border border-line bg-paper p-3 sm:p-4 data-selected:sticky data-selected:border-brand data-selected:shadow-lg"
        data-selected={selected ? "" : undefined}
      >
        {actions.map(({ change, submit, with: second, text, ...select }) => (
          <Fragment key={change}>
            <BulkSelect
              name={change}
              {...select}
              onChange={(value) => setValues((before) => ({ ...before, [change]: value }))}
            />
            {text && values[change] === text.for && <BulkText {...text} />}
            {text && (
              <noscript>
                <BulkText {...text} />
              </noscript>
            )}
            {second && <BulkSelect {...second} />}
            <Button
              type="submit"
              name="change"
              value={change}
              kind="secondary"
              className="min-h-12 max-sm:px-3"
            >
              {submit}
            </Button>
          </Fragment>
        ))}
        <Button kind="quiet" className="needs-js min-h-12" onClick={() => select(true)}>
          {listTexts.selectAll}
        </Button>
        {selected > 0 && (
          <Button kind="quiet" className="min-h-12" onClick={() => select(false)}>
            {listTexts.selectNone}
          </Button>
        )}
        <p
          role="status"
          className="min-h-12 grow content-center text-right font-semibold empty:hidden sm:grow-0"
        >
          {selected > 0 && listTexts.selected(selected)}
        </p>
      </Form>
      <p className="mt-2 mb-3 text-muted">{counted}</p>
    </>
  );
}

interface SelectBoxProps {
  name: string;
  value: string;
  /** The label for screen readers, which names the record. */
  label: string;
  /** The words beside the checkbox; none if the record's name follows it. */
  children?: string;
}

/** The checkbox that selects a record for the bulk action. */
export function SelectBox({ name, value, label, children }: SelectBoxProps) {
  return (
    <label
      className={
        children
          ? "mt-3 flex min-h-11 items-center gap-3 font-semibold"
          : "relative z-1 -my-2.5 -ml-2 grid size-11 shrink-0 place-items-center"
      }
    >
      <input
        // A record that was changed is not selected any more.
        key={value}
        type="checkbox"
        name={name}
        value={value}
        form={bulkForm}
        data-select=""
        aria-label={label}
        className="pick"
      />
      {children}
    </label>
  );
}
