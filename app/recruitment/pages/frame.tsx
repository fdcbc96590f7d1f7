import type { ComponentProps, ReactNode } from "react";
import { ButtonLink } from "#app/ui/button.tsx";
import { PageHero } from "#app/ui/page-hero.tsx";
import { application, type RecruitmentPage } from "#content/recruitment-pages.ts";
import { SectionMenu } from "./section-menu.tsx";

interface FrameProps {
  page: RecruitmentPage;
  texts: { readonly heading: string; readonly intro: string };
  /** The way back, over the heading. */
  above?: ReactNode;
  /** The actions of the head. */
  actions?: ReactNode;
  /** A picture or a list beside the head's words. */
  beside?: ReactNode;
  children: ReactNode;
}

/** What the pages of the recruitment section share: a head on dyed cloth, and the section's own menu under it. */
export function Frame({ page, texts, above, actions, beside, children }: FrameProps) {
  return (
    <>
      <PageHero heading={texts.heading} intro={texts.intro} above={above} beside={beside}>
        {actions && <div className="flex flex-wrap gap-3">{actions}</div>}
      </PageHero>
      <SectionMenu path={page.path} />
      {children}
    </>
  );
}

/** The button that the whole section leads to. */
export function ApplyButton() {
  return (
    <ButtonLink size="lg" href={application.href}>
      {application.label}
    </ButtonLink>
  );
}

/** A button that opens a chat. */
export function ChatButton(props: Pick<ComponentProps<typeof ButtonLink>, "href" | "children">) {
  return <ButtonLink kind="whatsapp" size="lg" {...props} />;
}

interface ClosingProps {
  texts: { readonly heading: string; readonly text: string };
  /** The actions. */
  children: ReactNode;
}

/** How a page ends: one more word, and what to do next. */
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
