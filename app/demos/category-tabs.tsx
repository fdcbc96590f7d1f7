import { type KeyboardEvent, useRef, useSyncExternalStore } from "react";
import { Link, useLocation, useNavigate } from "react-router";
import { type DemoCategory, demoCategories, demosPage } from "#content/demos.ts";
import { demosAddress } from "./address.ts";

/** Id of the element that the tabs filter; the selected tab labels it. */
const panelId = "systems";

const tabs = [undefined, ...demoCategories];

function tabId(category: DemoCategory | undefined): string {
  return `tab-${tabs.indexOf(category)}`;
}

const never = () => () => {};

/** Whether script runs here: false on the server and during hydration. */
function useScript(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}

/** Attributes that make the filtered part a tab panel once the links have become tabs. */
export function usePanel(chosen: DemoCategory | undefined) {
  const script = useScript();
  return { id: panelId, ...(script ? { role: "tabpanel", "aria-labelledby": tabId(chosen) } : {}) };
}

/** The tab that an arrow key leads to; undefined for other keys. */
function nextTab(key: string, from: number): number | undefined {
  if (key === "ArrowRight") return (from + 1) % tabs.length;
  if (key === "ArrowLeft") return (from + tabs.length - 1) % tabs.length;
  if (key === "Home") return 0;
  return key === "End" ? tabs.length - 1 : undefined;
}

/**
 * The categories of systems. Without script they are links; with it they are tabs that the arrow keys select. Each has
 * an address either way; moving through them by keys adds only one history entry.
 */
export function CategoryTabs({ chosen }: { chosen: DemoCategory | undefined }) {
  const list = useRef<HTMLElement>(null);
  const script = useScript();
  const navigate = useNavigate();
  const { state } = useLocation();

  function onKey(event: KeyboardEvent) {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const next = nextTab(event.key, tabs.indexOf(chosen));
    if (next === undefined) return;
    event.preventDefault();
    list.current?.querySelectorAll("a")[next]?.focus();
    navigate(demosAddress({ category: tabs[next] }), {
      replace: Boolean(state?.byKeys),
      preventScrollReset: true,
      state: { byKeys: true },
    });
  }

  return (
    <nav
      ref={list}
      aria-label={demosPage.categoriesLabel}
      className="flex flex-wrap gap-2"
      {...(script ? { role: "tablist", onKeyDown: onKey } : {})}
    >
      {tabs.map((category) => {
        const selected = category === chosen;
        return (
          <Link
            key={category ?? ""}
            id={tabId(category)}
            to={demosAddress({ category })}
            preventScrollReset
            data-tap=""
            className={`inline-flex min-h-11 items-center rounded-xl border px-4 font-semibold ${selected ? "border-brand bg-brand text-ground" : "border-line bg-paper hover:border-brand"}`}
            {...(script
              ? {
                  role: "tab",
                  "aria-selected": selected,
                  "aria-controls": panelId,
                  tabIndex: selected ? 0 : -1,
                }
              : { "aria-current": selected ? ("true" as const) : undefined })}
          >
            {category ?? demosPage.allCategoriesLabel}
          </Link>
        );
      })}
    </nav>
  );
}
