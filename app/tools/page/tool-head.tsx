import { ButtonLink } from "#app/ui/button.tsx";
import { Stroke } from "#app/ui/icon.tsx";
import { ClothStrip } from "#app/ui/page-hero.tsx";
import { toolTexts } from "#content/tool-texts.ts";
import type { ToolCard } from "#content/tools.ts";

type ToolHeadProps = Pick<ToolCard, "icon" | "title" | "description">;

/** The head of a tool's page. It is low, because people come for the form. */
export function ToolHead({ icon, title, description }: ToolHeadProps) {
  return (
    <section className="deep page-hero">
      <div className="wrap page-hero-low pt-2 pb-8 md:pt-4 md:pb-12">
        <ButtonLink kind="quiet" icon="back" href="/tools">
          {toolTexts.backLabel}
        </ButtonLink>
        <h1 className="mt-3 flex items-center gap-4 text-3xl md:text-4xl">
          <span className="grid size-12 shrink-0 place-items-center rounded-xl bg-brand-soft text-brand max-sm:hidden">
            <Stroke d={icon} className="size-6" />
          </span>
          {title}
        </h1>
        <p className="mt-3 max-w-prose text-lg text-muted">{description}</p>
      </div>
      <ClothStrip cloth="tools" />
    </section>
  );
}
