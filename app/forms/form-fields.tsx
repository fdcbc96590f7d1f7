import type { ComponentProps, ReactNode } from "react";
import { choicesOf, emailLength, type Field as FieldOf, phoneLength } from "#content/fields.ts";
import { CheckBoxes } from "./check-boxes.tsx";
import { type ControlProps, Field, Input, Select, Textarea } from "./field.tsx";

/** A form library's state of one field. */
interface FieldState {
  id: string;
  name: string;
  errors: string[] | undefined;
  initialValue?: unknown;
  /** The present value. */
  value?: unknown;
}

interface FormFieldsProps<Name extends string> {
  fields: Readonly<Record<Name, FieldOf>>;
  states: Readonly<Record<NoInfer<Name>, FieldState>>;
  /** The class of a field that takes a whole row. */
  wide: string;
  /** Whether one-line texts stop at their maximum length. Without it a longer text is refused with its message. */
  cut?: boolean;
  /** Fields that were edited since their errors were found; those errors are not shown. */
  edited?: ReadonlySet<string>;
  /** What the form draws in place of a field. */
  own?: Partial<Record<Name, ReactNode>>;
  /** What the form draws below a field. */
  below?: Partial<Record<Name, ReactNode>>;
}

/** The fields of a form, drawn in order from their descriptions (content/fields.ts). */
export function FormFields<Name extends string>({
  fields,
  states,
  wide,
  cut = false,
  edited,
  own = {},
  below = {},
}: FormFieldsProps<Name>) {
  return (Object.keys(fields) as Name[]).map((name) => {
    if (name in own) return own[name];
    const field = fields[name];
    const className = field.wide && wide;
    const under = name in below;
    const drawn = (
      <FormField
        key={name}
        field={field}
        state={states[name]}
        cut={cut}
        edited={edited?.has(name)}
        className={under ? undefined : className}
      />
    );
    return under ? (
      <div key={name} className={className}>
        {drawn}
        {below[name]}
      </div>
    ) : (
      drawn
    );
  });
}

interface FormFieldProps {
  field: FieldOf;
  state: FieldState;
  cut: boolean;
  edited: boolean | undefined;
  className: string | undefined;
}

function FormField({ field, state, cut, edited, className }: FormFieldProps) {
  const { label, hint } = field;
  const around = { id: state.id, label, hint, error: edited ? undefined : state.errors, className };
  if (field.kind === "checkboxes") {
    return <CheckBoxes {...around} name={state.name} choices={field.choices} ticked={state.initialValue} />;
  }
  return (
    <Field {...around} required={!field.optional}>
      {(tie) => <Control field={field} state={state} cut={cut} tie={tie} />}
    </Field>
  );
}

/** Input types that differ from the name of the field's kind. */
const inputTypes: Partial<Record<FieldOf["kind"], string>> = {
  phone: "tel",
  internationalPhone: "tel",
  link: "url",
};

/** The maximum length of a one-line control. */
function lengthOf(field: FieldOf): number | undefined {
  if (field.kind === "email") return emailLength.most;
  if (field.kind === "phone") return phoneLength.typed;
  return field.kind === "text" ? field.most : undefined;
}

function Control({
  field,
  state,
  cut,
  tie,
}: Omit<FormFieldProps, "edited" | "className"> & { tie: ControlProps }) {
  const { name, initialValue } = state;
  const named = { ...tie, name, defaultValue: typeof initialValue === "string" ? initialValue : undefined };
  const { placeholder, autoComplete } = field;
  switch (field.kind) {
    case "choice":
    case "rating":
      return (
        <Select {...named}>
          <option value="">{placeholder}</option>
          {choicesOf(field).map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </Select>
      );
    case "longText":
      return (
        <CountedTextarea
          {...named}
          placeholder={placeholder}
          rows={field.rows ?? 4}
          typed={state.value}
          most={field.most}
        />
      );
    case "checkboxes":
    case "upload":
    case "slot":
      return null;
    default:
      return (
        <Input
          {...named}
          type={inputTypes[field.kind] ?? field.kind}
          placeholder={placeholder}
          autoComplete={autoComplete}
          maxLength={cut ? lengthOf(field) : undefined}
          {...(field.kind === "number" && { inputMode: "numeric", min: field.least, max: field.most })}
        />
      );
  }
}

/**
 * The hidden submission key, with an error when the page is too old to be sent; and the hidden field in which the visitor
 * counter says where the visit came from (tooling/browser/count.js).
 */
export function SubmissionKey({ field, value }: { field: FieldState; value: string }) {
  return (
    <>
      <input type="hidden" name={field.name} value={value} />
      <input type="hidden" name="visit" />
      {field.errors && (
        <p role="alert" className="col-span-full font-semibold text-danger">
          {field.errors.join(" ")}
        </p>
      )}
    </>
  );
}

interface CountedProps extends ControlProps, Omit<ComponentProps<"textarea">, keyof ControlProps> {
  /** The present value. */
  typed: unknown;
  /** The maximum number of characters. */
  most: number;
}

/**
 * A long text with a counter. It has no maxLength, so that a pasted text is never cut silently; the counter and the
 * message say what to do.
 */
function CountedTextarea({ typed, most, ...props }: CountedProps) {
  return (
    <>
      <Textarea {...props} />
      <p className="mt-1.5 text-right text-sm text-muted tabular-nums">
        {Array.from(typeof typed === "string" ? typed : "").length}/{most}
      </p>
    </>
  );
}
