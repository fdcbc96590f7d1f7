import { Form, useNavigation } from "react-router";
import { Field, Input } from "#app/forms/field.tsx";
import { Button } from "#app/ui/button.tsx";
import { courseTexts } from "#content/course-pages.ts";
import { courseLimits } from "../courses/contract.ts";

interface CertificateFormProps {
  /** The account's name. */
  name: string;
  errors?: readonly string[] | undefined;
}

/** Requests the certificate of a completed course, with the name that it should show. */
export function CertificateForm({ name, errors }: CertificateFormProps) {
  const texts = courseTexts.certificate;
  const sending = useNavigation().state === "submitting";
  return (
    <Form method="post" className="mt-5 grid max-w-md gap-4">
      <Field label={texts.label} error={errors ?? []} required>
        {(tie) => (
          <Input
            {...tie}
            name="name"
            defaultValue={name}
            maxLength={courseLimits.learnerName}
            autoComplete="name"
          />
        )}
      </Field>
      <Button type="submit" size="lg" loading={sending} className="justify-self-start">
        {texts.submit}
      </Button>
    </Form>
  );
}
