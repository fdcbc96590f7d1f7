import { Textarea } from "#app/forms/field.tsx";
import { Button } from "#app/ui/button.tsx";
import { Icon, type IconName } from "#app/ui/icon.tsx";
import { Skeleton } from "#app/ui/skeleton.tsx";
import type { PartKind, ToolPart } from "#content/tool-parts.ts";
import { toolTexts } from "#content/tool-texts.ts";
import type { Written } from "./ask-tool.ts";
import { Blocks, DocumentView } from "./document-view.tsx";
import { listOf, namesOf, questionsOf, textOf } from "./read-written.ts";
import { copyText } from "./take-away.ts";

/** The usual number of lines of each kind of part. */
const usualLines: Readonly<Record<PartKind, number>> = {
  text: 4,
  plan: 10,
  list: 6,
  strengths: 6,
  risks: 6,
  money: 6,
  questions: 12,
  box: 12,
  document: 24,
  names: 24,
};

/** One part of an answer, as far as it is written; gray lines until it starts. */
export function PartBody({ part, written }: { part: ToolPart; written: Written }) {
  if (written[part.field] === undefined) return <PartSkeleton kind={part.kind} />;
  switch (part.kind) {
    case "list":
      return <Points list={listOf(written, part.field)} icon="arrow" className="text-brand" />;
    case "strengths":
      return <Points list={listOf(written, part.field)} icon="check" className="text-success" />;
    case "risks":
      return <Points list={listOf(written, part.field)} icon="alert" className="text-clay" />;
    case "money":
      return <Money text={textOf(written, part.field)} />;
    case "questions":
      return <Questions part={part} written={written} />;
    case "box":
      return (
        <>
          <p className="mb-3 text-muted">{toolTexts.botNote}</p>
          {/* In a textarea, a long press selects the whole text. */}
          <Textarea
            readOnly
            rows={12}
            aria-label={part.label}
            value={textOf(written, part.field)}
            className="text-sm"
          />
        </>
      );
    case "plan":
      return <Blocks text={textOf(written, part.field)} />;
    case "document":
      return <DocumentView text={textOf(written, part.field)} />;
    case "names":
      return <Names written={written} field={part.field} />;
    default:
      return <p className="max-w-prose whitespace-pre-line">{textOf(written, part.field)}</p>;
  }
}

export function PartSkeleton({ kind }: { kind: PartKind }) {
  return (
    <div className="grid gap-3">
      {[...Array(usualLines[kind]).keys()].map((line) => (
        <Skeleton key={line} className={`h-4 ${line % 4 === 3 ? "w-2/3" : ""}`} />
      ))}
    </div>
  );
}

function Points({ list, icon, className }: { list: readonly string[]; icon: IconName; className: string }) {
  return (
    <ul className="grid max-w-prose gap-3">
      {list.map((item) => (
        <li key={item} className="flex gap-3">
          <Icon name={icon} className={`mt-1 size-5 ${className}`} />
          <span>{item}</span>
        </li>
      ))}
    </ul>
  );
}

/** 'From ₦2,600,000 to ₦6,500,000' at the start of a text, or the beginning of that. */
const sumAtStart = /^[^₦\n.]{0,20}₦[\d.,]+\w*(?:\s*(?:to|and|-|–)\s*₦?[\d.,]+\w*)?/;

/** The amount in large type, then what it buys. */
function Money({ text }: { text: string }) {
  const sum = sumAtStart.exec(text)?.[0] ?? "";
  return (
    <>
      {sum && <p className="figures mb-2 font-heading text-xl leading-snug font-bold">{sum}</p>}
      <Blocks text={text.slice(sum.length).trim()} />
    </>
  );
}

function Questions({ part, written }: { part: ToolPart; written: Written }) {
  return (
    <dl className="grid max-w-prose gap-5">
      {questionsOf(written, part).map(({ question, answer }) => (
        <div key={question}>
          <dt className="font-semibold">{question}</dt>
          <dd className="mt-1 text-muted">{answer}</dd>
        </div>
      ))}
    </dl>
  );
}

function Names({ written, field }: { written: Written; field: string }) {
  return (
    <>
      <p className="mb-4 flex gap-3 rounded-xl bg-accent-soft p-4">
        <Icon name="info" className="mt-0.5 size-5" />
        <span>{toolTexts.names.note}</span>
      </p>
      <ul className="divide-y divide-line">
        {namesOf(written, field).map(({ name, why, handle }) => (
          <li key={name} className="py-3">
            <div className="flex items-center gap-3">
              <p className="min-w-0 grow font-heading text-lg leading-snug font-bold">{name}</p>
              <Button
                kind="quiet"
                icon="copy"
                className="needs-js"
                aria-label={toolTexts.names.copyLabel(name)}
                data-count={toolTexts.copyLabel}
                onClick={() => copyText(name)}
              >
                {toolTexts.copyLabel}
              </Button>
            </div>
            {why && <p>{why}</p>}
            {handle && (
              <p className="break-words text-muted">
                {toolTexts.names.handleLabel}: @{handle}
              </p>
            )}
          </li>
        ))}
      </ul>
    </>
  );
}
