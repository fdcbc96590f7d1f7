import { Form, useNavigation } from "react-router";
import { Button } from "#app/ui/button.tsx";
import { personTexts } from "#content/person.ts";

const texts = personTexts.also;

/** Lists the other numbers and addresses in a person's records. Only the ticked ones are searched too. */
export function AlsoForm({ q, also }: { q: string; also: readonly string[] }) {
  const { state, formData } = useNavigation();
  return (
    <Form method="post" className="rounded-2xl border border-line bg-paper p-5">
      <input type="hidden" name="q" value={q} />
      <fieldset aria-describedby="also-text">
        <legend className="font-semibold">{texts.heading}</legend>
        <p id="also-text" className="mt-1 max-w-prose text-muted">
          {texts.text}
        </p>
        <div className="mt-3 flex flex-wrap gap-x-6">
          {also.map((one) => (
            <label key={one} className="figures flex min-h-11 items-center gap-3 [overflow-wrap:anywhere]">
              <input type="checkbox" name="also" value={one} className="pick" />
              {one}
            </label>
          ))}
        </div>
      </fieldset>
      <Button
        type="submit"
        kind="secondary"
        className="mt-3"
        loading={state !== "idle" && formData?.has("also") === true}
      >
        {texts.submit}
      </Button>
    </Form>
  );
}
