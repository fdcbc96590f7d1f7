import type { ComponentProps, ReactNode } from "react";
import { ButtonLink } from "#app/ui/button.tsx";
import { PageHero } from "#app/ui/page-hero.tsx";
import { application, type RecruitmentPage } from "#content/recruitment-pages.ts";
import { SectionMenu } from "./section-menu.tsx";

interface FrameProps {
  page: RecruitmentPage;
  texts: { readonly heading: string; readonly intro: string };
  /** The link back, above the heading. */
  above?: ReactNode;
  actions?: ReactNode;
  /** A picture or a list beside the heading. */
  beside?: ReactNode;
  children: ReactNode;
}

/** The layout of the recruitment section's pages: a head on dyed cloth, and the section's own menu below it. */
export function Frame({ page, texts, above, actions, beside, children }: FrameProps) {
  return (
    <>
      <PageHero heading={texts.heading} intro={texts.intro} cloth="people" above={above} beside={beside}>
        {actions && <div className="flex flex-wrap gap-3">{actions}</div>}
      </PageHero>
      <SectionMenu path={page.path} />
      {children}
    </>
  );
}

/** The section's main button. */
export function ApplyButton() {
  return (
    <ButtonLink size="lg" href={application.href}>
      {application.label}
    </ButtonLink>
  );
}

export function ChatButton(props: Pick<ComponentProps<typeof ButtonLink>, "href" | "children">) {
  return <ButtonLink kind="whatsapp" size="lg" {...props} />;
}

interface ClosingProps {
  texts: { readonly heading: string; readonly text: string };
  children: ReactNode;
}

/** The end of a page: a last sentence, and what to do next. */
export function Closing({ texts, children }: ClosingProps) {
  return (
    <section className="deep" aria-labelledby="closing-heading">
      <div className="section wrap">
        <h2 id="closing-heading" className="text-3xl">
          {texts.heading}
        </h2>
        <p className="mt-4 max-w-prose text-lg text-muted">{texts.text}</p>
        <div className="mt-8 flex flex-wrap gap-3">{children}</div>
      </div>
    </section>
  );
}
