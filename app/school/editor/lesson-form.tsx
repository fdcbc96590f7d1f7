import { Button } from "#app/ui/button.tsx";
import { Prose } from "#app/ui/prose.tsx";
import { blogTexts } from "#content/blog.ts";
import { courseEditor, editorFields, numberedFields } from "#content/course-editor.ts";
import type { EditorAnswer, FormValues } from "./contract.ts";
import { EditorControl, type EditorField, type FieldState } from "./editor-control.tsx";
import { EditorForm } from "./editor-form.tsx";
import { filePlaces } from "./form-values.ts";

const fields: readonly EditorField[] = [
  { name: "title", ...editorFields.title, required: true },
  { name: "slug", ...editorFields.slug },
  { name: "text", ...editorFields.text, rows: 18 },
  { name: "minutes", ...editorFields.minutes, required: true, type: "number" },
  { name: "videoAddress", ...editorFields.videoAddress, type: "url" },
  { name: "videoLength", ...editorFields.videoLength },
  { name: "videoMegabytes", ...editorFields.videoMegabytes },
  { name: "audioAddress", ...editorFields.audioAddress, type: "url" },
  { name: "audioMegabytes", ...editorFields.audioMegabytes },
];

interface LessonFormProps {
  id: string;
  version: number;
  values: FormValues;
  answer: EditorAnswer | undefined;
}

/** The form of a lesson: its text with a preview, its video, its audio and its files. */
export function LessonForm({ id, version, values, answer }: LessonFormProps) {
  const places = filePlaces(answer && "typed" in answer ? answer.typed : values);
  return (
    <>
      <EditorForm
        id={id}
        version={version}
        values={values}
        fields={fields}
        answer={answer}
        label={courseEditor.lessonForm}
        more={(state) => <FileFields form={id} places={places} state={state} />}
        buttons={
          <Button type="submit" name="change" value="preview" kind="secondary">
            {courseEditor.preview}
          </Button>
        }
      />
      {answer?.kind === "preview" && <Preview html={answer.html} />}
    </>
  );
}

interface FileFieldsProps {
  form: string;
  places: number;
  state: (name: string) => FieldState;
}

function FileFields({ form, places, state }: FileFieldsProps) {
  const control = (name: string, label: string) => (
    <EditorControl form={form} field={{ name, label }} state={state(name)} />
  );
  return (
    <fieldset className="grid gap-4 rounded-2xl border border-line p-4 sm:col-span-2">
      <legend className="px-2 font-semibold">{courseEditor.files}</legend>
      <p className="text-sm text-muted">{courseEditor.filesText}</p>
      {Array.from({ length: places }, (_, at) => at).map((at) => (
        <div key={at} className="grid gap-3 sm:grid-cols-[1fr_1fr_10rem]">
          {control(`files.${at}.name`, numberedFields.fileName(at + 1))}
          {control(`files.${at}.href`, numberedFields.fileAddress(at + 1))}
          {control(`files.${at}.kilobytes`, numberedFields.fileSize(at + 1))}
        </div>
      ))}
    </fieldset>
  );
}

/** The text as learners will see it. */
function Preview({ html }: { html: string }) {
  return (
    <section
      aria-labelledby="preview-heading"
      aria-live="polite"
      className="mt-8 rounded-2xl border border-line bg-paper p-4 sm:p-6"
    >
      <h2 id="preview-heading" className="text-xl">
        {courseEditor.previewHeading}
      </h2>
      <p className="mb-4 text-sm text-muted">{html ? courseEditor.previewNote : courseEditor.emptyPreview}</p>
      <Prose
        html={html}
        copied={blogTexts.copied}
        copyFailed={blogTexts.copyFailed}
        className="max-w-[42rem]"
      />
    </section>
  );
}
