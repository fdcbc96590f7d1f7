import type { MouseEvent } from "react";
import { Form } from "react-router";
import { Button } from "./button.tsx";
import { Select } from "./field.tsx";
import { type StatusOption, StatusOptions } from "./status-form.tsx";

/** The form that changes all that are chosen; the boxes of the records belong to it. */
const chosenForm = "chosen-form";

interface ChosenFormProps {
  label: string;
  options: readonly StatusOption[];
  first: string;
  submit: string;
  /** The button that chooses everything on the page. */
  all: string;
}

/** Ticks every box of the form, or, where all are ticked, none. */
function chooseAll({ currentTarget }: MouseEvent<HTMLButtonElement>) {
  const boxes = Array.from(currentTarget.form?.elements ?? []).filter(
    (element): element is HTMLInputElement =>
      element instanceof HTMLInputElement && element.type === "checkbox",
  );
  const chosen = boxes.some((box) => !box.checked);
  for (const box of boxes) box.checked = chosen;
}

/** Gives all that are chosen a status. While something is chosen it stays in sight. */
export function ChosenForm({ label, options, first, submit, all }: ChosenFormProps) {
  return (
    <Form
      id={chosenForm}
      method="post"
      preventScrollReset
      className="top-2 z-10 my-4 flex flex-wrap items-end gap-3 rounded-2xl border border-line bg-paper p-4 [html:has([data-choose]:checked)_&]:sticky [html:has([data-choose]:checked)_&]:border-brand [html:has([data-choose]:checked)_&]:shadow-lg"
    >
      <input type="hidden" name="change" value="status" />
      <div className="grow basis-48 sm:max-w-xs">
        <label htmlFor="chosen-to" className="mb-1.5 block font-semibold">
          {label}
        </label>
        <Select id="chosen-to" name="status" defaultValue={first}>
          <StatusOptions options={options} />
        </Select>
      </div>
      <Button type="submit" kind="secondary" className="min-h-12">
        {submit}
      </Button>
      <Button kind="quiet" className="needs-js min-h-12" data-tap="" onClick={chooseAll}>
        {all}
      </Button>
    </Form>
  );
}

interface ChooseBoxProps {
  name: string;
  value: string;
  /** Whom it chooses, for those who hear the box alone. */
  label: string;
  children: string;
}

/** The box that chooses one record for the form above the list. */
export function ChooseBox({ name, value, label, children }: ChooseBoxProps) {
  return (
    <label className="mt-3 flex min-h-11 items-center gap-3 font-semibold">
      <input
        // A changed record is a new one: it is not chosen any more.
        key={value}
        type="checkbox"
        name={name}
        value={value}
        form={chosenForm}
        data-choose=""
        aria-label={label}
        className="size-5 accent-brand"
      />
      {children}
    </label>
  );
}
