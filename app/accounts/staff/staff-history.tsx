import { Moment } from "#app/ui/moment.tsx";
import { cellClass, Table, wideClass } from "#app/ui/table.tsx";
import { staffTexts } from "#content/staff.ts";
import { isStaffRole } from "./contract.ts";
import type { readChanges } from "./staff-accounts.server.ts";

type Change = Awaited<ReturnType<typeof readChanges>>[number];

const roleWord = (role: string | null) => (isStaffRole(role) ? `: ${staffTexts.roles[role]}` : "");

/** Who changed what about whom, newest first. */
export function StaffHistory({ changes }: { changes: readonly Change[] }) {
  const texts = staffTexts.history;
  const { at, by, what, account } = texts.columns;
  return (
    <section aria-labelledby="history-heading" className="grid gap-4">
      <h2 id="history-heading" className="text-2xl">
        {texts.caption}
      </h2>
      {changes.length === 0 ? (
        <p className="text-muted">{texts.none}</p>
      ) : (
        <Table
          caption={texts.caption}
          columns={[
            { label: account },
            { label: what },
            { label: by, wide: true },
            { label: at, wide: true },
          ]}
        >
          {changes.map((change) => {
            const author = change.by ?? texts.terminal;
            return (
              <tr key={change.id} className="[overflow-wrap:anywhere]">
                <td className={cellClass}>
                  {change.account}
                  <span className="block text-sm text-muted md:hidden">
                    {author} · <Moment at={change.at} />
                  </span>
                </td>
                <td className={cellClass}>
                  {texts.kinds[change.kind]}
                  {roleWord(change.role)}
                </td>
                <td className={`${cellClass} ${wideClass}`}>{author}</td>
                <td className={`${cellClass} ${wideClass}`}>
                  <Moment at={change.at} />
                </td>
              </tr>
            );
          })}
        </Table>
      )}
    </section>
  );
}
