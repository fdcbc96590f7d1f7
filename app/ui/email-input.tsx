import type { ComponentProps } from "react";
import { type ControlProps, Input } from "#app/forms/field.tsx";
import { emailLength } from "#content/fields.ts";

export function EmailInput(props: ControlProps & ComponentProps<"input">) {
  return <Input {...props} type="email" maxLength={emailLength.most} autoComplete="email" />;
}
