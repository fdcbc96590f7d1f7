import { getFormProps, useForm } from "@conform-to/react";
import { parseWithZod } from "@conform-to/zod/v4";
import { Form, useNavigation } from "react-router";
import { Field, FieldError, Input } from "#app/forms/field.tsx";
import { FormRefusal } from "#app/forms/form-refusal.tsx";
import { useOneSend } from "#app/forms/use-one-send.ts";
import { Button } from "#app/ui/button.tsx";
import { writerTexts } from "#content/writer.ts";
import { type Writer, writerForm, writerLimits, writers } from "./contract.ts";
import type { WriterAnswer } from "./writer-action.server.ts";

const texts = writerTexts.form;
const { fields: words } = texts;

/** The settings that the form begins with. */
interface Shown {
  writer: Writer;
  address: string | null;
  model: string | null;
  key: { state: string; end: string };
}

interface WriterFormProps {
  now: Shown;
  answer: WriterAnswer["answer"];
}

/* What does not belong to the chosen writer is hidden by the style sheet, so that it works without script. */
const notBuiltIn = "group-has-[[value=built-in]:checked]/who:hidden";
const onlyFor: Readonly<Record<string, string>> = {
  ollama: "hidden group-has-[[value=ollama]:checked]/who:block",
  hosted: "hidden group-has-[[value=hosted]:checked]/who:block",
  anthropic: "hidden group-has-[[value=anthropic]:checked]/who:block",
};

/* Only Ollama's key is optional. */
const notOptional =
  "group-has-[[value=hosted]:checked]/who:[&>label>span]:hidden group-has-[[value=anthropic]:checked]/who:[&>label>span]:hidden";

/** One hint for each writer. */
function Hints({ hints }: { hints: Readonly<Record<string, string>> }) {
  return Object.entries(hints).map(([writer, hint]) => (
    <span key={writer} className={onlyFor[writer]}>
      {hint}
    </span>
  ));
}

function WriterChoice({ chosen, errors }: { chosen: unknown; errors: string[] | undefined }) {
  return (
    <fieldset>
      <legend className="mb-1.5 font-semibold">{texts.legend}</legend>
      <div className="grid gap-3 sm:grid-cols-2">
        {writers.map((writer) => {
          const { label, text } = writerTexts.writers[writer];
          return (
            <label
              key={writer}
              className="flex min-h-16 cursor-pointer gap-3 rounded-xl border border-edge p-3.5 has-checked:border-brand has-checked:bg-brand-soft"
            >
              <input
                type="radio"
                name="writer"
                value={writer}
                required
                defaultChecked={writer === chosen}
                className="pick mt-0.5"
              />
              <span>
                <span className="block font-semibold">{label}</span>
                <span className="block text-sm text-muted">{text}</span>
              </span>
            </label>
          );
        })}
      </div>
      {errors && <FieldError>{errors.join(" ")}</FieldError>}
    </fieldset>
  );
}

function KeyHint({ state, end }: Shown["key"]) {
  return (
    <>
      {state === "stored" ? words.key.keepHint(end) : words.key.hint}{" "}
      <span className={onlyFor.ollama}>{words.key.ollamaHint}</span>
    </>
  );
}

/** The form that chooses who writes. */
export function WriterForm({ now, answer }: WriterFormProps) {
  const { state, formData } = useNavigation();
  const sending = state !== "idle" && formData?.get("intent") === "writer";
  const once = useOneSend(!sending, answer);
  const [form, fields] = useForm({
    id: "writer",
    lastResult: answer?.reply,
    defaultValue: { writer: now.writer, address: now.address ?? "", model: now.model ?? "" },
    shouldRevalidate: "onInput",
    onValidate: ({ formData }) => parseWithZod(formData, { schema: writerForm }),
  });
  const formProps = getFormProps(form);
  const failed = answer?.kind === "failed" ? (answer.reason ?? texts.failed) : undefined;
  return (
    <Form
      {...formProps}
      method="post"
      onSubmit={once(formProps.onSubmit)}
      className="group/who grid gap-5"
      autoComplete="off"
    >
      <input type="hidden" name="intent" value="writer" />
      <FormRefusal>{failed}</FormRefusal>
      <WriterChoice chosen={fields.writer.initialValue} errors={fields.writer.errors} />
      <Field
        id={fields.address.id}
        label={words.address.label}
        hint={<Hints hints={words.address.hints} />}
        error={fields.address.errors ?? []}
        required
        className={`${notBuiltIn} group-has-[[value=anthropic]:checked]/who:hidden`}
      >
        {(tie) => (
          <Input
            {...tie}
            // A hidden field that is required could not be sent.
            required={false}
            name="address"
            inputMode="url"
            spellCheck={false}
            defaultValue={fields.address.initialValue}
            maxLength={writerLimits.address}
          />
        )}
      </Field>
      <Field
        id={fields.model.id}
        label={words.model.label}
        hint={<Hints hints={words.model.hints} />}
        error={fields.model.errors ?? []}
        required
        className={notBuiltIn}
      >
        {(tie) => (
          <Input
            {...tie}
            required={false}
            name="model"
            spellCheck={false}
            autoCapitalize="none"
            defaultValue={fields.model.initialValue}
            maxLength={writerLimits.model}
          />
        )}
      </Field>
      <Field
        id={fields.key.id}
        label={now.key.state === "stored" ? words.key.newLabel : words.key.label}
        hint={<KeyHint {...now.key} />}
        error={fields.key.errors ?? (now.key.state === "lost" ? writerTexts.lostKey : [])}
        className={`${notBuiltIn} ${notOptional}`}
      >
        {(tie) => (
          <Input {...tie} type="password" name="key" autoComplete="off" maxLength={writerLimits.key} />
        )}
      </Field>
      <p className={`text-sm text-muted ${notBuiltIn} group-has-[[value=ollama]:checked]/who:hidden`}>
        {texts.privacy}
      </p>
      <Button type="submit" size="lg" loading={sending}>
        {sending ? texts.submitting : texts.submit}
      </Button>
    </Form>
  );
}

/** Removes the stored key. */
export function RemoveKey() {
  return (
    <Form method="post">
      <input type="hidden" name="intent" value="remove-key" />
      <Button type="submit" kind="danger" className="min-h-12">
        {texts.removeKey}
      </Button>
    </Form>
  );
}
