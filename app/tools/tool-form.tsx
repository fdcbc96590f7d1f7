import { type FormEvent, useEffect, useEffectEvent, useRef, useState } from "react";
import { FieldError } from "#app/forms/field.tsx";
import { Button, buttonClass } from "#app/ui/button.tsx";
import { ownFactNames } from "#content/own-facts.ts";
import type { ToolForm as FormTexts } from "#content/tool-forms.ts";
import { toolTexts } from "#content/tool-texts.ts";
import { checkForm, type Faults } from "./form-check.ts";
import { keepDraft, readDraft, type Typed } from "./tool-draft.ts";
import { emptyMessageId, ToolFields } from "./tool-fields.tsx";

interface ToolFormProps {
  slug: string;
  path: string;
  form: FormTexts;
  /** Values that fill the form in one tap. */
  example: Typed;
  /** The initial values: those of a form sent without script, or the example. */
  typed: Typed | undefined;
  /** The server's validation messages. */
  faults: Faults;
  writing: boolean;
  onAsk: (typed: Typed) => void;
  onStop: () => void;
}

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

function typedInto(form: HTMLFormElement): Record<string, string> {
  return Object.fromEntries(
    [...new FormData(form)].flatMap(([name, value]) => (typeof value === "string" ? [[name, value]] : [])),
  );
}

/** Sets the values of a form's controls; fires events so that counters update. */
function fill(form: HTMLFormElement, values: Typed): void {
  for (const [name, value] of Object.entries(values)) {
    const control = form.elements.namedItem(name) as Control | null;
    if (!control || control.value === value) continue;
    control.value = value;
    control.dispatchEvent(new Event("input", { bubbles: true }));
  }
}

/** The behaviour of the form: fill, check, clear and send. */
function useToolForm({ slug, form, example, typed, faults: found, writing, onAsk }: ToolFormProps) {
  const element = useRef<HTMLFormElement>(null);
  // The browser's own check counts until the server reports something newer.
  const [checked, setChecked] = useState<{ after: Faults; faults: Faults }>();
  const [before, setBefore] = useState<Typed | null>(null);
  const check = (own: Faults) => setChecked({ after: found, faults: own });
  const isTyped = (values: Typed) =>
    [...form.fields.map(({ name }) => name), ...ownFactNames(form)].some((name) => values[name]?.trim());

  const restore = useEffectEvent(() => {
    // What is in the form is newer: it was typed before the script ran, or already sent.
    if (element.current && !typed && !isTyped(typedInto(element.current)))
      fill(element.current, readDraft(slug));
  });
  useEffect(() => restore(), []);

  return {
    element,
    faults: checked?.after === found ? checked.faults : found,
    /** Whether the example replaced the visitor's own words. */
    hasOwnWords: before !== null,
    onInput({ currentTarget }: FormEvent<HTMLFormElement>) {
      const values = typedInto(currentTarget);
      keepDraft(slug, isTyped(values) ? values : null);
      if (checked || Object.keys(found).length) check(checkForm(form, values));
    },
    onSubmit(event: FormEvent<HTMLFormElement>) {
      event.preventDefault();
      if (writing) return;
      const values = typedInto(event.currentTarget);
      const wrong = checkForm(form, values);
      check(wrong);
      const [first] = Object.keys(wrong);
      if (first) return (event.currentTarget.elements.namedItem(first) as Control | null)?.focus();
      onAsk(values);
    },
    /** Fills in the example, or restores the visitor's own words. */
    onExample() {
      if (!element.current) return;
      const values = typedInto(element.current);
      fill(element.current, before ?? example);
      setBefore(before || !isTyped(values) ? null : values);
      check({});
    },
    onClear() {
      if (!element.current) return;
      const names = [...form.fields.map(({ name }) => name), ...ownFactNames(form)];
      fill(element.current, Object.fromEntries(names.map((name) => [name, ""])));
      keepDraft(slug, null);
      setBefore(null);
      check({});
      (element.current.elements.namedItem(form.fields[0]?.name ?? "") as Control | null)?.focus();
    },
  };
}

/** The button that sends the form, and the one that stops the writing. */
function SendButtons({ label, writing, onStop }: { label: string; writing: boolean; onStop: () => void }) {
  const submit = useRef<HTMLButtonElement>(null);
  return (
    <div className="flex flex-wrap gap-3">
      <Button ref={submit} type="submit" size="lg" loading={writing} className="grow lg:grow-0">
        {writing ? toolTexts.writingLabel : label}
      </Button>
      {writing && (
        <Button
          kind="secondary"
          size="lg"
          onClick={() => {
            onStop();
            submit.current?.focus();
          }}
        >
          {toolTexts.cancelLabel}
        </Button>
      )}
    </div>
  );
}

/** The form of a tool that writes. Without script it posts to its own page. */
export function ToolForm(props: ToolFormProps) {
  const { path, form, typed, writing, onStop } = props;
  const { element, faults, hasOwnWords, onInput, onSubmit, onExample, onClear } = useToolForm(props);
  const isEmpty = Object.values(faults).includes(form.emptyMessage);
  return (
    <form
      ref={element}
      method="post"
      action={`${path}#answer`}
      noValidate
      onInput={onInput}
      onSubmit={onSubmit}
      aria-label={toolTexts.formHeading}
      className="grid gap-5"
    >
      <div className="-mb-2 flex flex-wrap items-center justify-between gap-x-4">
        <a
          href={`${path}?example`}
          className={buttonClass("quiet", "md")}
          onClick={(event) => {
            event.preventDefault();
            onExample();
          }}
        >
          {hasOwnWords ? toolTexts.ownWordsLabel : toolTexts.exampleLabel}
        </a>
        <Button kind="quiet" className="needs-js" onClick={onClear}>
          {toolTexts.clearLabel}
        </Button>
      </div>
      <ToolFields form={form} typed={typed ?? {}} faults={faults} />
      <div role="alert" className="-mt-2 empty:hidden">
        {isEmpty && <FieldError id={emptyMessageId}>{form.emptyMessage}</FieldError>}
      </div>
      <SendButtons label={form.submitLabel} writing={writing} onStop={onStop} />
      <p className="-mt-1 text-sm text-muted">{toolTexts.privacy}</p>
    </form>
  );
}
