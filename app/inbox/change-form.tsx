import type { ReactNode } from "react";
import { Form } from "react-router";
import { Button } from "#app/ui/button.tsx";

interface ChangeFormProps {
  change: "stage" | "owner" | "follow_up" | "tags" | "note" | "correct" | "contact";
  id: string;
  submit: string;
  /** Whose lead it is, for screen readers. */
  about: string;
  children: ReactNode;
}

/** One change of one lead. It posts to the inbox's own address, so that the search is unchanged. */
export function ChangeForm({ change, id, submit, about, children }: ChangeFormProps) {
  return (
    <Form method="post" preventScrollReset className="grid content-start gap-2">
      <input type="hidden" name="change" value={change} />
      <input type="hidden" name="id" value={id} />
      {children}
      <Button
        type="submit"
        kind="secondary"
        className="justify-self-start"
        aria-label={`${submit}: ${about}`}
      >
        {submit}
      </Button>
    </Form>
  );
}

interface LabelledProps {
  id: string;
  label: string;
  children: ReactNode;
}

/** A field of a change under its label. */
export function Labelled({ id, label, children }: LabelledProps) {
  return (
    <div>
      <label htmlFor={id} className="mb-1 block text-sm font-semibold">
        {label}
      </label>
      {children}
    </div>
  );
}
