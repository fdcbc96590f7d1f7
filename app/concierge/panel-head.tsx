import type { ReactNode, Ref } from "react";
import { Icon, Stroke } from "#app/ui/icon.tsx";
import { conciergeWidget as texts } from "#content/concierge-widget.ts";
import type { View } from "./visit.ts";

interface PanelHeadProps {
  /** Id of the name, which also labels the panel. */
  id: string;
  minimised: boolean;
  onView: (view: View) => void;
  /** Clears the conversation; undefined if there is none. */
  onClear: (() => void) | undefined;
  /** The button that opens the minimised chat. */
  ref: Ref<HTMLButtonElement>;
}

const bin = "M5 7h14M10 7V4h4v3M7 7l1 13h8l1-13M10.5 11v5.5m3-5.5v5.5";

/** The head of the chat, 64 px high. When the chat is minimised, only the head is shown. */
export function PanelHead({ id, minimised, onView, onClear, ref }: PanelHeadProps) {
  const who = (
    <>
      <span
        aria-hidden="true"
        className="grid size-10 shrink-0 place-items-center rounded-full bg-accent text-lg font-bold text-accent-ink"
      >
        {texts.name.slice(0, 1)}
      </span>
      <span className="min-w-0 grow leading-tight">
        <span id={id} className="block truncate font-heading font-bold">
          {texts.name}
        </span>
        {!minimised && <span className="block truncate text-sm text-muted">{texts.about}</span>}
      </span>
    </>
  );
  return (
    <div className={`deep flex shrink-0 items-center pr-2 pl-3 ${minimised ? "h-full" : "h-16"}`}>
      {minimised ? (
        <button
          ref={ref}
          type="button"
          aria-label={texts.restoreLabel}
          aria-expanded="false"
          onClick={() => onView("open")}
          className="flex min-h-11 min-w-0 grow items-center gap-3 rounded-xl text-left"
        >
          {who}
          <Icon name="down" className="size-5 rotate-180 text-muted" />
        </button>
      ) : (
        <div className="flex min-w-0 grow items-center gap-3">{who}</div>
      )}
      {!minimised && (
        <>
          {onClear && (
            <Control label={texts.clearLabel} onPress={onClear}>
              <Stroke d={bin} className="size-5" />
            </Control>
          )}
          <Control label={texts.minimiseLabel} onPress={() => onView("minimised")}>
            <Icon name="minus" />
          </Control>
        </>
      )}
      <Control label={texts.closeLabel} onPress={() => onView("closed")}>
        <Icon name="close" />
      </Control>
    </div>
  );
}

function Control({ label, onPress, children }: { label: string; onPress: () => void; children: ReactNode }) {
  return (
    <button
      type="button"
      aria-label={label}
      onClick={onPress}
      className="grid size-11 shrink-0 place-items-center rounded-xl text-muted hover:bg-paper hover:text-ink"
    >
      {children}
    </button>
  );
}
