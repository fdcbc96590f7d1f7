import { type KeyboardEvent, useRef } from "react";
import { Form, useLocation } from "react-router";
import { Button, buttonClass } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { listTexts } from "#content/back-office.ts";
import { backOffice, waitingWords } from "#content/back-office-sections.ts";
import { FindForm } from "./find-form.tsx";
import { SectionLinks, type Waiting, WaitingBadge } from "./section-links.tsx";

/** The navigation of the back office on a phone: one button, which opens without script too. */
export function PhoneMenu({ counts, signOut }: { counts: Waiting; signOut: string }) {
  const menu = useRef<HTMLDetailsElement>(null);
  // A menu that was open belongs to the screen that was left.
  const { key } = useLocation();

  function onKey(event: KeyboardEvent) {
    if (event.key !== "Escape" || !menu.current?.open) return;
    menu.current.open = false;
    menu.current.querySelector("summary")?.focus();
  }

  return (
    <details key={key} ref={menu} onKeyDown={onKey} className="group lg:hidden">
      <summary className={buttonClass("secondary", "md", "px-3")}>
        <Icon name="menu" />
        <span>{backOffice.menu}</span>
        <WaitingBadge count={counts.toAnswer} words={waitingWords.toAnswer} urgent />
      </summary>
      <div className="deep absolute inset-x-0 top-full z-50 max-h-[calc(100svh-4.5rem)] overflow-y-auto border-t border-line pb-4 shadow-lg">
        <nav aria-label={backOffice.label} className="wrap pt-3">
          <FindForm />
          <SectionLinks counts={counts} className="sm:grid sm:grid-cols-3" />
        </nav>
        <Form method="post" action={signOut} className="wrap mt-3">
          <Button type="submit" name="intent" value="logout" kind="secondary">
            {listTexts.logout}
          </Button>
        </Form>
      </div>
    </details>
  );
}
