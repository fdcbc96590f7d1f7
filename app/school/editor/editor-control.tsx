import { Field, Input, Select, Textarea } from "#app/forms/field.tsx";
import { editorTexts } from "#content/course-editor.ts";

/** What a form knows of one of its fields. */
export interface FieldState {
  value: string;
  error: readonly string[] | undefined;
  /** What somebody else saved there, where it differs from what was typed. */
  theirs: string | undefined;
}

/** One control of a form of the course management. */
export interface EditorField {
  name: string;
  label: string;
  hint?: string;
  required?: boolean;
  /** How many lines it has, where it has several. */
  rows?: number;
  type?: "text" | "number" | "url";
  /** What is chosen from, where it is chosen. */
  options?: readonly { value: string; label: string }[];
  /** As wide as the form. */
  wide?: boolean;
}

interface EditorControlProps {
  /** The id of what is edited: several forms may stand on a page. */
  form: string;
  field: EditorField;
  state: FieldState;
}

/** A field with its control and, where somebody else saved something different, that. */
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

/** What stands in the records now, where that is not what was typed. */
export function SavedNow({ theirs }: { theirs: string | undefined }) {
  if (theirs === undefined) return null;
  return (
    <div className="mt-2 max-h-60 overflow-y-auto rounded-xl border border-edge bg-tint p-3 text-sm">
      <p className="font-semibold">{editorTexts.newer.theirs}</p>
      <p className="whitespace-pre-line [overflow-wrap:anywhere]">{theirs || editorTexts.newer.nothing}</p>
    </div>
  );
}
