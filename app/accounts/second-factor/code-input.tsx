import type { ComponentProps } from "react";
import { Input } from "#app/forms/field.tsx";

/** The input for a code of an app, or a recovery code. Phones offer what a message or a password manager has. */
export function CodeInput(props: ComponentProps<typeof Input>) {
  return (
    <Input
      {...props}
      name="code"
      autoComplete="one-time-code"
      autoCapitalize="none"
      spellCheck={false}
      maxLength={30}
    />
  );
}
