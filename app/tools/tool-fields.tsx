import { type ComponentProps, useEffect, useRef, useState } from "react";
import { type ControlProps, Field, Input, Select, Textarea } from "#app/forms/field.tsx";
import { Summary } from "#app/ui/summary.tsx";
import type { Choice } from "#content/fields.ts";
import { type OwnFactName, ownFactFields, ownFactNames } from "#content/own-facts.ts";
import type { ToolForm } from "#content/tool-forms.ts";
import { toolLimits } from "#content/tool-limits.ts";
import { lengthChoices, type ToolField, toneChoices } from "#content/tool-parts.ts";
import { toolTexts } from "#content/tool-texts.ts";
import { type Faults, sentLength } from "./form-check.ts";
import type { Typed } from "./tool-draft.ts";

/** Id of the one message for all empty fields. */
export const emptyMessageId = "tool-empty";

interface ToolFieldsProps {
  form: ToolForm;
  /** The input as the server received it. */
  typed: Typed;
  faults: Faults;
}

/** The fields of a tool's form: its inputs, tone and length if it has them, then the optional facts. */
export function ToolFields({ form, typed, faults }: ToolFieldsProps) {
  return (
    <>
      {form.fields.map((field) => (
        <TypedField
          key={field.name}
          field={field}
          value={typed[field.name] ?? ""}
          fault={faults[field.name]}
          isEmpty={faults[field.name] === form.emptyMessage}
        />
      ))}
      {(form.hasTone || form.hasLength) && (
        <div className="grid grid-cols-2 gap-3">
          {form.hasTone && (
            <SelectedField
              name="tone"
              label={toolTexts.toneLabel}
              choices={toneChoices}
              value={typed.tone ?? "friendly"}
            />
          )}
          {form.hasLength && (
            <SelectedField
              name="length"
              label={toolTexts.lengthLabel}
              choices={lengthChoices}
              value={typed.length ?? "usual"}
            />
          )}
        </div>
      )}
      <OwnFacts names={ownFactNames(form)} typed={typed} faults={faults} />
    </>
  );
}

/** The optional facts. Open from the start when one is typed or refused, so that nothing that counts is hidden. */
function OwnFacts({ names, typed, faults }: { names: readonly OwnFactName[]; typed: Typed; faults: Faults }) {
  if (!names.length) return null;
  const { heading, note } = toolTexts.ownFacts;
  return (
    <details
      open={names.some((name) => typed[name] || faults[name]) || undefined}
      className="group rounded-xl border border-line px-4"
    >
      <Summary className="py-1.5">{heading}</Summary>
      <p className="text-sm text-muted">{note}</p>
      <div className="grid gap-4 pt-3 pb-5">
        {names.map((name) => (
          <Field key={name} label={ownFactFields[name].label} id={`tool-${name}`} error={faults[name]}>
            {(tie) => (
              <Input
                {...tie}
                name={name}
                placeholder={ownFactFields[name].placeholder}
                defaultValue={typed[name] ?? ""}
                autoComplete="off"
              />
            )}
          </Field>
        ))}
      </div>
    </details>
  );
}

interface TypedFieldProps {
  field: ToolField;
  value: string;
  fault: string | undefined;
  /** If so, the message is shown once under the form for all empty fields. */
  isEmpty: boolean;
}

function TypedField({
  field: { name, label, kind, hint, placeholder },
  value,
  fault,
  isEmpty,
}: TypedFieldProps) {
  const own = (tie: ControlProps) => ({
    ...tie,
    name,
    placeholder,
    defaultValue: value,
    ...(isEmpty
      ? {
          "aria-invalid": true,
          "aria-describedby": [tie["aria-describedby"], emptyMessageId].filter(Boolean).join(" "),
        }
      : {}),
  });
  return (
    <Field label={label} id={`tool-${name}`} hint={hint} error={isEmpty ? undefined : fault} required>
      {(tie) =>
        kind === "line" ? (
          <Input {...own(tie)} autoComplete="off" />
        ) : (
          <CountedText {...own(tie)} most={toolLimits[kind]} defaultValue={value} />
        )
      }
    </Field>
  );
}

interface CountedTextProps extends ComponentProps<"textarea"> {
  defaultValue: string;
  /** Its longest value, in characters. */
  most: number;
}

/** A text with a counter. It has no maxLength, so that pasted text is never cut silently. */
function CountedText({ defaultValue, most, ...rest }: CountedTextProps) {
  const [length, setLength] = useState(() => sentLength(defaultValue));
  const text = useRef<HTMLTextAreaElement>(null);
  // Somebody may have typed before the script ran.
  useEffect(() => setLength(sentLength(text.current?.value ?? "")), []);
  const over = length > most;
  return (
    <>
      <Textarea
        {...rest}
        ref={text}
        defaultValue={defaultValue}
        onInput={({ currentTarget }) => setLength(sentLength(currentTarget.value))}
      />
      <p
        className={`mt-1.5 text-right text-sm tabular-nums ${over ? "font-semibold text-danger" : "text-muted"}`}
      >
        {length}/{most}
      </p>
    </>
  );
}

interface SelectedFieldProps {
  name: string;
  label: string;
  choices: readonly Choice[];
  value: string;
}

function SelectedField({ name, label, choices, value }: SelectedFieldProps) {
  return (
    <Field label={label} id={`tool-${name}`} required>
      {(tie) => (
        <Select {...tie} name={name} defaultValue={value}>
          {choices.map((choice) => (
            <option key={choice.value} value={choice.value}>
              {choice.label}
            </option>
          ))}
        </Select>
      )}
    </Field>
  );
}
