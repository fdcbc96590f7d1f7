import { useEffect, useState } from "react";
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
  /** The button that chooses everything on the page, and the one that takes that back. */
  all: string;
  none: string;
  /** How many are chosen. */
  counted: (chosen: number) => string;
}

const boxes = () => Array.from(document.querySelectorAll<HTMLInputElement>("[data-choose]"));

/** How many boxes are ticked, wherever they stand: they come and go with the list. */
function useChosen(): [number, (all: boolean) => void] {
  const [chosen, setChosen] = useState(0);
  const count = () => setChosen(boxes().filter(({ checked }) => checked).length);
  useEffect(() => {
    document.addEventListener("change", count);
    return () => document.removeEventListener("change", count);
  });
  // After every change of the list.
  useEffect(count);
  function choose(all: boolean) {
    for (const box of boxes()) box.checked = all;
    count();
  }
  return [chosen, choose];
}

/** Gives all that are chosen a status. While something is chosen it stays in sight. */
export function ChosenForm({ label, options, first, submit, all, none, counted }: ChosenFormProps) {
  const [chosen, choose] = useChosen();
  return (
    <Form
      id={chosenForm}
      method="post"
      preventScrollReset
      className="top-2 z-10 my-4 flex flex-wrap items-end gap-3 rounded-2xl border border-line bg-paper p-4 data-chosen:sticky data-chosen:border-brand data-chosen:shadow-lg"
      data-chosen={chosen ? "" : undefined}
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
      <Button kind="quiet" className="needs-js min-h-12" data-tap="" onClick={() => choose(true)}>
        {all}
      </Button>
      {chosen > 0 && (
        <Button kind="quiet" className="min-h-12" onClick={() => choose(false)}>
          {none}
        </Button>
      )}
      <p role="status" className="min-h-12 content-center font-semibold empty:hidden">
        {chosen > 0 && counted(chosen)}
      </p>
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
        className="pick"
      />
      {children}
    </label>
  );
}
