import type { ComponentProps, ReactNode } from "react";
import { ButtonLink } from "#app/ui/button.tsx";
import { Closing, type ClosingProps } from "#app/ui/closing.tsx";
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

export function ChatButton(props: Pick<ComponentProps<typeof ButtonLink>, "href" | "children">) {
  return <ButtonLink kind="whatsapp" size="lg" {...props} />;
}

/** The section's main button and a chat. */
export function ApplyOrChat({ chat }: { chat: ReactNode }) {
  return (
    <>
      <ButtonLink size="lg" href={application.href}>
        {application.label}
      </ButtonLink>
      {chat}
    </>
  );
}

/** The end of a page of the section: a last sentence, the main button and perhaps a chat. */
export function SectionClosing({ texts, chat }: Pick<ClosingProps, "texts"> & { chat: ReactNode }) {
  return (
    <Closing texts={texts}>
      <ApplyOrChat chat={chat} />
    </Closing>
  );
}
