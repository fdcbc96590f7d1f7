import type { ReactNode } from "react";
import type { AlertAnswer } from "#app/alerts/alerts-action.server.ts";
import type { AlertTarget } from "#app/alerts/targets.server.ts";
import { FormRefusal } from "#app/forms/form-refusal.tsx";
import { Moment } from "#app/ui/moment.tsx";
import { alertTexts } from "#content/alerts.ts";
import { AlertButton } from "./alert-button.tsx";

const texts = alertTexts.target;

interface TargetCardProps {
  target: AlertTarget;
  answer: AlertAnswer;
  children?: ReactNode;
}

/** A device or webhook with its test, and the button that removes it. */
export function TargetCard({ target: { id, label, created_at }, answer, children }: TargetCardProps) {
  const failed = answer.targetNotTested?.target === id ? answer.targetNotTested.reason : null;
  return (
    <div className="grid gap-3 rounded-xl border border-line p-3">
      <p className="[overflow-wrap:anywhere]">
        <span className="font-semibold">{label}</span>{" "}
        <span className="text-sm text-muted">
          {texts.since} <Moment at={created_at} />
        </span>
      </p>
      {children}
      <FormRefusal>{failed && texts.notTested(failed)}</FormRefusal>
      <div className="flex flex-wrap gap-3">
        <AlertButton intent="test-target" target={id} label={texts.test} about={texts.testOf(label)} />
        <AlertButton
          intent="remove-target"
          target={id}
          label={texts.remove}
          about={texts.removeOf(label)}
          kind="quiet"
        />
      </div>
    </div>
  );
}

/** What has just been done with a device or webhook. */
export function targetNotice(done: string | null): string | null {
  if (done === "target-tested") return texts.tested;
  if (done === "target-removed") return texts.removed;
  return done === "target-gone" ? texts.gone : null;
}
