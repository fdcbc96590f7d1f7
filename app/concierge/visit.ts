/** How the chat is shown. */
export type View = "closed" | "open" | "minimised";

/** State of this visit to the site; it lasts as long as the tab. */
interface Visit {
  /** When the visit started, in milliseconds since 1970. */
  since: number;
  /** The furthest scroll position of each page, in per cent. */
  depth: Readonly<Record<string, number>>;
  /** Whether the chat was opened, or its button has pulsed. */
  noticed: boolean;
  /** The unsent text in the field. */
  draft: string;
}

const visitKey = "mindsync-chat-visit";
const viewKey = "mindsync-chat-view";

/** For how many pages the scroll position is remembered. */
const mostPages = 100;

/** How far a page is scrolled, in per cent: 0 at its top, 100 at its end. Lengths in CSS pixels. */
export function scrolledShare(top: number, height: number, screen: number): number {
  return Math.round(Math.min(Math.max(top / Math.max(height - screen, 1), 0), 1) * 100);
}

/**
 * The visit, in the tab's session storage, so that it continues on the next page of the site. If the browser stores
 * nothing, it lasts as long as the page.
 * @param begun when this page was opened, in milliseconds since 1970
 */
export function visitStore(
  storage: () => Pick<Storage, "getItem" | "setItem" | "removeItem">,
  begun: () => number,
) {
  let visit: Visit | undefined;

  function stored(): Partial<Visit> {
    try {
      const found: unknown = JSON.parse(storage().getItem(visitKey) ?? "null");
      return typeof found === "object" && found !== null ? found : {};
    } catch {
      return {};
    }
  }

  function read(): Visit {
    if (!visit) {
      const { since, depth, noticed, draft } = stored();
      visit = {
        since: typeof since === "number" ? since : begun(),
        depth: typeof depth === "object" && depth !== null ? depth : {},
        noticed: noticed === true,
        draft: typeof draft === "string" ? draft : "",
      };
    }
    return visit;
  }

  function keep(): void {
    try {
      storage().setItem(visitKey, JSON.stringify(read()));
    } catch {
      // Then the visit ends with this page.
    }
  }

  return {
    read,
    keep,
    change(part: Partial<Pick<Visit, "noticed" | "draft">>): void {
      visit = { ...read(), ...part };
      keep();
    },
    /** Records a scroll position if it is further than before. Called often, so it does not write to storage. */
    scrolled(path: string, share: number): void {
      const { depth } = read();
      const before = depth[path];
      if (before !== undefined && before >= share) return;
      const others = Object.entries(depth).filter(([other]) => other !== path);
      visit = { ...read(), depth: Object.fromEntries([...others.slice(1 - mostPages), [path, share]]) };
    },
    /** Seconds since the start of the visit. */
    seconds(now: number): number {
      return Math.max(0, Math.floor((now - read().since) / 1000));
    },
    /** How the chat was last shown in this tab. */
    view(): View {
      try {
        const found = storage().getItem(viewKey);
        return found === "open" || found === "minimised" ? found : "closed";
      } catch {
        return "closed";
      }
    },
    keepView(view: View): void {
      try {
        if (view === "closed") storage().removeItem(viewKey);
        else storage().setItem(viewKey, view);
      } catch {
        // The next page starts with the chat closed.
      }
    },
    /** Call when the page returns from the back/forward cache: other pages were visited meanwhile. */
    reread(): void {
      visit = undefined;
    },
  };
}

export type VisitStore = ReturnType<typeof visitStore>;

export const visit = visitStore(
  () => sessionStorage,
  () => performance.timeOrigin,
);
