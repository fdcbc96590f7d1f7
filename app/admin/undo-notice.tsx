import { Form, useNavigation } from "react-router";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { listTexts } from "#content/back-office.ts";
import type { ListOutcome } from "./list-outcome.ts";

/** The fields of a form that undoes a change. A name may appear more than once. */
type UndoFields = readonly (readonly [name: string, value: string])[];

/** The notice about a change. */
export interface ChangeNotice {
  title: string;
  more?: string | undefined;
  /** What is left to do, such as a prepared message. */
  link?: { href: string; label: string } | undefined;
  /** Undoes the change; there is no button without it. */
  undo?: UndoFields | undefined;
  /** Which record it was, for screen readers. */
  about?: string | undefined;
}

function UndoForm({ fields, about }: { fields: UndoFields; about?: string | undefined }) {
  const { formData } = useNavigation();
  const inputs = fields.map(([name, value], place) => ({ key: `${name}-${place}`, name, value }));
  const sending = formData !== undefined && JSON.stringify([...formData]) === JSON.stringify(fields);
  return (
    <Form method="post" preventScrollReset>
      {inputs.map(({ key, name, value }) => (
        <input key={key} type="hidden" name={name} value={value} />
      ))}
      <Button
        type="submit"
        kind="secondary"
        loading={sending}
        aria-label={about && `${listTexts.undo}: ${about}`}
      >
        {listTexts.undo}
      </Button>
    </Form>
  );
}

interface UndoNoticeProps<Changed> {
  outcome: ListOutcome<Changed> | undefined;
  /** Makes the notice about a change. */
  notice: (changed: Changed) => ChangeNotice;
  /** Makes the notice about a failure. */
  failure?: ((outcome: ListOutcome<Changed>) => ChangeNotice) | undefined;
}

const plainFailure = ({ refused }: ListOutcome<unknown>): ChangeNotice => ({
  title: refused ?? listTexts.changeFailed,
});

/**
 * Reports a change and offers to undo it. It is at the foot of the screen, because the record itself may have left the
 * list, and in the HTML of the response, so that it works without JavaScript.
 */
export function UndoNotice<Changed>({ outcome, notice, failure = plainFailure }: UndoNoticeProps<Changed>) {
  const changed = outcome?.changed ?? null;
  const said = changed === null ? outcome && failure(outcome) : notice(changed);
  return (
    <div role="status" className="pointer-events-none fixed inset-x-0 bottom-0 z-40 mx-auto max-w-lg p-4">
      {said && (
        <div
          className={`pointer-events-auto flex items-center justify-between gap-4 rounded-2xl border bg-paper p-4 shadow-lg ${changed === null ? "border-danger" : "border-success"}`}
        >
          <div className="min-w-0 [overflow-wrap:anywhere]">
            <p className="font-semibold">{said.title}</p>
            {said.more && <p className="mt-1 text-sm text-muted">{said.more}</p>}
            {said.link && (
              <ButtonLink kind="whatsapp" href={said.link.href} className="mt-2">
                {said.link.label}
              </ButtonLink>
            )}
          </div>
          {said.undo && <UndoForm fields={said.undo} about={said.about} />}
        </div>
      )}
    </div>
  );
}
