import { AdireTile, type AdireTileName } from "#app/ui/adire.tsx";

const quilt: readonly AdireTileName[] = ["squares", "star", "dots", "petals", "comb", "waves"];

/** A drawn stack of slides and worksheets, the top one with an adire cover. */
export function SlideStack() {
  return (
    <div className="relative mx-auto aspect-[4/3] w-full max-w-md" aria-hidden="true">
      <div className="absolute inset-6 rotate-6 rounded-2xl border border-line bg-tint" />
      <div className="absolute inset-6 -rotate-3 rounded-2xl border border-line bg-paper" />
      <div className="deep absolute inset-6 grid grid-rows-[1fr_auto] overflow-hidden rounded-2xl border border-line">
        <div className="grid min-h-0 grid-cols-3 place-items-center border-b border-line p-2 text-accent">
          {quilt.map((name) => (
            <AdireTile key={name} name={name} className="size-11 sm:size-16" />
          ))}
        </div>
        <div className="flex items-center gap-3 p-4">
          <span className="h-2.5 w-24 rounded-full bg-ink" />
          <span className="h-2.5 w-14 rounded-full bg-edge" />
          <span className="ml-auto rounded-lg bg-accent px-2 py-0.5 text-sm font-bold text-accent-ink">
            PPTX
          </span>
        </div>
      </div>
    </div>
  );
}
