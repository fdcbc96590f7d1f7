import { type KeyboardEvent, useRef, useSyncExternalStore } from "react";
import { Link, useLocation, useNavigate } from "react-router";
import { type DemoCategory, demoCategories, demosPage } from "#content/demos.ts";
import { demosAddress } from "./address.ts";

/** The element that the tabs filter, and that is named by the chosen one. */
const panelId = "systems";

const tabs = [undefined, ...demoCategories];

function tabId(category: DemoCategory | undefined): string {
  return `tab-${tabs.indexOf(category)}`;
}

const never = () => () => {};

/** Whether script runs here: false on the server and while the page is being taken over. */
function useScript(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}

/** What makes the filtered part a panel of its tab, once the tabs are tabs. */
export function usePanel(chosen: DemoCategory | undefined) {
  const script = useScript();
  return { id: panelId, ...(script ? { role: "tabpanel", "aria-labelledby": tabId(chosen) } : {}) };
}

/** Where an arrow key leads from a tab; undefined for other keys. */
function nextTab(key: string, from: number): number | undefined {
  if (key === "ArrowRight") return (from + 1) % tabs.length;
  if (key === "ArrowLeft") return (from + tabs.length - 1) % tabs.length;
  if (key === "Home") return 0;
  return key === "End" ? tabs.length - 1 : undefined;
}

/**
 * The kinds of system. Without script they are links to the page with one kind; with it they are tabs, of which the
 * arrow keys choose. Each has an address either way; a walk through them by keys is one step of the history.
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
            data-tap
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
