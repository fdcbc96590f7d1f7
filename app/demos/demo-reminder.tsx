import { useEffect, useReducer } from "react";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { Dialog } from "#app/ui/dialog.tsx";
import { Unbroken } from "#app/ui/unbroken.tsx";
import { type DemoSystem, demosPage, remindersLeftText } from "#content/demos.ts";
import { pressAddress } from "#content/lead-doors.ts";
import { nextViewing, remindersLeft, viewingBegins } from "./reminder.ts";

/** Counts the seconds of one viewing of a demo and opens the reminder over it. Each mount starts a new viewing. */
export function DemoReminder({ demo: { id, name } }: { demo: Pick<DemoSystem, "id" | "name"> }) {
  const [viewing, happen] = useReducer(nextViewing, viewingBegins);
  const { heading, text, talkLabel, closeLabel } = demosPage.reminder;
  const close = () => happen("closed");

  useEffect(() => {
    const clock = setInterval(() => happen("second"), 1000);
    return () => clearInterval(clock);
  }, []);

  useEffect(() => {
    if (!viewing.open) return;
    // Browsers group dialogs that opened without a tap, so their Escape would close the viewer as well.
    function onKey(event: KeyboardEvent) {
      if (event.key !== "Escape") return;
      event.preventDefault();
      happen("closed");
    }
    addEventListener("keydown", onKey);
    return () => removeEventListener("keydown", onKey);
  }, [viewing.open]);

  return (
    <Dialog open={viewing.open} onClose={close} title={heading} description={<Unbroken text={text} />}>
      <div className="flex flex-wrap gap-3">
        <ButtonLink
          kind="whatsapp"
          size="lg"
          className="grow"
          href={pressAddress("demo", { item: id, as: "talk" })}
          onClick={close}
        >
          {talkLabel}
        </ButtonLink>
        <Button kind="secondary" size="lg" className="grow" onClick={close}>
          {closeLabel}
        </Button>
      </div>
      <p className="mt-4 text-sm text-muted">
        For {name}: {remindersLeftText(remindersLeft(viewing))}
      </p>
    </Dialog>
  );
}
