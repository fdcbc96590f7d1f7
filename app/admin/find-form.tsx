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
      className={`relative ${className}`}
    >
      <input
        type="search"
        name="q"
        required
        maxLength={320}
        placeholder={find.placeholder}
        aria-label={find.label}
        className={`${controlClass} pr-12 lg:min-h-11 lg:py-2`}
      />
      {/* In the field, which has all the width. */}
      <Button
        type="submit"
        kind="quiet"
        aria-label={find.submit}
        className="absolute inset-y-0 right-0 w-11 text-ink no-underline"
      >
        <Icon name="search" />
      </Button>
    </Form>
  );
}
