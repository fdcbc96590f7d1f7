import { Form, useNavigation } from "react-router";
import type { OwnSession } from "#app/accounts/own/own-sessions.server.ts";
import { Button } from "#app/ui/button.tsx";
import { Moment } from "#app/ui/moment.tsx";
import { ownAccountTexts } from "#content/own-account.ts";

const texts = ownAccountTexts.devices;

function SessionItem({ id, device, began, used, here }: OwnSession) {
  const { state, formData } = useNavigation();
  const name = device ?? texts.unknown;
  return (
    <li className="flex flex-wrap items-center justify-between gap-3 border-b border-line py-3 first:pt-0">
      <div>
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
      </div>
      {!here && (
        <Form method="post">
          <input type="hidden" name="intent" value="end-session" />
          <Button
            type="submit"
            kind="secondary"
            name="session"
            value={id}
            loading={state !== "idle" && formData?.get("session") === id}
            aria-label={texts.endOf(name)}
          >
            {texts.end}
          </Button>
        </Form>
      )}
    </li>
  );
}

/** Where an account is signed in, with buttons that sign out one device or all others. */
export function SessionList({ sessions }: { sessions: readonly OwnSession[] }) {
  const { state, formData } = useNavigation();
  return (
    <>
      <ul>
        {sessions.map((session) => (
          <SessionItem key={session.id} {...session} />
        ))}
      </ul>
      {sessions.some(({ here }) => !here) ? (
        <Form method="post">
          <Button
            type="submit"
            kind="secondary"
            name="intent"
            value="end-others"
            loading={state !== "idle" && formData?.get("intent") === "end-others"}
          >
            {texts.endOthers}
          </Button>
        </Form>
      ) : (
        <p className="text-muted">{texts.alone}</p>
      )}
    </>
  );
}
