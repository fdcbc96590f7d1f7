import { Card } from "#app/ui/card.tsx";
import type { ToolPart } from "#content/tool-parts.ts";
import type { Written } from "./ask-tool.ts";
import { PartBody } from "./part-body.tsx";
import { partText } from "./read-written.ts";
import { TakeAway } from "./take-away-buttons.tsx";

interface ResultCardProps {
  part: ToolPart;
  written: Written;
  writing: boolean;
  /** Whether it is the tool's only part: then the heading above already names it. */
  isAlone: boolean;
}

/** One part of an answer with its buttons. */
export function ResultCard({ part, written, writing, isAlone }: ResultCardProps) {
  return (
    <Card as="li">
      <h3 className={isAlone ? "sr-only" : "mb-3 text-lg"}>{part.label}</h3>
      <PartBody part={part} written={written} />
      <div className="mt-3 flex min-h-11 flex-wrap gap-x-6">
        {!writing && <TakeAway text={partText(part, written)} label={part.label} />}
      </div>
    </Card>
  );
}
