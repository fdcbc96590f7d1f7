import { ClothPatch } from "#app/ui/cloth/patch.tsx";
import { type EnterpriseOffer, enterprisePage } from "#content/enterprise-offers.ts";
import { FeatureList } from "./feature-list.tsx";
import { SystemPicture } from "./system-picture.tsx";
import { SystemPrice } from "./system-price.tsx";
import { systemSquare } from "./system-tiles.ts";

/** One enterprise system: what it is, what it costs, a picture of it in use, and all its features. */
export function SystemSection({ offer, className }: { offer: EnterpriseOffer; className: string }) {
  const { id, title, subtitle, description, features, useCase, stack } = offer;
  return (
    <section id={id} className={`section ${className}`} aria-labelledby={`${id}-heading`}>
      <div className="wrap grid gap-x-16 gap-y-8 lg:grid-cols-[1fr_27rem] lg:grid-rows-[auto_1fr]">
        <div>
          <ClothPatch squares={systemSquare(id)} columns={1} className="size-14 rounded-xl" />
          <h2 id={`${id}-heading`} className="mt-4 text-3xl">
            {title}
          </h2>
          <p className="mt-2 font-semibold text-clay">{subtitle}</p>
          <p className="mt-4 max-w-prose text-lg">{description}</p>
        </div>
        <div className="grid content-start gap-5 md:max-lg:grid-cols-2 lg:col-start-2 lg:row-span-2 lg:row-start-1">
          <SystemPrice offer={offer} />
          <SystemPicture id={id} />
        </div>
        <div className="max-w-prose">
          <h3 className="text-lg">{enterprisePage.featuresLabel}</h3>
          <FeatureList list={features} className="mt-3 gap-x-8 gap-y-2.5 md:grid-cols-2" />
          <h3 className="mt-7 text-lg">{enterprisePage.useCaseLabel}</h3>
          <p className="mt-2 border-l-4 border-accent pl-4">{useCase}</p>
          <h3 className="mt-7 text-lg">{enterprisePage.stackLabel}</h3>
          <p className="mt-2">{stack.join(", ")}</p>
        </div>
      </div>
    </section>
  );
}
