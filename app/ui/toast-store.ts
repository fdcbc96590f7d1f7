/** A notice: what happened, and perhaps the one thing to do about it. */
export interface Notice {
  id: string;
  tone: "success" | "error";
  title: string;
  description?: string;
  /** A link, or something done at once. */
  action?: { label: string } & (
    | { href: string; onPress?: undefined }
    | { onPress: () => void; href?: undefined }
  );
  /** How long it stays: a number of milliseconds, or until its action was used or it was dismissed. */
  until: number | "used";
}

export type NoticeOptions = Partial<Pick<Notice, "description" | "action" | "until">>;

/** How long a notice stays when nobody said otherwise. Errors stay longer: they are read twice. */
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
  // A notice with something to press waits for it: the visitor must never lose the way on.
  const until = options.until ?? (options.action ? "used" : noticeTime[tone]);
  change([...notices.filter((notice) => notice.title !== title), { ...options, id, tone, title, until }]);
  return id;
}

/** Shows notices from anywhere in the browser's code. The same title shown again replaces the earlier one. */
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
   * Places that show notices. An open dialog has its own, since everything outside it can neither be pressed nor
   * heard; the place that came last shows them.
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
