import { useNavigation } from "react-router";
import { Field } from "#app/forms/field.tsx";
import { Button } from "#app/ui/button.tsx";
import { codeStepTexts as texts } from "#content/second-factor.ts";
import { CodeInput } from "../second-factor/code-input.tsx";
import { SignInCard } from "./sign-in-card.tsx";

interface CodeFormProps {
  /** The address of the sign-in screen, where it starts again. */
  again: string;
  /** The error of the last try. */
  message?: string | undefined;
}

/** The second step of a sign-in: a code of the app, or a recovery code. */
export function CodeForm({ again, message }: CodeFormProps) {
  const sending = useNavigation().state === "submitting";
  return (
    <SignInCard
      heading={texts.heading}
      text={texts.text}
      message={message}
      back={{ href: again, label: texts.again }}
    >
      <Field label={texts.code} required>
        {({ required: _, ...tie }) => <CodeInput {...tie} />}
      </Field>
      <Button type="submit" size="lg" loading={sending}>
        {sending ? texts.submitting : texts.submit}
      </Button>
    </SignInCard>
  );
}
