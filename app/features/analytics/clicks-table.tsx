import { EmptyState } from "#app/ui/empty-state.tsx";
import { Moment } from "#app/ui/moment.tsx";
import { type ClickEvent, recentClicks } from "./contract.ts";
import { pageName } from "./page-names.ts";
import { ReferrerBadge } from "./referrer-badge.tsx";
import { cellClass, Table } from "./table.tsx";

/** The newest clicks: the first 20 of the 50 that were asked for. */
export function ClicksTable({ clicks }: { clicks: readonly ClickEvent[] }) {
  if (!clicks.length) {
    return (
      <EmptyState title="No clicks yet" tile="star">
        What visitors press appears here: buttons, links and menus.
      </EmptyState>
    );
  }
  return (
    <Table
      caption="The newest clicks"
      columns={[{ label: "Clicked" }, { label: "Page" }, { label: "Source" }, { label: "When" }]}
    >
      {clicks
        .slice(0, recentClicks.shown)
        .map(({ page_visited, clicked_element, referrer_source, event_timestamp }, at) => (
          <tr key={`${event_timestamp.toISOString()} ${clicked_element} ${at}`}>
            <td className={`${cellClass} font-semibold [overflow-wrap:anywhere]`}>{clicked_element}</td>
            <td className={`${cellClass} [overflow-wrap:anywhere]`}>{pageName(page_visited)}</td>
            <td className={cellClass}>{referrer_source && <ReferrerBadge source={referrer_source} />}</td>
            <td className={`${cellClass} whitespace-nowrap`}>
              <Moment at={event_timestamp} seconds />
            </td>
          </tr>
        ))}
    </Table>
  );
}
