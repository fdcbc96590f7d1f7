import { EmptyState } from "#app/ui/empty-state.tsx";
import { cellClass, figureClass, Table } from "#app/ui/table.tsx";
import type { ReferrerStatistic } from "../contract.ts";
import { MoreRow, shownRows } from "./more-row.tsx";
import { ReferrerBadge } from "./referrer-badge.tsx";
import { ShareBar } from "./share-bar.tsx";

export function SourcesTable({ sources }: { sources: readonly ReferrerStatistic[] }) {
  if (!sources.length) {
    return (
      <EmptyState title="No visits in this time" tile="dots">
        Where visitors come from appears here: TikTok, Google, a link on WhatsApp, or your address typed in.
      </EmptyState>
    );
  }
  const all = sources.reduce((sum, { visit_count }) => sum + visit_count, 0);
  return (
    <Table
      caption="Traffic sources by page views"
      columns={[{ label: "Source" }, { label: "Views", figure: true }, { label: "Share", figure: true }]}
    >
      {sources.slice(0, shownRows).map(({ referrer_source, visit_count }) => (
        <tr key={referrer_source}>
          <td className={cellClass}>
            <ReferrerBadge source={referrer_source} />
            <ShareBar part={visit_count} whole={all} />
          </td>
          <td className={figureClass}>{visit_count}</td>
          <td className={figureClass}>{Math.round((100 * visit_count) / all)} %</td>
        </tr>
      ))}
      <MoreRow rest={sources.slice(shownRows)} columns={3} />
    </Table>
  );
}
