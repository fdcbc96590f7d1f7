import { Form } from "react-router";
import { Button } from "#app/ui/button.tsx";
import { Select } from "./field.tsx";

/** A status that can be selected. */
export interface StatusOption {
  value: string;
  label: string;
}

/** The options of a status select. */
export function StatusOptions({ options }: { options: readonly StatusOption[] }) {
  return options.map(({ value, label }) => (
    <option key={value} value={value}>
      {label}
    </option>
  ));
}

interface StatusFormProps {
  /** Hidden values that identify the record. */
  hidden: Readonly<Record<string, string>>;
  status: string;
  options: readonly StatusOption[];
  /** Whose status it is, for screen readers. */
  label: string;
  submit: { words: string; label: string };
  /** Whether it is part of a row, where on a phone its button is an icon. */
  compact?: boolean;
}

/**
 * The status of one record, and the button that sets it. It posts to the list's own address, so that the search is
 * unchanged.
 */
export function StatusForm({ hidden, status, options, label, submit, compact }: StatusFormProps) {
  return (
    <Form method="post" preventScrollReset className={compact ? "flex gap-1" : "flex grow flex-wrap gap-3"}>
      <input type="hidden" name="change" value="status" />
      {Object.entries(hidden).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <span className={compact ? "w-33 sm:w-40" : "grow basis-32"}>
        <Select
          key={status}
          name="status"
          defaultValue={status}
          aria-label={label}
          className={compact ? "pr-9! pl-2.5!" : ""}
        >
          <StatusOptions options={options} />
        </Select>
      </span>
      <Button
        type="submit"
        kind="secondary"
        className={
          compact
            ? "min-h-12 max-sm:w-11 max-sm:p-0 max-sm:[&>span]:sr-only sm:[&>svg]:hidden"
            : "min-h-12 max-sm:px-3"
        }
        aria-label={submit.label}
        {...(compact ? { icon: "check" } : {})}
      >
        {submit.words}
      </Button>
    </Form>
  );
}
