/** How the chat stands on the screen. */
export type View = "closed" | "open" | "minimised";

/** What the chat knows of this visit to the site; it lasts as long as the tab. */
interface Visit {
  /** When the visit began, in milliseconds since 1970. */
  since: number;
  /** How far down each page was scrolled at most, in hundredths. */
  depth: Readonly<Record<string, number>>;
  /** Whether the chat was opened, or its button has pulsed. */
  noticed: boolean;
  /** What stands in the field and is not sent. */
  draft: string;
}

const visitKey = "mindsync-chat-visit";
const viewKey = "mindsync-chat-view";

/** Of how many pages it is known how far they were read. */
const mostPages = 100;

/** How far a page is scrolled, in hundredths: 0 at its top, 100 at its end. Lengths in CSS pixels. */
export function scrolledShare(top: number, height: number, screen: number): number {
  return Math.round(Math.min(Math.max(top / Math.max(height - screen, 1), 0), 1) * 100);
}

/**
 * The visit, kept in the browser's storage of the tab, so that it goes on when another page of the site is loaded.
 * Where the browser keeps nothing it lasts as long as the page.
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
      // Then it ends with this page.
    }
  }

  return {
    read,
    keep,
    change(part: Partial<Pick<Visit, "noticed" | "draft">>): void {
      visit = { ...read(), ...part };
      keep();
    },
    /** Remembers how far a page was scrolled, if it is further than before. Called often, so it stores nothing. */
    scrolled(path: string, share: number): void {
      const { depth } = read();
      const before = depth[path];
      if (before !== undefined && before >= share) return;
      const others = Object.entries(depth).filter(([other]) => other !== path);
      visit = { ...read(), depth: Object.fromEntries([...others.slice(1 - mostPages), [path, share]]) };
    },
    /** Seconds since the visit began. */
    seconds(now: number): number {
      return Math.max(0, Math.floor((now - read().since) / 1000));
    },
    /** How the chat stood when it was last seen in this tab. */
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
        // The next page begins with the chat closed.
      }
    },
    /** The page comes back from the browser's memory; others were visited meanwhile. */
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
