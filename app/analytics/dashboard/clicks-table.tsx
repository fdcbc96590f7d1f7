import { EmptyState } from "#app/ui/empty-state.tsx";
import { Moment } from "#app/ui/moment.tsx";
import { cellClass, Table, wideClass } from "#app/ui/table.tsx";
import { type ClickEvent, recentClicks } from "../contract.ts";
import { pageName } from "../page-names.ts";
import { ReferrerBadge } from "./referrer-badge.tsx";

/** The newest clicks: the first 20 of the 50 that were loaded. */
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
      columns={[
        { label: "Clicked" },
        { label: "Page", wide: true },
        { label: "Source", wide: true },
        { label: "When" },
      ]}
    >
      {clicks.slice(0, recentClicks.shown).map((click) => (
        <Click
          key={`${click.event_timestamp.getTime()} ${click.page_visited} ${click.clicked_element}`}
          {...click}
        />
      ))}
    </Table>
  );
}

function Click({ page_visited, clicked_element, referrer_source, event_timestamp }: ClickEvent) {
  const page = pageName(page_visited);
  const source = referrer_source && <ReferrerBadge source={referrer_source} />;
  return (
    <tr>
      <td className={`${cellClass} [overflow-wrap:anywhere]`}>
        <span className="font-semibold">{clicked_element}</span>
        <span className="mt-1 flex flex-wrap items-center gap-2 text-sm text-muted md:hidden">
          {page} {source}
        </span>
      </td>
      <td className={`${cellClass} ${wideClass} [overflow-wrap:anywhere]`}>{page}</td>
      <td className={`${cellClass} ${wideClass}`}>{source}</td>
      <td className={`${cellClass} text-right md:text-left`}>
        <Moment at={event_timestamp} seconds />
      </td>
    </tr>
  );
}
