import { type ReactNode, useEffect, useRef, useState } from "react";
import { Form, useNavigation } from "react-router";
import { formDraft } from "#app/forms/form-draft.ts";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { editorTexts } from "#content/course-editor.ts";
import type { EditorAnswer, FormValues } from "./contract.ts";
import { EditorControl, type EditorField, type FieldState } from "./editor-control.tsx";

interface EditorFormProps {
  /** The id of the edited record. */
  id: string;
  /** The version of the values. */
  version: number;
  values: FormValues;
  fields: readonly EditorField[];
  /** The response to the last submission of this form. */
  answer: EditorAnswer | undefined;
  /** The label for screen readers. */
  label: string;
  /** Fields that consist of several controls. */
  more?: (state: (name: string) => FieldState) => ReactNode;
  /** Buttons beside Save. */
  buttons?: ReactNode;
  /** The name of the change that is sent with the form; 'save' by default. */
  change?: string;
  submitLabel?: string;
}

/**
 * A form of the course editor. It sends the version it started from: if somebody else saved since, their values are
 * shown beside the typed ones, so that nothing is overwritten by accident. Typed values stay in this tab until they are
 * saved. Undo draws the form again with the values from before, unless something was typed since.
 */
export function EditorForm(props: EditorFormProps) {
  const { answer, version } = props;
  const [undone, setUndone] = useState(0);
  // The page is read after the answer: only then it has the values from before.
  const isBack = answer?.kind === "saved" && answer.isUndone && answer.version === version;
  if (isBack && undone !== version) setUndone(version);
  return <VersionForm key={undone} {...props} />;
}

/** The form until its values are taken back. */
function VersionForm(props: EditorFormProps) {
  const { id, version, values, fields, answer, label, more, buttons, change = "save" } = props;
  const form = useRef<HTMLFormElement>(null);
  const { formData, state } = useNavigation();
  const sending = state === "submitting" && formData?.get("form") === id;
  // The version that the text in the form is based on, which is not always the newest one that the page has read.
  const [based, setBased] = useState({ version: answeredVersion(answer) ?? version, answer });
  if (based.answer !== answer) setBased({ version: answeredVersion(answer) ?? based.version, answer });

  useEffect(() => {
    const draft = formDraft(`course-${id}`);
    if (form.current && draft.read("form") === id) draft.restore(form.current);
  }, [id]);
  useEffect(() => {
    if (answer?.kind === "saved" && !answer.isUndone) formDraft(`course-${id}`).drop();
  }, [answer, id]);
  useEffect(() => {
    // The server makes an empty slug from the title.
    const slug = form.current?.elements.namedItem("slug");
    if (slug instanceof HTMLInputElement && !slug.value) slug.value = values.slug ?? "";
  }, [values.slug]);

  const typed = answer && "typed" in answer ? answer.typed : values;
  const fieldState = (name: string): FieldState => {
    const theirs = answer?.kind === "newer" ? (answer.theirs[name] ?? "") : undefined;
    return {
      value: typed[name] ?? "",
      error: answer?.kind === "refused" ? answer.errors[name] : undefined,
      theirs: theirs === (typed[name] ?? "") ? undefined : theirs,
    };
  };
  return (
    <Form
      ref={form}
      method="post"
      aria-label={label}
      noValidate
      preventScrollReset
      onInput={({ currentTarget }) => formDraft(`course-${id}`).keep(currentTarget)}
      className="grid grid-cols-1 items-end gap-5 sm:grid-cols-2"
    >
      <input type="hidden" name="form" value={id} />
      <input type="hidden" name="version" value={based.version} />
      {fields.map((field) => (
        <EditorControl key={field.name} form={id} field={field} state={fieldState(field.name)} />
      ))}
      {more?.(fieldState)}
      <EditorAlert id={id} answer={answer} />
      <div className="flex flex-wrap gap-3 sm:col-span-2">
        <Button type="submit" name="change" value={change} loading={sending}>
          {sending
            ? editorTexts.saving
            : answer?.kind === "newer"
              ? editorTexts.newer.mine
              : (props.submitLabel ?? editorTexts.save)}
        </Button>
        {buttons}
      </div>
    </Form>
  );
}

function answeredVersion(answer: EditorAnswer | undefined): number | undefined {
  if (answer && "version" in answer) return answer.version;
  // Without script, the returned form is still based on the version it was sent with.
  const typed = answer && "typed" in answer ? Number(answer.typed.version) : Number.NaN;
  return Number.isInteger(typed) ? typed : undefined;
}

/** Why the form was not saved, and what to do. */
function EditorAlert({ id, answer }: { id: string; answer: EditorAnswer | undefined }) {
  const { newer } = editorTexts;
  return (
    <div role="alert" className="empty:hidden sm:col-span-2">
      {(answer?.kind === "refused" || answer?.kind === "failed") && (
        <p className="rounded-xl border border-danger bg-danger-soft p-4 font-semibold">
          {editorTexts[answer.kind]}
        </p>
      )}
      {answer?.kind === "newer" && (
        <div className="rounded-xl border border-danger bg-danger-soft p-4">
          <p className="font-semibold">{newer.title}</p>
          <p className="mt-1">{newer.text}</p>
          <ButtonLink kind="quiet" href="" reload onClick={() => formDraft(`course-${id}`).drop()}>
            {newer.take}
          </ButtonLink>
        </div>
      )}
    </div>
  );
}
