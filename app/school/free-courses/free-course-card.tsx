import { buttonClass } from "#app/ui/button.tsx";
import { sameLines } from "#app/ui/card.tsx";
import { ClothPatch, type Stitch } from "#app/ui/cloth/patch.tsx";
import { Fold } from "#app/ui/fold.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { type FreeCourse, freeCoursesPage } from "#content/materials.ts";
import type { MaterialKind } from "#materials/material.ts";
import { fileSize } from "./file-size.ts";

/** The facts about a file that the page shows. */
export interface CourseFile {
  readonly file: string;
  readonly kind: MaterialKind;
  readonly title: string;
  readonly bytes: number;
}

interface CourseCardProps {
  course: FreeCourse;
  /** Its place in the list. */
  at: number;
  files: readonly CourseFile[];
}

/** The ground behind a slide, and the two dyes of the cloth at its top. */
const looks = [
  ["bg-(--dye)", "a", "r"],
  ["bg-accent", "b", "p"],
  ["bg-(--dye-bright)", "p", "r"],
  ["bg-(--deep-raised)", "i", "a"],
  ["bg-accent", "r", "i"],
  ["bg-(--dye)", "p", "i"],
] as const;

/** A slide of the deck, drawn from the deck's own source (tooling/slides.ts), in front of cloth. */
function DeckPicture({ slug, at }: { slug: string; at: number }) {
  const [ground, one, other] = looks[at % looks.length] ?? looks[0];
  const pair: readonly Stitch[] = [`petals ${one}`, `ripple ${other}`];
  return (
    <div className={`relative overflow-hidden px-6 pt-9 md:px-8 ${ground}`}>
      <ClothPatch
        squares={[...pair, ...pair, ...pair]}
        columns={6}
        className="absolute inset-x-0 top-0 aspect-[6/1] w-full"
      />
      <img
        alt=""
        src={`/slides/${slug}.svg`}
        loading="lazy"
        width={960}
        height={540}
        className="relative block h-auto w-full rounded-t-lg"
      />
    </div>
  );
}

/** A free course: what it teaches, its deck, and the other files. */
export function FreeCourseCard({
  course: { slug, title, description, outcomes, audience },
  at,
  files,
}: CourseCardProps) {
  const deck = files.find(({ kind }) => kind === "deck");
  const beside = files.filter((file) => file !== deck);
  const texts = freeCoursesPage;
  const address = ({ file }: CourseFile) => `/materials/${slug}/${file}`;
  return (
    <article
      className={`flex h-full flex-col overflow-hidden rounded-2xl border border-line bg-paper ${sameLines[4]}`}
    >
      <DeckPicture slug={slug} at={at} />
      <div className={`flex grow flex-col p-5 md:p-6 ${sameLines[3]}`}>
        <div>
          <h2 id={slug} className="scroll-mt-72 text-2xl">
            {title}
          </h2>
          <p className="mt-2">{description}</p>
        </div>
        <Fold summary={<h3 className="font-semibold">{texts.outcomesLabel}</h3>} className="mt-3">
          <ul className="mt-1 list-disc space-y-1 pl-5">
            {outcomes.map((outcome) => (
              <li key={outcome}>{outcome}</li>
            ))}
          </ul>
          <p className="mt-3 text-sm text-muted">{audience}</p>
        </Fold>
        <div className="mt-auto pt-4 md:mt-0">
          <p className="flex flex-wrap items-baseline gap-x-3">
            <s className="text-muted tabular-nums">
              <span className="sr-only">{texts.usualPriceLabel}: </span>
              {texts.usualPrice}
            </s>
            <strong className="font-heading text-3xl tabular-nums">
              <span className="sr-only">{texts.priceLabel}: </span>
              {texts.price}
            </strong>
          </p>
          {deck && (
            <>
              <a
                href={address(deck)}
                target="_blank"
                rel="noopener"
                aria-label={`${texts.downloadLabel}: ${title}, ${texts.newTab}`}
                className={buttonClass("primary", "md", "mt-3 w-full")}
              >
                <Icon name="download" />
                <span>{texts.downloadLabel}</span>
              </a>
              <p className="mt-2 text-center text-sm text-muted">
                {texts.deckFormat}, {fileSize(deck.bytes)}
              </p>
            </>
          )}
          {beside.length > 0 && (
            <details className="mt-4 border-t border-line pt-2">
              <summary className="flex min-h-11 cursor-pointer items-center gap-2 font-semibold">
                <Icon name="down" className="size-4" />
                {texts.filesLabel(beside.length)}
              </summary>
              <ul className="divide-y divide-line">
                {beside.map((file) => (
                  <li key={file.file}>
                    <a
                      href={address(file)}
                      data-count="Course file"
                      className="flex min-h-11 flex-wrap items-center justify-between gap-x-3 py-2 text-brand underline decoration-1 underline-offset-4 hover:decoration-2"
                    >
                      {file.title}{" "}
                      <span className="text-sm text-muted no-underline">
                        {texts.kinds[file.kind]}, {fileSize(file.bytes)}
                      </span>
                    </a>
                  </li>
                ))}
              </ul>
            </details>
          )}
        </div>
      </div>
    </article>
  );
}
