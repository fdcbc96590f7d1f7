import { Fact } from "#app/ui/fact.tsx";
import { Moment } from "#app/ui/moment.tsx";
import { writerTexts } from "#content/writer.ts";
import { failureWords } from "./failure-words.ts";
import type { readWriter } from "./writer.server.ts";

const texts = writerTexts.now;

type Read = Awaited<ReturnType<typeof readWriter>>;

function keyWords({ state, end }: Read["now"]["key"]): string {
  if (state === "environment") return texts.keyInEnvironment;
  if (state === "stored") return end ? texts.keyEnds(end) : texts.keyStored;
  return texts.noKey;
}

function LastFailure({ failure }: { failure: NonNullable<Read["failure"]> }) {
  const { fact, todo } = failureWords(failure);
  return (
    <div className="grid gap-1 rounded-xl bg-danger-soft p-4" data-failure>
      <p className="font-semibold text-danger">
        {texts.failed}: <Moment at={new Date(failure.at)} />
      </p>
      <p>{fact}</p>
      <p>
        <strong>{texts.todo}</strong> {todo}
      </p>
    </div>
  );
}

/** Who writes now, with which settings, and how it last failed. */
export function WriterNow({ now, isResting, failure }: Pick<Read, "now" | "isResting" | "failure">) {
  const { writer, model, address, key } = now;
  const by = <p className="text-lg font-semibold">{texts.by[writer]}</p>;
  if (writer === "built-in") return by;
  return (
    <>
      {by}
      <dl className="grid gap-x-6 gap-y-3 [overflow-wrap:anywhere] sm:grid-cols-2">
        <Fact label={texts.model}>{model}</Fact>
        <Fact label={texts.key}>{keyWords(key)}</Fact>
        {address && (
          <Fact label={texts.address} className="sm:col-span-2">
            {address}
          </Fact>
        )}
      </dl>
      {isResting && <p className="font-semibold text-danger">{texts.resting}</p>}
      {failure ? <LastFailure failure={failure} /> : <p className="text-muted">{texts.neverFailed}</p>}
      <p className="max-w-prose text-muted">{writerTexts.fallback}</p>
    </>
  );
}
