import { recruitmentOverview } from "#content/recruitment.ts";

/** The way from an application to the first clients, as a thread with knots in it. */
export function WayIn() {
  const { heading, stops } = recruitmentOverview.path;
  return (
    <div className="rounded-2xl border border-line bg-paper p-5 md:p-7">
      <h2 className="text-xl">{heading}</h2>
      <ol className="mt-5 md:max-lg:grid md:max-lg:grid-cols-3 md:max-lg:gap-4">
        {stops.map((stop) => (
          <li key={stop} className="group flex gap-4">
            <span aria-hidden="true" className="flex flex-col items-center">
              <span className="mt-1.5 size-4 shrink-0 rotate-45 rounded-sm border-2 border-accent group-first:bg-accent" />
              <span className="-mb-1 w-0.5 grow bg-line group-last:hidden md:max-lg:hidden" />
            </span>
            <span className="pb-4 font-semibold group-last:pb-0 md:max-lg:pb-0">{stop}</span>
          </li>
        ))}
      </ol>
    </div>
  );
}
