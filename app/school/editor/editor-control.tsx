import { Field, Input, Select, Textarea } from "#app/forms/field.tsx";
import { editorTexts } from "#content/course-editor.ts";

/** The state of one field of a form. */
export interface FieldState {
  value: string;
  error: readonly string[] | undefined;
  /** The value that somebody else saved, if it differs from the typed one. */
  theirs: string | undefined;
}

/** A control of an editor form. */
export interface EditorField {
  name: string;
  label: string;
  hint?: string;
  required?: boolean;
  /** Number of lines, for a text of several lines. */
  rows?: number;
  type?: "text" | "number" | "url";
  /** The choices, for a select. */
  options?: readonly { value: string; label: string }[];
  /** Spans the width of the form. */
  wide?: boolean;
}

interface EditorControlProps {
  /** The id of the edited record, because a page may have several forms. */
  form: string;
  field: EditorField;
  state: FieldState;
}

/** A field with its control and, where somebody else saved a different value, that value. */
export function EditorControl({ form, field, state }: EditorControlProps) {
  const { name, label, hint, required, rows, type = "text", options, wide } = field;
  const shared = { name, defaultValue: state.value };
  return (
    <div className={wide || rows ? "sm:col-span-2" : ""}>
      <Field
        id={`${name}-${form}`}
        label={label}
        {...(hint ? { hint } : {})}
        {...(required ? { required } : {})}
        {...(state.error ? { error: state.error } : {})}
      >
        {(tie) =>
          options ? (
            <Select {...tie} {...shared}>
              {options.map((option) => (
                <option key={option.value} value={option.value}>
                  {option.label}
                </option>
              ))}
            </Select>
          ) : rows ? (
            <Textarea {...tie} {...shared} rows={rows} />
          ) : (
            <Input
              {...tie}
              {...shared}
              type={type}
              {...(type === "number" ? { min: 0, inputMode: "numeric" as const } : {})}
            />
          )
        }
      </Field>
      <SavedNow theirs={state.theirs} />
    </div>
  );
}

/** The saved value, if it differs from the typed one. */
export function SavedNow({ theirs }: { theirs: string | undefined }) {
  if (theirs === undefined) return null;
  return (
    <div className="mt-2 max-h-60 overflow-y-auto rounded-xl border border-edge bg-tint p-3 text-sm">
      <p className="font-semibold">{editorTexts.newer.theirs}</p>
      <p className="whitespace-pre-line [overflow-wrap:anywhere]">{theirs || editorTexts.newer.nothing}</p>
    </div>
  );
}
