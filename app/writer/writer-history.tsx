import { Moment } from "#app/ui/moment.tsx";
import { cellClass, Table, wideClass } from "#app/ui/table.tsx";
import { writerTexts } from "#content/writer.ts";
import type { readWriter } from "./writer.server.ts";

const texts = writerTexts.history;

const figures = new Intl.NumberFormat("en-NG");

type Change = Awaited<ReturnType<typeof readWriter>>["changes"][number];

function changeWords({ kind, writer, model, address, new_key, daily_tokens }: Change): string {
  if (kind === "budget") return texts.budget(figures.format(daily_tokens ?? 0));
  const name = writer && writerTexts.writers[writer].label;
  if (kind === "key-removed") return [texts.keyRemoved, name].filter(Boolean).join(" · ");
  return [name, model, address, new_key && texts.newKey].filter(Boolean).join(" · ");
}

/** Who changed the writer and to what, newest first. */
export function WriterHistory({ changes }: { changes: readonly Change[] }) {
  if (changes.length === 0) return <p className="text-muted">{texts.none}</p>;
  const { what, by, at } = texts.columns;
  return (
    <Table
      caption={texts.caption}
      columns={[{ label: what }, { label: by, wide: true }, { label: at, wide: true }]}
    >
      {changes.map((change) => (
        <tr key={change.id} className="[overflow-wrap:anywhere]">
          <td className={cellClass}>
            {changeWords(change)}
            <span className="block text-sm text-muted md:hidden">
              {change.by_email} · <Moment at={new Date(change.at)} />
            </span>
          </td>
          <td className={`${cellClass} ${wideClass}`}>{change.by_email}</td>
          <td className={`${cellClass} ${wideClass} whitespace-nowrap`}>
            <Moment at={new Date(change.at)} />
          </td>
        </tr>
      ))}
    </Table>
  );
}
