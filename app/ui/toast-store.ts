/** A notice: what happened, and an optional action. */
export interface Notice {
  id: string;
  tone: "success" | "error";
  title: string;
  description?: string;
  /** A link, or a function. */
  action?: { label: string } & (
    | { href: string; onPress?: undefined }
    | { onPress: () => void; href?: undefined }
  );
  /** How long it stays: in milliseconds, or until its action was used or it was dismissed. */
  until: number | "used";
}

export type NoticeOptions = Partial<Pick<Notice, "description" | "action" | "until">>;

/** How long a notice stays by default, in milliseconds. Errors stay longer because they are read twice. */
export const noticeTime = { success: 6000, error: 12000 } as const;

let notices: readonly Notice[] = [];
let outlets: readonly string[] = [];
let made = 0;
const listeners = new Set<() => void>();

function tell() {
  for (const listener of listeners) listener();
}

function change(next: readonly Notice[]) {
  notices = next;
  tell();
}

function show(tone: Notice["tone"], title: string, options: NoticeOptions = {}): string {
  made += 1;
  const id = `notice-${made}`;
  // A notice with an action waits for it, so that the visitor cannot miss the next step.
  const until = options.until ?? (options.action ? "used" : noticeTime[tone]);
  change([...notices.filter((notice) => notice.title !== title), { ...options, id, tone, title, until }]);
  return id;
}

/** Shows notices from anywhere in the browser's code. A new notice replaces an earlier one with the same title. */
export const toast = {
  success: (title: string, options?: NoticeOptions) => show("success", title, options),
  error: (title: string, options?: NoticeOptions) => show("error", title, options),
  dismiss: (id: string) => change(notices.filter((notice) => notice.id !== id)),
};

/** For `useSyncExternalStore`. */
export const noticeStore = {
  subscribe(listener: () => void) {
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
    };
  },
  read: () => notices,
  /**
   * Registers a place that shows notices. An open dialog has its own, because everything outside it can be neither
   * pressed nor heard; the last registered place shows them. Returns a function that removes it.
   */
  addOutlet(id: string) {
    outlets = [...outlets, id];
    tell();
    return () => {
      outlets = outlets.filter((outlet) => outlet !== id);
      tell();
    };
  },
  lastOutlet: () => outlets.at(-1) ?? null,
};
