import { Form, useNavigation } from "react-router";
import { Field, Input } from "#app/forms/field.tsx";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { codeStepTexts as texts } from "#content/second-factor.ts";

interface CodeFormProps {
  /** The address of the sign-in screen, where it begins anew. */
  again: string;
  /** The error of the last try. */
  message?: string | undefined;
}

/** The second step of a sign-in: a code of the app, or a recovery code. Posts to the current address. */
export function CodeForm({ again, message }: CodeFormProps) {
  const sending = useNavigation().state === "submitting";
  return (
    <Form
      method="post"
      className="mx-auto grid w-full max-w-md gap-5 rounded-2xl border border-line bg-paper p-6 md:p-8"
    >
      <div>
        <h1 className="text-2xl">{texts.heading}</h1>
        <p className="mt-1 text-muted">{texts.text}</p>
      </div>
      <div role="alert" className="empty:-mb-5">
        {message && <p className="rounded-xl bg-danger-soft p-3 font-semibold text-danger">{message}</p>}
      </div>
      <Field label={texts.code} required>
        {({ required: _, ...tie }) => (
          <Input
            {...tie}
            name="code"
            autoComplete="one-time-code"
            autoCapitalize="none"
            spellCheck={false}
            maxLength={30}
          />
        )}
      </Field>
      <Button type="submit" size="lg" loading={sending}>
        {sending ? texts.submitting : texts.submit}
      </Button>
      <ButtonLink href={again} reload kind="quiet" className="justify-self-center">
        {texts.again}
      </ButtonLink>
    </Form>
  );
}
