import type { ComponentProps } from "react";
import { emailLength } from "#app/content/fields.ts";
import { type ControlProps, Input } from "./field.tsx";

export function EmailInput(props: ControlProps & ComponentProps<"input">) {
  return <Input {...props} type="email" maxLength={emailLength.most} autoComplete="email" />;
}
