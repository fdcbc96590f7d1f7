import { Form, useSearchParams } from "react-router";
import { listQuery } from "#app/admin/list-query.ts";
import type { ShownCall } from "#app/leads/calls-of-week.server.ts";
import { Badge } from "#app/ui/badge.tsx";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { LongText } from "#app/ui/long-text.tsx";
import { appointmentsTexts as texts } from "#content/appointments-list.ts";
import { notedChat } from "#content/inbox.ts";
import { leadsTexts } from "#content/leads.ts";
import { timeInWords } from "./slot-words.ts";

const small = "min-h-11 px-2.5 py-1 text-sm";

/**
 * A button that changes a call at once; Undo takes it back. It closes the form that moves a call: the address no longer asks
 * for it, and Back does not return to it.
 */
function ChangeCall({ change, call: { id, name } }: { change: "cancel" | "rebook"; call: ShownCall }) {
  const [query] = useSearchParams();
  return (
    <Form
      method="post"
      action={listQuery(query, { move: undefined, day: undefined })}
      replace
      preventScrollReset
    >
      <input type="hidden" name="id" value={id} />
      <Button
        type="submit"
        name="change"
        value={change}
        kind="secondary"
        className={small}
        aria-label={texts[change].of(name)}
      >
        {texts[change].submit}
      </Button>
    </Form>
  );
}

/** A call in the calendar of the week. */
export function CallCard({ call }: { call: ShownCall }) {
  const { id, name, ref, slot, status, phone, phoneInWords, topic, isOver, inInbox } = call;
  const [query] = useSearchParams();
  const isBooked = status === "booked";
  return (
    <article
      className={`rounded-xl border bg-paper p-3 [overflow-wrap:anywhere] ${isBooked && !isOver ? "border-brand" : "border-line text-muted"}`}
    >
      <h3 className="font-sans text-base font-semibold text-ink">
        <span className="tabular-nums">{timeInWords(slot.slice(11))}</span> {name}
      </h3>
      <p className="text-sm">
        {!isBooked && <Badge tone="danger">{texts.cancelled}</Badge>}{" "}
        {isBooked && isOver && `${texts.over} · `}
        <span className="figures whitespace-nowrap">{phoneInWords}</span>{" "}
        <span className="text-muted">{ref}</span>
      </p>
      <LongText text={topic} more={leadsTexts.wholeMessage} most={90} />
      <div className="mt-2 flex flex-wrap gap-1.5">
        {phone && (
          <ButtonLink
            kind="whatsapp"
            className={small}
            href={notedChat(ref, isBooked ? "remind" : "cancel")}
            aria-label={texts.chatOf(name)}
          >
            {texts.chat}
          </ButtonLink>
        )}
        {isBooked && !isOver && (
          <>
            <ButtonLink
              kind="secondary"
              className={small}
              href={listQuery(query, { move: id, day: undefined })}
              aria-label={texts.move.of(name)}
            >
              {texts.move.open}
            </ButtonLink>
            <ChangeCall change="cancel" call={call} />
          </>
        )}
        {!isBooked && !isOver && <ChangeCall change="rebook" call={call} />}
        <ButtonLink kind="quiet" className="text-sm" href={inInbox} aria-label={texts.recordOf(name)}>
          {texts.record}
        </ButtonLink>
      </div>
    </article>
  );
}
