import { type ComponentProps, type ReactNode, useId } from "react";
import { Icon } from "#app/ui/icon.tsx";

/** The look of anything that is typed or chosen into. */
export const controlClass =
  "block w-full min-h-12 rounded-xl border border-edge bg-paper px-3.5 py-2.5 text-base text-ink placeholder:text-muted aria-invalid:border-danger disabled:opacity-60";

interface FieldProps {
  label: ReactNode;
  /** What the field's own id is; made when not given. Server-rendered errors need the one the form uses. */
  id?: string;
  hint?: ReactNode;
  /** One or several messages; shown under the field and read out with it. */
  error?: string | readonly string[];
  required?: boolean;
  className?: string;
  /** Draws the control with the attributes that tie it to its label, hint and error. */
  children: (control: ControlProps) => ReactNode;
}

/** What ties a control to the words around it. Spread it on the control. */
export interface ControlProps {
  id: string;
  required: boolean | undefined;
  "aria-describedby": string | undefined;
  "aria-invalid": true | undefined;
}

/** A label, a control, a hint and the error beside it. */
export function Field({ label, id, hint, error, required, className = "", children }: FieldProps) {
  const made = useId();
  const own = id ?? made;
  const errors = typeof error === "string" ? [error] : (error ?? []);
  const invalid = errors.length > 0;
  const described = [hint ? `${own}-hint` : "", invalid ? `${own}-error` : ""].filter(Boolean).join(" ");
  return (
    <div className={className}>
      <label htmlFor={own} className="mb-1.5 block font-semibold">
        {label}
        {required ? <RequiredMark /> : <span className="font-normal text-muted"> (optional)</span>}
      </label>
      {hint && (
        <p id={`${own}-hint`} className="mb-1.5 text-sm text-muted">
          {hint}
        </p>
      )}
      {children({
        id: own,
        required: required || undefined,
        "aria-describedby": described || undefined,
        "aria-invalid": invalid || undefined,
      })}
      {invalid && <FieldError id={`${own}-error`}>{errors.join(" ")}</FieldError>}
    </div>
  );
}

/** What is wrong with the field above. */
export function FieldError({ id, children }: { id?: string; children: ReactNode }) {
  return (
    <p id={id} className="mt-1.5 flex gap-1.5 text-sm font-semibold text-danger">
      <Icon name="alert" />
      <span>{children}</span>
    </p>
  );
}

/** The star after the label of a field that must be filled. */
function RequiredMark() {
  return (
    <span className="text-danger" aria-hidden="true">
      {" *"}
    </span>
  );
}

/** A one-line text control. */
export function Input({ className = "", type = "text", ...rest }: ComponentProps<"input">) {
  return <input {...rest} type={type} className={`${controlClass} ${className}`} />;
}

/** A control for several lines. */
export function Textarea({ className = "", ...rest }: ComponentProps<"textarea">) {
  return <textarea rows={4} {...rest} className={`${controlClass} ${className}`} />;
}

/** The browser's own select, which phones show as their own list. */
export function Select({ className = "", children, ...rest }: ComponentProps<"select">) {
  return (
    <span className="relative block">
      <select {...rest} className={`${controlClass} appearance-none pr-11 ${className}`}>
        {children}
      </select>
      <Icon
        name="down"
        className="pointer-events-none absolute top-1/2 right-3.5 size-5 -mt-2.5 text-muted"
      />
    </span>
  );
}
