import { Field, FieldError, Input } from "#app/forms/field.tsx";
import { courseEditor, editorFields, numberedFields } from "#content/course-editor.ts";
import { courseLimits } from "../courses/contract.ts";
import type { EditorAnswer, FormValues } from "./contract.ts";
import { type EditorField, type FieldState, SavedNow } from "./editor-control.tsx";
import { EditorForm } from "./editor-form.tsx";

const fields: readonly EditorField[] = [
  { name: "question", ...editorFields.question, required: true, wide: true },
];

interface QuestionFormProps {
  /** The question's id, or the id of the form for a new one. */
  id: string;
  version: number;
  values: FormValues;
  answer: EditorAnswer | undefined;
  label: string;
  /** Whether to add a question or save one. */
  change?: "add-question" | "save-question";
}

/** A question with up to six answers, one of which is marked as right. */
export function QuestionForm({ change = "save-question", ...form }: QuestionFormProps) {
  return (
    <EditorForm
      {...form}
      fields={fields}
      change={change}
      {...(change === "add-question" ? { submitLabel: courseEditor.addQuestion } : {})}
      more={(state) => <Choices form={form.id} state={state} />}
    />
  );
}

function Choices({ form, state }: { form: string; state: (name: string) => FieldState }) {
  const right = state("answer");
  const why = state("why");
  return (
    <fieldset className="grid gap-3 sm:col-span-2">
      <legend className="sr-only">{courseEditor.rightAnswer}</legend>
      {Array.from({ length: courseLimits.choices }, (_, at) => at).map((at) => {
        const name = `choices.${at}`;
        const { value, error, theirs } = state(name);
        return (
          <div key={name}>
            <div className="flex flex-wrap items-end gap-x-4 gap-y-1">
              <Field
                id={`${name}-${form}`}
                label={numberedFields.choice(at + 1)}
                required={at < 2}
                className="grow basis-56"
                {...(error ? { error } : {})}
              >
                {(tie) => <Input {...tie} name={name} defaultValue={value} />}
              </Field>
              <label className="flex min-h-12 items-center gap-2">
                <input
                  type="radio"
                  name="answer"
                  value={at}
                  aria-label={courseEditor.about(courseEditor.rightAnswer, numberedFields.choice(at + 1))}
                  defaultChecked={right.value === String(at)}
                  className="pick"
                />
                {courseEditor.rightAnswer}
              </label>
            </div>
            <SavedNow theirs={theirs} />
          </div>
        );
      })}
      {right.error && <FieldError>{right.error.join(" ")}</FieldError>}
      <SavedNow
        theirs={right.theirs === undefined ? undefined : numberedFields.choice(Number(right.theirs) + 1)}
      />
      <Field id={`why-${form}`} label={editorFields.why.label} {...(why.error ? { error: why.error } : {})}>
        {(tie) => <Input {...tie} name="why" defaultValue={why.value} />}
      </Field>
      <SavedNow theirs={why.theirs} />
    </fieldset>
  );
}
