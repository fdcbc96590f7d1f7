import { useEffect, useRef } from "react";
import { Button } from "#app/ui/button.tsx";
import type { ToolForm } from "#content/tool-forms.ts";
import { toolTexts } from "#content/tool-texts.ts";
import type { NamedChoice } from "./ask-tool.ts";
import type { Typed } from "./tool-draft.ts";

interface UnclearPanelProps {
  form: ToolForm;
  path: string;
  question: string;
  choices: readonly NamedChoice[];
  /** What was sent, to be sent again with the choice. */
  typed: Typed;
  /** Undefined on a page that was sent without script. */
  onChoose?: (typed: Typed) => void;
}

/** Asks once which trade or department is meant, where the words alone do not tell. Works without script. */
export function UnclearPanel({ form, path, question, choices, typed, onChoose }: UnclearPanelProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (onChoose) heading.current?.focus();
  }, [onChoose]);
  const { none } = toolTexts.unclear[form.call === "generate-sop" ? "departments" : "trades"];
  return (
    <form
      method="post"
      action={`${path}#answer`}
      onSubmit={(event) => {
        if (!onChoose) return;
        event.preventDefault();
        const nearest = (event.nativeEvent as SubmitEvent).submitter?.getAttribute("value");
        if (nearest) onChoose({ ...typed, nearest });
      }}
      className="rounded-2xl bg-tint p-5 md:p-7"
    >
      <h2 ref={heading} tabIndex={-1} className="scroll-mt-24 text-xl outline-none">
        {question}
      </h2>
      <p className="mt-1 text-muted">{toolTexts.unclear.note}</p>
      {Object.entries(typed).map(
        ([name, value]) => name !== "nearest" && <input key={name} type="hidden" name={name} value={value} />,
      )}
      <div className="mt-4 grid gap-3 sm:flex sm:flex-wrap">
        {[...choices, { id: "none", name: none }].map(({ id, name }) => (
          <Button key={id} type="submit" name="nearest" value={id} kind="secondary">
            {name}
          </Button>
        ))}
      </div>
      <p className="mt-4 text-sm text-muted">{toolTexts.unclear.noneNote}</p>
    </form>
  );
}
