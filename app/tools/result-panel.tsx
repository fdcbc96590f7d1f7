import { useEffect, useRef } from "react";
import { Button } from "#app/ui/button.tsx";
import type { ToolForm } from "#content/tool-forms.ts";
import { toolTexts } from "#content/tool-texts.ts";
import { ResultActions } from "./result-actions.tsx";
import { ResultCard } from "./result-card.tsx";
import type { FreshResult, ToolResult } from "./result-store.ts";
import type { ToolAtWork } from "./use-tool.ts";

interface ResultPanelProps {
  form: ToolForm;
  path: string;
  tool: ToolAtWork;
  result: FreshResult;
}

/** An answer: its cards and buttons, its engine, and the earlier versions. */
export function ResultPanel({ form, path, tool, result }: ResultPanelProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const isNew = tool.shownId !== undefined && tool.shownId === tool.arrived;
  useEffect(() => {
    if (isNew) heading.current?.focus();
  }, [isNew]);
  // A list may be missing where there is nothing for it.
  const shownParts = form.parts.filter(({ field }) => result.written[field] !== undefined);
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <h2 ref={heading} id="result-heading" tabIndex={-1} className="scroll-mt-24 text-2xl outline-none">
          {form.resultHeading}
        </h2>
        <Versions list={tool.versions} shownId={tool.shownId} onShow={tool.show} />
      </div>
      <ul className="mt-5 grid gap-5">
        {shownParts.map((part) => (
          <ResultCard
            key={part.field}
            part={part}
            written={result.written}
            writing={false}
            isAlone={form.parts.length === 1}
          />
        ))}
      </ul>
      <p className="mt-4 max-w-prose text-sm text-muted">{toolTexts.engines[result.engine]}</p>
      {result.engine === "built-in" && (
        <WrittenFor
          path={path}
          result={result}
          name={result.about}
          onOther={() => tool.ask({ input: { ...result.input, nearest: "ask" }, version: 1 })}
        />
      )}
      <ResultActions form={form} result={result} path={path} onAgain={() => tool.again(result)} />
    </>
  );
}

interface WrittenForProps {
  path: string;
  result: FreshResult;
  /** Undefined where it was written for no trade. */
  name: string | undefined;
  onOther: () => void;
}

/** Says for which trade the text was written, and offers others. */
function WrittenFor({ path, result, name, onOther }: WrittenForProps) {
  const { says, saysOwn, otherLabel, chooseLabel } = toolTexts.writtenFor;
  return (
    <form
      method="post"
      action={`${path}#answer`}
      onSubmit={(event) => {
        event.preventDefault();
        onOther();
      }}
      className="mt-1 flex flex-wrap items-center gap-x-3 text-sm text-muted"
    >
      {Object.entries(result.input).map(
        ([field, value]) =>
          field !== "nearest" && <input key={field} type="hidden" name={field} value={value} />,
      )}
      <span>{name ? says(name) : saysOwn}</span>
      <Button type="submit" name="nearest" value="ask" kind="quiet">
        {name ? otherLabel : chooseLabel}
      </Button>
    </form>
  );
}

interface VersionsProps {
  list: readonly ToolResult[];
  shownId: string | undefined;
  onShow: (id: string) => void;
}

/** Links between the versions of the same input. */
function Versions({ list, shownId, onShow }: VersionsProps) {
  if (list.length < 2) return null;
  const place = list.findIndex(({ id }) => id === shownId);
  const step = (to: number, label: string) => {
    const target = list[to]?.id;
    return (
      <Button
        kind="quiet"
        aria-disabled={!target || undefined}
        className={target ? "" : "cursor-default! text-muted! no-underline!"}
        onClick={() => target && onShow(target)}
      >
        {label}
      </Button>
    );
  };
  const { label, at, previous, next } = toolTexts.versions;
  return (
    <nav aria-label={label} className="flex items-center gap-4">
      {step(place - 1, previous)}
      <span aria-live="polite" className="text-sm text-muted tabular-nums">
        {at(place + 1, list.length)}
      </span>
      {step(place + 1, next)}
    </nav>
  );
}
