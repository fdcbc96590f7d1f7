import { Form } from "react-router";
import { controlClass } from "#app/forms/field.tsx";
import { Button } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { backOffice } from "#content/back-office-sections.ts";

const { find } = backOffice;

/** The search over people and settings, in the navigation of every screen. */
export function FindForm({ className = "" }: { className?: string }) {
  return (
    <Form
      method="post"
      action={find.path}
      role="search"
      aria-label={find.label}
      className={`flex gap-2 ${className}`}
    >
      <input
        type="search"
        name="q"
        required
        maxLength={320}
        placeholder={find.placeholder}
        aria-label={find.label}
        className={`${controlClass} min-w-0`}
      />
      <Button type="submit" kind="secondary" aria-label={find.submit} className="shrink-0 px-3">
        <Icon name="search" />
      </Button>
    </Form>
  );
}
