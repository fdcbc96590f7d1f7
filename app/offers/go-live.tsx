import { goLiveTexts, type LiveStage } from "#content/go-live.ts";

/** The stages from the quote to the launch: when, who does what, and what is due. Lateness is among the terms below it. */
export function GoLive({ offer, list }: { offer: string; list: readonly LiveStage[] }) {
  return (
    <section className="section wrap" aria-labelledby="go-live-heading">
      <h2 id="go-live-heading" className="text-3xl">
        {goLiveTexts.heading}
      </h2>
      <p className="mt-3 text-lg">{goLiveTexts.text(offer)}</p>
      <ol className="mt-6 grid gap-x-8 gap-y-5 sm:grid-cols-2 lg:grid-cols-3">
        {list.map(({ when, title, we, you, first, due }) => (
          <li key={when} className="border-t-2 border-brand pt-3 sm:odd:last:col-span-2">
            <p className="text-sm font-semibold text-clay">{when}</p>
            <h3 className="text-lg">{title}</h3>
            {first === "you" && <Part who={goLiveTexts.youLabel} text={you} />}
            <Part who={goLiveTexts.weLabel} text={we} />
            {first !== "you" && <Part who={goLiveTexts.youLabel} text={you} />}
            {due && <p className="figures font-semibold text-brand">{`${goLiveTexts.dueLabel} ${due}`}</p>}
          </li>
        ))}
      </ol>
    </section>
  );
}

function Part({ who, text }: { who: string; text: string }) {
  return (
    <p>
      <b>{who}</b>
      {` ${text}`}
    </p>
  );
}
