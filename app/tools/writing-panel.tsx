import type { ToolForm } from "#content/tool-forms.ts";
import { toolTexts } from "#content/tool-texts.ts";
import type { Written } from "./ask-tool.ts";
import { ResultCard } from "./result-card.tsx";

/** An answer while it is being written: each part in place, gray until it arrives. */
export function WritingPanel({ form, written }: { form: ToolForm; written: Written }) {
  const there = form.parts.filter(({ field }) => written[field] !== undefined).length;
  return (
    <>
      <h2 className="text-2xl">{toolTexts.writingLabel}</h2>
      {form.parts.length > 1 && (
        <>
          <p className="mt-1 text-sm text-muted tabular-nums">
            {toolTexts.progress(there, form.parts.length)}
          </p>
          <progress
            value={there}
            max={form.parts.length}
            aria-label={toolTexts.writingLabel}
            className="progress mt-2 block h-1.5 w-full"
          />
        </>
      )}
      <ul aria-busy="true" className="mt-5 grid gap-5">
        {form.parts.map((part) => (
          <ResultCard
            key={part.field}
            part={part}
            written={written}
            writing
            isAlone={form.parts.length === 1}
          />
        ))}
      </ul>
    </>
  );
}
