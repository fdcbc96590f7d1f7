import { Moment } from "#app/ui/moment.tsx";
import { personTexts } from "#content/person.ts";

const texts = personTexts.done;

interface ErasuresListProps {
  done: readonly { ref: string; at: Date; by: string | null }[];
}

/** That people were erased, and when; never who. */
export function ErasuresList({ done }: ErasuresListProps) {
  if (!done.length) return <p className="text-muted">{texts.none}</p>;
  return (
    <ul className="grid gap-2">
      {done.map(({ ref, at, by }) => (
        <li key={ref} className="flex flex-wrap gap-x-3 border-t border-line pt-2">
          <span className="font-semibold">{ref}</span>
          <Moment at={at} />
          <span className="text-muted">{by ? `${texts.by} ${by}` : texts.again}</span>
        </li>
      ))}
    </ul>
  );
}
