import type { FormEvent } from "react";
import { Button } from "#app/ui/button.tsx";
import type { ToolForm } from "#content/tool-forms.ts";
import { toolTexts } from "#content/tool-texts.ts";
import { answerText } from "./read-written.ts";
import type { FreshResult } from "./result-store.ts";
import { copyText, saveFile, saveMadeFile } from "./take-away.ts";

interface ResultActionsProps {
  form: ToolForm;
  result: FreshResult;
  path: string;
  onAgain: () => void;
}

/** Buttons for a whole answer: try again, copy, download, print. */
export function ResultActions({ form, result, path, onAgain }: ResultActionsProps) {
  const { slug, written } = result;

  /** With script, the text file is made in the browser, so it also works offline. */
  function onFile(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const { submitter } = event.nativeEvent as SubmitEvent;
    if (submitter?.getAttribute("value") !== "docx") {
      const text = new Blob([answerText(form, written)], { type: "text/plain" });
      return saveFile(`${slug}.txt`, text);
    }
    const fields = new FormData(event.currentTarget, submitter);
    return saveMadeFile(`${slug}.docx`, `${path}/document`, fields);
  }

  return (
    <div className="mt-6 flex flex-wrap gap-3">
      <form
        method="post"
        action={`${path}#answer`}
        onSubmit={(event) => {
          event.preventDefault();
          onAgain();
        }}
      >
        {Object.entries(result.input).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <input type="hidden" name="version" value={result.version + 1} />
        {result.versions === undefined || result.version < result.versions ? (
          <Button type="submit" kind="secondary">
            {toolTexts.again}
          </Button>
        ) : (
          <p className="max-w-prose text-sm text-muted">{toolTexts.allSeen(result.versions)}</p>
        )}
      </form>
      {form.parts.length > 1 && (
        <Button
          kind="secondary"
          icon="copy"
          className="needs-js"
          onClick={() => copyText(answerText(form, written))}
        >
          {toolTexts.copyAllLabel}
        </Button>
      )}
      <form
        method="post"
        action={`${path}/document`}
        encType="multipart/form-data"
        onSubmit={onFile}
        className="contents"
      >
        <input type="hidden" name="written" value={JSON.stringify(written)} />
        <Button type="submit" name="format" value="txt" kind="secondary" icon="download">
          {toolTexts.textLabel}
        </Button>
        {form.word && (
          <Button type="submit" name="format" value="docx" kind="secondary" icon="download">
            {toolTexts.wordLabel}
          </Button>
        )}
      </form>
      {form.parts.some(({ kind }) => kind === "document") && (
        <Button kind="secondary" className="needs-js" onClick={() => print()}>
          {toolTexts.printLabel}
        </Button>
      )}
    </div>
  );
}
