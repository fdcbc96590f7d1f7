import { type ComponentProps, useState } from "react";
import { Input } from "#app/forms/field.tsx";
import { signInTexts } from "#content/back-office.ts";
import { passwordLength } from "./contract.ts";

/** A password field with a button that shows the password. */
export function PasswordInput(props: ComponentProps<"input">) {
  const [shown, setShown] = useState(false);
  return (
    <span className="relative block">
      <Input
        {...props}
        type={shown ? "text" : "password"}
        maxLength={passwordLength.most}
        className="pr-20"
      />
      <button
        type="button"
        aria-label={shown ? signInTexts.hide : signInTexts.show}
        aria-pressed={shown}
        onClick={() => setShown(!shown)}
        className="needs-js absolute inset-y-0 right-0 min-w-11 px-4 font-semibold text-brand"
      >
        {shown ? "Hide" : "Show"}
      </button>
    </span>
  );
}
