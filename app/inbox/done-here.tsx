import { useEffect, useRef } from "react";
import { Form } from "react-router";
import type { ChangedLeads } from "#app/inbox/changes.server.ts";
import { Button } from "#app/ui/button.tsx";
import { listTexts } from "#content/back-office.ts";
import { inboxTexts as texts } from "#content/inbox.ts";
import { reaches } from "./contract.ts";

interface DoneHereProps {
  id: string;
  /** Whose lead it is, for screen readers. */
  name: string;
  /** What was done with the lead since the list was opened. */
  done: readonly ChangedLeads[];
  soon: readonly { label: string; day: string }[];
}

/** What was just done with a lead, each with Undo. Whoever was answered can be followed up in one press. */
export function DoneHere({ id, name, done, soon }: DoneHereProps) {
  const place = useRef<HTMLDivElement>(null);
  // On a phone an open card is several screens long, and its end may be out of sight. The margin leaves room for the entry
  // that the history above gets a moment later.
  const count = done.length;
  useEffect(() => {
    if (count) place.current?.scrollIntoView({ block: "nearest" });
  }, [count]);
  const hasFollowUp = done.some(({ kind }) => kind === "follow_up");
  const isAnswered = done.some(({ kind }) => reaches.some((reach) => reach === kind));
  return (
    <div
      ref={place}
      role="status"
      className="mt-4 scroll-mb-32 grid gap-3 rounded-xl border border-success bg-paper p-3"
    >
      {done.map(({ said, more, batch }) => (
        <div key={batch ?? said} className="grid justify-items-start gap-2">
          <p className="[overflow-wrap:anywhere]">
            {said} {more && <span className="text-sm text-muted">{more}</span>}
          </p>
          {batch && (
            <Form method="post" preventScrollReset>
              <input type="hidden" name="change" value="undo" />
              <input type="hidden" name="batch" value={batch} />
              <Button type="submit" kind="secondary" aria-label={`${listTexts.undo}: ${name}`}>
                {listTexts.undo}
              </Button>
            </Form>
          )}
        </div>
      ))}
      {isAnswered && !hasFollowUp && (
        <div className="flex flex-wrap items-center gap-2 border-t border-line pt-3">
          <span className="max-sm:basis-full">{texts.followUpSoon}</span>
          {soon.map(({ label, day }) => (
            <Form key={day} method="post" preventScrollReset>
              <input type="hidden" name="change" value="follow_up" />
              <input type="hidden" name="id" value={id} />
              <input type="hidden" name="follow_up" value={day} />
              <Button type="submit" kind="secondary" aria-label={texts.followUpSoonOf(name, label)}>
                {label}
              </Button>
            </Form>
          ))}
        </div>
      )}
    </div>
  );
}
