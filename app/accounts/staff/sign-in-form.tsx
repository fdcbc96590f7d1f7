import { useNavigation } from "react-router";
import { Field, Input } from "#app/forms/field.tsx";
import { Button } from "#app/ui/button.tsx";
import { signInTexts } from "#content/back-office.ts";
import { PasswordInput } from "../password-input.tsx";
import { PasskeyButton } from "../second-factor/passkey-button.tsx";
import { SignInCard } from "./sign-in-card.tsx";

interface SignInFormProps {
  heading: string;
  text: string;
  /** The error of the last try. */
  message?: string | undefined;
  /** The screen that lets this person in, when this one does not. */
  elsewhere?: { href: string; label: string } | undefined;
  /** Which screen it is on, for a sign-in with a passkey. */
  screen: "admin" | "reviewer";
}

/** E-mail address and password, with a button that shows the password. */
export function SignInForm({ heading, text, message, elsewhere, screen }: SignInFormProps) {
  const sending = useNavigation().state === "submitting";
  return (
    <SignInCard
      heading={heading}
      text={text}
      message={message}
      elsewhere={elsewhere}
      back={{ href: "/", label: signInTexts.back }}
    >
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
    </SignInCard>
  );
}
