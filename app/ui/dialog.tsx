import { type ReactNode, useId, useLayoutEffect, useRef, useState } from "react";
import { Icon } from "./icon.tsx";
import { Toasts } from "./toasts.tsx";

interface DialogProps {
  open: boolean;
  onClose: () => void;
  title: string;
  /** One sentence under the title; read out with it. */
  description?: ReactNode;
  wide?: boolean;
  /** Stays open on a press outside: for forms in which something was typed. */
  keep?: boolean;
  children: ReactNode;
}

/**
 * A native dialog: the browser keeps the focus inside, closes it on Escape and then returns the focus. Its content
 * exists only while it is open. A dialog that its address opens is shown in the page without script too.
 */
export function Dialog({ open, onClose, title, description, wide, keep, children }: DialogProps) {
  const element = useRef<HTMLDialogElement>(null);
  const id = useId();
  const [openAtFirst] = useState(open);

  // Before paint, because Escape works only on a modal dialog and may be pressed at once.
  useLayoutEffect(() => {
    const dialog = element.current;
    if (!dialog) return;
    if (open && !dialog.matches(":modal")) {
      // A dialog opened by its attribute is not modal yet.
      dialog.removeAttribute("open");
      dialog.showModal();
    }
    if (!open && dialog.open) dialog.close();
  }, [open]);

  return (
    <dialog
      ref={element}
      open={openAtFirst}
      className={wide ? "sheet sheet-wide" : "sheet"}
      aria-labelledby={open ? `${id}-title` : undefined}
      aria-describedby={open && description ? `${id}-about` : undefined}
      onClose={onClose}
      onMouseDown={(event) => {
        if (!keep && event.target === event.currentTarget) onClose();
      }}
    >
      {open && (
        <div className="p-5 pb-8 md:p-8">
          <div className="mb-5 flex items-start gap-4">
            <div className="grow">
              <h2 id={`${id}-title`} className="text-2xl">
                {title}
              </h2>
              {description && (
                <p id={`${id}-about`} className="mt-2 text-muted">
                  {description}
                </p>
              )}
            </div>
            <button
              type="button"
              aria-label="Close"
              onClick={onClose}
              className="needs-js -mt-1.5 -mr-2 grid size-11 shrink-0 place-items-center rounded-xl text-muted hover:bg-tint hover:text-ink"
            >
              <Icon name="close" />
            </button>
          </div>
          {children}
          <Toasts
            label="Notices of this window"
            place="pointer-events-none sticky bottom-4 z-50 grid *:grid *:gap-3 *:not-empty:mt-4"
          />
        </div>
      )}
    </dialog>
  );
}
