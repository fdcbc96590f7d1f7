import type { ComponentProps } from "react";
import type { FieldText } from "#app/content/enrolment.ts";
import { type ControlProps, Input, Textarea } from "./field.tsx";

/** What a form library says of one field. */
interface FieldState {
  id: string;
  name: string;
  errors: string[] | undefined;
  initialValue?: unknown;
}

const none: ReadonlySet<string> = new Set();

/**
 * Ties the fields of a form to their texts: `bind` for what stands around a control, `control` for the control. A
 * default value that is no text is none.
 * @param edited fields whose errors are of an older text than stands in them now, and are not shown
 */
export function boundFields<Name extends string>(
  fields: Readonly<Record<Name, FieldState>>,
  texts: Readonly<Record<Name, FieldText>>,
  required: ReadonlySet<string>,
  edited: ReadonlySet<string> = none,
) {
  const named = (name: Name) => {
    const { name: sentAs, initialValue } = fields[name];
    return { name: sentAs, defaultValue: typeof initialValue === "string" ? initialValue : undefined };
  };
  return {
    bind: (name: Name) => ({
      id: fields[name].id,
      label: texts[name].label,
      hint: texts[name].hint,
      error: edited.has(name) ? undefined : fields[name].errors,
      required: required.has(name),
    }),
    /** For a select, which says itself what it is empty of. */
    select: named,
    control: (name: Name) => ({ ...named(name), placeholder: texts[name].placeholder }),
  };
}

/** Names this filling-in of a form, and says when the page is too old to be sent. */
export function SubmissionKey({ field, value }: { field: FieldState; value: string }) {
  return (
    <>
      <input type="hidden" name={field.name} value={value} />
      {field.errors && (
        <p role="alert" className="col-span-full font-semibold text-danger">
          {field.errors.join(" ")}
        </p>
      )}
    </>
  );
}

type OwnProps<Control extends "input" | "textarea"> = ControlProps & ComponentProps<Control>;

export function EmailInput(props: OwnProps<"input">) {
  return <Input {...props} type="email" maxLength={320} autoComplete="email" />;
}

export function PhoneInput(props: OwnProps<"input">) {
  return <Input {...props} type="tel" maxLength={40} autoComplete="tel" />;
}

interface CountedProps extends OwnProps<"textarea"> {
  /** What is typed now. */
  typed: string | undefined;
  /** How many characters are taken. */
  most: number;
}

/** A long text with a counter. No maxLength: a pasted text is never cut silently; counter and message say what to do. */
export function CountedTextarea({ typed = "", most, ...props }: CountedProps) {
  return (
    <>
      <Textarea {...props} />
      <p className="mt-1.5 text-right text-sm text-muted tabular-nums">
        {Array.from(typed).length}/{most}
      </p>
    </>
  );
}
