import { type MouseEvent, useEffect } from "react";
import { Badge } from "#app/ui/badge.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { Dialog } from "#app/ui/dialog.tsx";
import { TwoWays } from "#app/ui/two-ways.tsx";
import { type DemoCategory, type DemoSystem, demosPage } from "#content/demos.ts";
import { pressAddress } from "#content/lead-doors.ts";
import { pathOfDemo, pricePathTexts } from "#content/price-path.ts";
import { demosAddress } from "./address.ts";
import { DemoFeatures } from "./demo-features.tsx";
import { DemoPicture } from "./demo-picture.tsx";
import { DemoPrice } from "./demo-price.tsx";
import { DemoReminder } from "./demo-reminder.tsx";
import { recordDemo } from "./record-demo.ts";

interface DemoViewerProps {
  demo: DemoSystem | undefined;
  /** The category in the list behind it. */
  category: DemoCategory | undefined;
  onClose: () => void;
}

/**
 * A detailed view of one system. Opening it is recorded, and a reminder appears from time to time. Without script it is
 * shown open in the page.
 */
export function DemoViewer({ demo, category, onClose }: DemoViewerProps) {
  const id = demo?.id;
  useEffect(() => {
    if (id) recordDemo(id);
  }, [id]);

  return (
    <>
      <Dialog
        open={demo !== undefined}
        onClose={onClose}
        title={demo?.name ?? ""}
        description={demo?.description}
        wide
      >
        {demo && <Inside demo={demo} category={category} onClose={onClose} />}
      </Dialog>
      {demo && <DemoReminder key={demo.id} demo={demo} />}
    </>
  );
}

function Inside({ demo, category, onClose }: DemoViewerProps & { demo: DemoSystem }) {
  const { comingPanel } = demosPage;

  function back(event: MouseEvent) {
    event.preventDefault();
    onClose();
  }

  return (
    <div className="grid gap-6">
      <section
        aria-labelledby="coming-heading"
        className="grid overflow-hidden rounded-2xl border border-line bg-tint md:grid-cols-[3fr_2fr]"
      >
        <DemoPicture id={demo.id} />
        <div className="flex flex-col justify-center gap-3 p-5">
          <h3 id="coming-heading" className="text-xl">
            {comingPanel.heading}
          </h3>
          <p className="text-muted">{comingPanel.text}</p>
          <div className="mt-1 grid gap-2">
            <ButtonLink
              kind="secondary"
              icon="whatsapp"
              href={pressAddress("demo", { item: demo.id, as: "schedule" })}
            >
              {comingPanel.scheduleLabel}
            </ButtonLink>
            <ButtonLink
              kind="quiet"
              icon="back"
              href={`${demosAddress({ category })}#${demo.id}`}
              onClick={back}
            >
              {comingPanel.backLabel}
            </ButtonLink>
          </div>
        </div>
      </section>
      <section
        aria-label={demosPage.priceHeading}
        className="flex flex-wrap items-center justify-between gap-x-6 gap-y-4"
      >
        <div className="grid justify-items-start gap-1.5">
          <Badge>{demo.category}</Badge>
          <DemoPrice price={demo.price} />
        </div>
        <ButtonLink
          kind="whatsapp"
          size="lg"
          className="grow sm:grow-0"
          href={pressAddress("demo", { item: demo.id })}
        >
          {demosPage.getLabel}
        </ButtonLink>
      </section>
      <Ways id={demo.id} />
      <div className="grid gap-6 border-t border-line pt-6 md:grid-cols-2">
        <section>
          <h3 className="text-lg">{demosPage.featuresHeading}</h3>
          <DemoFeatures list={demo.features} className="mt-2" />
        </section>
        <section>
          <h3 className="text-lg">{demosPage.useCasesHeading}</h3>
          <ul className="mt-2 list-disc space-y-1.5 pl-5">
            {demo.useCases.map((text) => (
              <li key={text}>{text}</li>
            ))}
          </ul>
        </section>
      </div>
    </div>
  );
}

/** Why the same system has a second price elsewhere; for one that has none, how to get it built another way. */
function Ways({ id }: Pick<DemoSystem, "id">) {
  const path = pathOfDemo(id);
  return (
    <section className="border-t border-line pt-6" aria-labelledby="ways-heading">
      <h3 id="ways-heading" className="text-lg">
        {path?.heading ?? pricePathTexts.heading}
      </h3>
      {path ? (
        <>
          <p className="mt-1 mb-4 text-muted">{pricePathTexts.text}</p>
          <TwoWays path={path} here="ready" heading="h4" />
        </>
      ) : (
        <p className="mt-1 text-muted">{pricePathTexts.readyOnly}</p>
      )}
    </section>
  );
}
