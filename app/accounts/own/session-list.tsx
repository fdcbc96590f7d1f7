import type { OwnSession } from "#app/accounts/own/own-sessions.server.ts";
import { Moment } from "#app/ui/moment.tsx";
import { Summary } from "#app/ui/summary.tsx";
import { ownAccountTexts } from "#content/own-account.ts";
import { isAnswerTo, OwnAccountForm, type OwnAccountFormProps } from "./own-account-form.tsx";

const texts = ownAccountTexts.devices;

type FormProps = Pick<OwnAccountFormProps, "answer" | "profile">;

function SessionItem({ session, ...form }: FormProps & { session: OwnSession }) {
  const { id, device, began, used, here } = session;
  const name = device ?? texts.unknown;
  return (
    <li className="grid gap-2 border-b border-line py-3 first:pt-0">
      <p className="font-semibold">
        {name}
        {here && (
          <>
            {" "}
            <span className="ml-1 rounded-md bg-brand-soft px-1.5 py-0.5 text-sm text-brand">
              {texts.here}
            </span>
          </>
        )}
      </p>
      <p className="text-sm text-muted">
        {texts.began} <Moment at={began} /> · {texts.used} <Moment at={used} />
      </p>
      {!here && (
        <details className="group" open={isAnswerTo(form.answer, "end-session", id)}>
          <Summary>{texts.endOf(name)}</Summary>
          <OwnAccountForm form="end-session" session={id} {...form} />
        </details>
      )}
    </li>
  );
}

/** Where an account is signed in, with forms that sign out one device or all others. */
export function SessionList({ sessions, ...form }: FormProps & { sessions: readonly OwnSession[] }) {
  return (
    <>
      <ul>
        {sessions.map((session) => (
          <SessionItem key={session.id} session={session} {...form} />
        ))}
      </ul>
      {sessions.some(({ here }) => !here) ? (
        <details className="group" open={isAnswerTo(form.answer, "end-others")}>
          <Summary>{texts.endOthers}</Summary>
          <OwnAccountForm form="end-others" {...form} />
        </details>
      ) : (
        <p className="text-muted">{texts.alone}</p>
      )}
    </>
  );
}
