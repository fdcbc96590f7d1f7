import { Link } from "react-router";
import { ButtonLink } from "#app/ui/button.tsx";
import { Icon, Stroke } from "#app/ui/icon.tsx";
import { toolTexts } from "#content/tool-texts.ts";
import type { ToolPage } from "./tool-page.ts";

/** Below the tool: what to mind, a person to ask, and related tools. */
export function AfterTool({ page }: { page: ToolPage }) {
  return (
    <section className="section bg-tint">
      <div className="wrap grid gap-x-16 gap-y-12 lg:grid-cols-2">
        <div>
          <h2 className="text-2xl">{toolTexts.aboutHeading}</h2>
          <p className="mt-3 max-w-prose">{page.useWhen}</p>
          <h2 className="mt-10 text-2xl">{toolTexts.human.heading}</h2>
          <p className="mt-3 mb-6 max-w-prose text-muted">{toolTexts.human.text}</p>
          <ButtonLink kind="whatsapp" size="lg" href={page.chat.href}>
            {page.chat.label}
          </ButtonLink>
        </div>
        <nav aria-labelledby="related-heading">
          <h2 id="related-heading" className="text-2xl">
            {toolTexts.relatedHeading}
          </h2>
          <ul className="mt-5 grid gap-3">
            {page.related.map(({ slug, path, title, description, icon }) => (
              <li key={slug}>
                <Link
                  to={path}
                  className="flex min-h-16 items-center gap-4 rounded-2xl border border-line bg-paper p-4 hover:border-brand"
                >
                  <span className="grid size-11 shrink-0 place-items-center rounded-xl bg-brand-soft text-brand">
                    <Stroke d={icon} className="size-6" />
                  </span>
                  <span className="grow leading-snug">
                    <span className="block font-semibold">{title}</span>
                    <span className="block text-sm text-muted">{description}</span>
                  </span>
                  <Icon name="arrow" className="size-5 text-muted" />
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      </div>
    </section>
  );
}
