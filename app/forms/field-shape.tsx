import { Skeleton } from "#app/ui/skeleton.tsx";
import type { Field, FormFields } from "#content/fields.ts";

const heights = { 3: "h-23.5", 4: "h-29.5" } as const;

interface FieldShapesProps {
  fields: FormFields;
  /** The class of a field that takes a whole row. */
  wide: string;
}

/** Placeholders of a form's fields, of exactly their size. */
export function FieldShapes({ fields, wide }: FieldShapesProps) {
  return Object.entries(fields).map(([name, field]) => (
    <div key={name} className={field.wide && wide}>
      <Shape {...field} />
    </div>
  ));
}

function Shape(field: Field) {
  const { label, hint, optional } = field;
  const isLong = field.kind === "longText";
  return (
    <>
      <p className="mb-1.5 font-semibold">
        {optional ? label : `${label} *`}
        {optional && <span className="font-normal"> (optional)</span>}
      </p>
      {hint && <p className="mb-1.5 text-sm">{hint}</p>}
      <Skeleton className={isLong ? heights[field.rows ?? 4] : "h-12"} />
      {isLong && <p className="mt-1.5 text-sm">&nbsp;</p>}
    </>
  );
}
