import { FieldError } from "./field.tsx";

interface CheckBoxesProps {
  /** What the boxes are called together. */
  label: string;
  id: string;
  /** The name that each ticked box is sent under. */
  name: string;
  choices: readonly string[];
  /** Those that are ticked at first: one of the choices, or several. */
  ticked: unknown;
  hint?: string | undefined;
  error?: readonly string[] | undefined;
  className?: string;
}

/** Several things to choose from, of which any number may be chosen, or none. */
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
