import { useEffect, useEffectEvent, useId, useState, useSyncExternalStore } from "react";
import { buttonClass } from "./button.tsx";
import { Icon } from "./icon.tsx";
import { type Notice, noticeStore, toast } from "./toast-store.ts";

export { toast } from "./toast-store.ts";

const none: readonly Notice[] = [];

interface ToastsProps {
  /** Those that the server already knows of, so that they show without script too. */
  initial?: readonly Notice[];
  label?: string;
  /** Where they are: over the page, or at the end of a dialog, so that they cover nothing there. */
  place?: string;
}

const overPage =
  "pointer-events-none fixed inset-x-0 bottom-(--bottom-bar) z-50 mx-auto grid max-w-lg gap-3 p-4";

/**
 * The notices of the site, stacked at the bottom. It is rendered once in the layout and once in every open dialog, each
 * with its own `label`; only the last one shows notices.
 */
export function Toasts({ initial = none, label = "Notices", place = overPage }: ToastsProps) {
  const shown = useSyncExternalStore(noticeStore.subscribe, noticeStore.read, () => none);
  const [dismissed, setDismissed] = useState<readonly string[]>([]);
  const id = useId();
  const last = useSyncExternalStore(noticeStore.subscribe, noticeStore.lastOutlet, () => null);
  useEffect(() => noticeStore.addOutlet(id), [id]);

  const given = initial.filter((notice) => !dismissed.includes(notice.id));
  // Until the first place has registered (on the server and in the first render), every one shows its own notices.
  const all = last === null || last === id ? [...given, ...shown] : none;

  function dismiss(id: string) {
    toast.dismiss(id);
    setDismissed((before) => [...before, id]);
  }

  return (
    <section aria-label={label} className={place}>
      {(["error", "success"] as const).map((tone) => (
        <div key={tone} role={tone === "error" ? "alert" : "status"} className="grid gap-3">
          {all
            .filter((notice) => notice.tone === tone)
            .map((notice) => (
              <Toast key={notice.id} notice={notice} onDone={() => dismiss(notice.id)} />
            ))}
        </div>
      ))}
    </section>
  );
}

/** One notice. Its timer pauses while it is hovered or focused. */
function Toast({ notice, onDone }: { notice: Notice; onDone: () => void }) {
  const [held, setHeld] = useState(false);
  const { until } = notice;

  // The callback changes with each render; that must not restart the timer.
  const finish = useEffectEvent(onDone);

  useEffect(() => {
    if (until === "used" || held) return;
    const clock = setTimeout(() => finish(), until);
    return () => clearTimeout(clock);
  }, [until, held]);

  function press() {
    notice.action?.onPress?.();
    onDone();
  }

  const good = notice.tone === "success";
  return (
    <article
      className={`pointer-events-auto flex items-start gap-3 rounded-2xl border bg-paper p-4 shadow-lg ${good ? "border-success" : "border-danger"}`}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <Icon
        name={good ? "check" : "alert"}
        className={`mt-0.5 size-5 ${good ? "text-success" : "text-danger"}`}
      />
      <div className="grow">
        <p className="font-semibold">{notice.title}</p>
        {notice.description && <p className="mt-1 text-sm text-muted">{notice.description}</p>}
        {notice.action?.onPress && (
          <button type="button" onClick={press} className={buttonClass("secondary", "md", "mt-3")}>
            {notice.action.label}
          </button>
        )}
        {notice.action?.href && (
          <a
            href={notice.action.href}
            onClick={onDone}
            {...(notice.action.href.startsWith("https://wa.me/")
              ? { target: "_blank", rel: "noopener", className: buttonClass("whatsapp", "md", "mt-3") }
              : { className: buttonClass("secondary", "md", "mt-3") })}
          >
            {notice.action.label}
          </a>
        )}
      </div>
      <button
        type="button"
        aria-label="Dismiss"
        onClick={onDone}
        className="needs-js -m-2 grid size-11 shrink-0 place-items-center rounded-xl text-muted hover:text-ink"
      >
        <Icon name="close" />
      </button>
    </article>
  );
}
