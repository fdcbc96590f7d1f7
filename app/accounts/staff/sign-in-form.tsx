import { Form, useNavigation } from "react-router";
import { Field, Input } from "#app/forms/field.tsx";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { signInTexts } from "#content/back-office.ts";
import { PasswordInput } from "../password-input.tsx";
import { PasskeyButton } from "../second-factor/passkey-button.tsx";

interface SignInFormProps {
  heading: string;
  text: string;
  /** The error of the last try. */
  message?: string | undefined;
  /** Which screen it is on, for a sign-in with a passkey. */
  screen: "admin" | "reviewer";
}

/** E-mail address and password, with a button that shows the password. Posts to the current address. */
export function SignInForm({ heading, text, message, screen }: SignInFormProps) {
  const sending = useNavigation().state === "submitting";
  return (
    <Form
      method="post"
      className="mx-auto grid w-full max-w-md gap-5 rounded-2xl border border-line bg-paper p-6 md:p-8"
    >
      <div>
        <h1 className="text-2xl">{heading}</h1>
        <p className="mt-1 text-muted">{text}</p>
      </div>
      <div role="alert">
        {message && <p className="rounded-xl bg-danger-soft p-3 font-semibold text-danger">{message}</p>}
      </div>
      <Field label={signInTexts.email} required>
        {({ required: _, ...tie }) => (
          <Input
            {...tie}
            name="email"
            type="text"
            inputMode="email"
            autoComplete="username"
            autoCapitalize="none"
            maxLength={320}
          />
        )}
      </Field>
      <Field label={signInTexts.password} required>
        {({ required: _, ...tie }) => (
          <PasswordInput {...tie} name="password" autoComplete="current-password" />
        )}
      </Field>
      <Button type="submit" size="lg" loading={sending}>
        {sending ? signInTexts.submitting : signInTexts.submit}
      </Button>
      <PasskeyButton screen={screen} />
      <ButtonLink href="/" reload kind="quiet" className="justify-self-center">
        {signInTexts.back}
      </ButtonLink>
    </Form>
  );
}
