import { useEffect, useState } from "react";
import { useFetcher } from "react-router";
import type { DashboardFigures } from "#app/analytics/dashboard/dashboard.server.ts";
import { type ClickEvent, refreshEvery } from "../contract.ts";

/** Calls back every `every` milliseconds while `on`, and only while the tab is visible. */
function useBeat(on: boolean, every: number, beat: () => void) {
  useEffect(() => {
    if (!on) return;
    const clock = setInterval(() => {
      if (document.visibilityState === "visible") beat();
    }, every);
    return () => clearInterval(clock);
  }, [on, every, beat]);
}

const clicksOf = (loaded: DashboardFigures) => (loaded.tab === "clicks" ? loaded.list : undefined);

/**
 * Figures that refresh themselves: active users every 10 s, recent clicks every 15 s. A newer load of the page replaces
 * them.
 */
export function useLiveFigures(
  loaded: DashboardFigures,
  on: boolean,
): { active: number; clicks: ClickEvent[] } {
  const active = useFetcher<number | null>();
  const clicks = useFetcher<ClickEvent[] | null>();
  const [figures, setFigures] = useState({ active: loaded.active, clicks: clicksOf(loaded) ?? [] });

  useEffect(() => {
    setFigures((before) => ({ active: loaded.active, clicks: clicksOf(loaded) ?? before.clicks }));
  }, [loaded]);
  useEffect(() => {
    const count = active.data;
    if (typeof count === "number") setFigures((before) => ({ ...before, active: count }));
  }, [active.data]);
  useEffect(() => {
    const list = clicks.data;
    if (list) setFigures((before) => ({ ...before, clicks: list }));
  }, [clicks.data]);

  const { load: loadActive } = active;
  const { load: loadClicks } = clicks;
  const [beats] = useState(() => ({
    active: () => loadActive("/admin-dashboard/active-users"),
    clicks: () => loadClicks("/admin-dashboard/recent-clicks"),
  }));
  useBeat(on, refreshEvery.active, beats.active);
  useBeat(on, refreshEvery.clicks, beats.clicks);
  return figures;
}
