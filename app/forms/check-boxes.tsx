import { FieldError } from "./field.tsx";

interface CheckBoxesProps {
  /** The label of the group. */
  label: string;
  id: string;
  /** The field name of each box. */
  name: string;
  choices: readonly string[];
  /** The boxes that are ticked initially: one value, or several. */
  ticked: unknown;
  hint?: string | undefined;
  error?: readonly string[] | undefined;
  className?: string;
}

/** A group of checkboxes. */
export function CheckBoxes({
  label,
  id,
  name,
  choices,
  ticked,
  hint,
  error = [],
  className = "",
}: CheckBoxesProps) {
  const described = [hint ? `${id}-hint` : "", error.length ? `${id}-error` : ""].filter(Boolean).join(" ");
  return (
    <fieldset aria-describedby={described || undefined} className={className}>
      <legend className="mb-1.5 font-semibold">
        {label}
        <span className="font-normal text-muted"> (optional)</span>
      </legend>
      {hint && (
        <p id={`${id}-hint`} className="mb-1.5 text-sm text-muted">
          {hint}
        </p>
      )}
      <div className="grid gap-x-5 sm:grid-cols-2">
        {choices.map((choice) => (
          <label key={choice} className="flex min-h-11 items-center gap-3">
            <input
              type="checkbox"
              name={name}
              value={choice}
              defaultChecked={[ticked].flat().includes(choice)}
              className="pick"
            />
            {choice}
          </label>
        ))}
      </div>
      {error.length > 0 && <FieldError id={`${id}-error`}>{error.join(" ")}</FieldError>}
    </fieldset>
  );
}
