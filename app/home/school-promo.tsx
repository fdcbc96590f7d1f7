import { buttonClass } from "#app/ui/button.tsx";
import { ClothPatch, type Stitch } from "#app/ui/cloth/patch.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { Statistics } from "#app/ui/statistics.tsx";
import { useAddressDialog } from "#app/ui/use-address-dialog.ts";
import { schoolPromo } from "#content/home.ts";
import { ChoicesDialog } from "./choices-dialog.tsx";

/** The squares beside the text: large ones, with motifs of the hero's cloth. */
const squares: readonly Stitch[] = [
  "bow a",
  "dots i",
  "squares p",
  "star b",
  "squares i",
  "bow p",
  "dots b",
  "star a",
];

/** The invitation to the school, and the dialog with three ways to learn. */
export function SchoolPromo() {
  const dialog = useAddressDialog("choose-path");
  return (
    <>
      <section className="deep page-hero" aria-labelledby="school-heading">
        <div className="section wrap page-hero-low">
          <h2 id="school-heading" className="text-3xl">
            {schoolPromo.heading}
          </h2>
          <p className="mt-4 max-w-prose text-lg text-muted">{schoolPromo.text}</p>
          <Statistics list={schoolPromo.statistics} className="mt-6 border-t border-line pt-5" />
          <a
            href="/video-courses"
            data-tap=""
            className={buttonClass("primary", "lg", "mt-6")}
            onClick={(event) => {
              event.preventDefault();
              dialog.show();
            }}
          >
            {schoolPromo.enterLabel}
            <Icon name="arrow" />
          </a>
        </div>
        <div className="page-hero-cloth max-lg:hidden">
          <ClothPatch squares={squares} columns={4} className="size-full" />
        </div>
      </section>
      <ChoicesDialog open={dialog.open} onClose={dialog.close} {...schoolPromo.dialog} />
    </>
  );
}
