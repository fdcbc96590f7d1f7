import type { FieldText } from "#app/content/enrolment.ts";
import { Skeleton } from "./skeleton.tsx";

interface FieldShapeProps {
  text: FieldText;
  optional?: boolean;
  /** Lines of a text control, with the counter under it; a one-line control otherwise. */
  lines?: 3 | 4;
  className?: string;
}

const heights = { 3: "h-23.5", 4: "h-29.5" } as const;

/** The place of a `Field` that is on its way, of exactly its size. */
export function FieldShape({ text, optional, lines, className }: FieldShapeProps) {
  return (
    <div className={className}>
      <p className="mb-1.5 font-semibold">
        {optional ? text.label : `${text.label} *`}
        {optional && <span className="font-normal"> (optional)</span>}
      </p>
      {text.hint && <p className="mb-1.5 text-sm">{text.hint}</p>}
      <Skeleton className={lines ? heights[lines] : "h-12"} />
      {lines && <p className="mt-1.5 text-sm">&nbsp;</p>}
    </div>
  );
}
