import type { AlertAnswer } from "#app/alerts/alerts-action.server.ts";
import type { AlertTarget } from "#app/alerts/targets.server.ts";
import { FormRefusal } from "#app/forms/form-refusal.tsx";
import { Button } from "#app/ui/button.tsx";
import { alertTexts } from "#content/alerts.ts";
import { TargetCard } from "./target-card.tsx";
import { type PushState, usePush } from "./use-push.ts";

const texts = alertTexts.push;

/** What this device says, in words; null where there is a button instead. */
const said: Readonly<Record<PushState, string | null>> = {
  unknown: null,
  unsupported: texts.unsupported,
  denied: texts.denied,
  off: null,
  asking: null,
  on: texts.isOn,
  failed: texts.failed,
};

interface PushPartProps {
  push: { targets: readonly AlertTarget[]; pushKey: string };
  answer: AlertAnswer;
}

/** The devices of an admin that are told, and the button that adds this one. */
export function PushPart({ push: { targets, pushKey }, answer }: PushPartProps) {
  const devices = targets.filter(({ kind }) => kind === "push");
  const { state, allow } = usePush(
    pushKey,
    devices.map(({ address }) => address),
  );
  const refused = answer.device?.kind === "failed" ? (answer.device.reason ?? texts.failed) : null;
  const offers = state === "unknown" || state === "off" || state === "asking" || state === "failed";
  return (
    <>
      {devices.map((device) => (
        <TargetCard key={device.id} target={device} answer={answer} />
      ))}
      {!devices.length && <p className="text-muted">{texts.none}</p>}
      <div role="status" className="empty:hidden">
        {said[state] && <p className={state === "on" ? "font-semibold text-success" : ""}>{said[state]}</p>}
      </div>
      <FormRefusal>{refused ?? (answer.device?.kind === "refused" && texts.wrong)}</FormRefusal>
      {offers && (
        <div>
          <Button className="needs-js min-h-12" loading={state === "asking"} onClick={allow}>
            {state === "asking" ? texts.allowing : texts.allow}
          </Button>
          <noscript>
            <p>{texts.withoutScript}</p>
          </noscript>
        </div>
      )}
      <p className="text-sm text-muted">{texts.install}</p>
    </>
  );
}
