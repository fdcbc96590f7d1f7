/** The squares of the cover, by motif and dye; the hero's cloth has the motifs. */
const quilt = ["squares i", "bow a", "dots p", "star o", "star b", "squares a", "dots r", "bow i"] as const;

/** A drawn stack of slides and worksheets, the top one with an adire cover. */
export function SlideStack() {
  return (
    <div className="relative mx-auto aspect-[4/3] w-full max-w-md max-md:hidden" aria-hidden="true">
      <div className="absolute inset-6 rotate-6 rounded-2xl border border-line bg-tint" />
      <div className="absolute inset-6 -rotate-3 rounded-2xl border border-line bg-paper" />
      <div className="deep absolute inset-6 grid grid-rows-[1fr_auto] overflow-hidden rounded-2xl border border-line">
        <svg
          viewBox="0 0 400 200"
          preserveAspectRatio="xMidYMid slice"
          className="size-full"
          aria-hidden="true"
        >
          {quilt.map((square, at) => {
            const [motif, dye] = square.split(" ");
            return (
              <use
                key={square}
                href={`#t-${motif}`}
                x={(at % 4) * 100}
                y={at > 3 ? 100 : 0}
                className={`dye-${dye}`}
              />
            );
          })}
        </svg>
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
