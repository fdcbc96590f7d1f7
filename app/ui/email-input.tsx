import type { ComponentProps } from "react";
import { emailLength } from "#content/fields.ts";
import { type ControlProps, Input } from "#app/forms/field.tsx";

export function EmailInput(props: ControlProps & ComponentProps<"input">) {
  return <Input {...props} type="email" maxLength={emailLength.most} autoComplete="email" />;
}
