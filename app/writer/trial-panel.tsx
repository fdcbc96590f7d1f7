import { Form } from "react-router";
import { Button } from "#app/ui/button.tsx";
import { writerTexts } from "#content/writer.ts";
import type { Trial } from "./contract.ts";
import { failureWords } from "./failure-words.ts";
import { type TrialState, useTrial } from "./use-trial.ts";

const texts = writerTexts.trial;

const seconds = (ms: number) => texts.seconds(Math.max(0.1, ms / 1000).toFixed(ms < 9_950 ? 1 : 0));

function Done({ firstMs, ms, failure }: Trial) {
  if (!failure)
    return <p className="font-semibold text-success">{texts.done(seconds(firstMs ?? ms), seconds(ms))}</p>;
  const { fact, todo } = failureWords(failure);
  return (
    <div className="grid gap-1 rounded-xl bg-danger-soft p-4">
      <p className="font-semibold text-danger">{fact}</p>
      <p>
        <strong>{writerTexts.now.todo}</strong> {todo}
      </p>
      <p className="text-sm">{texts.failed(seconds(ms))}</p>
    </div>
  );
}

function Outcome({ state }: { state: TrialState }) {
  if (state.kind === "none") return null;
  if (state.kind === "lost") return <p className="font-semibold text-danger">{texts.lost}</p>;
  if (state.kind === "done") return <Done {...state.trial} />;
  return <p className="text-muted">{state.text ? texts.writing : texts.running}</p>;
}

/** All that was written so far. */
function writtenIn(state: TrialState): string {
  if (state.kind === "done") return state.trial.text;
  return state.kind === "running" ? state.text : "";
}

/** Asks the model for a text, and shows it with its times, or what to do. */
export function TrialPanel({ sent }: { sent: Trial | undefined }) {
  const { state, onSubmit } = useTrial(`${writerTexts.path}/try`, sent);
  const written = writtenIn(state);
  return (
    <>
      <Form method="post" onSubmit={onSubmit}>
        <input type="hidden" name="intent" value="try" />
        <Button type="submit" kind="secondary" className="min-h-12" loading={state.kind === "running"}>
          {texts.heading}
        </Button>
      </Form>
      {written && (
        <p className="rounded-xl bg-ground p-4 whitespace-pre-line [overflow-wrap:anywhere]">{written}</p>
      )}
      {/* The text is outside, or a screen reader would begin it again with each word. */}
      <div role="status" className="empty:absolute">
        <Outcome state={state} />
      </div>
    </>
  );
}
