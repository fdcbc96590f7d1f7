import { ButtonLink } from "#app/ui/button.tsx";
import { onboarding } from "#content/careers.ts";
import { pageMeta } from "#content/page-meta.ts";
import { recruitmentPages } from "#content/recruitment-pages.ts";
import { whatsappLink } from "#content/whatsapp.ts";
import { ChatButton, Frame, SectionClosing } from "./frame.tsx";
import { PageIndex } from "./page-index.tsx";
import { Part } from "./part.tsx";
import { Points } from "./points.tsx";
import { TitledList } from "./titled-list.tsx";

const page = recruitmentPages.onboarding;

export function meta() {
  return pageMeta(page);
}

const steps = onboarding.steps.map((step, at) => ({ ...step, id: `step-${at + 1}` }));

/** The four steps of a new consultant, and what comes after them. */
export default function Onboarding() {
  const { backLabel, stepsHeading, stepsText, progression, closing, chatLabel, chatMessage } = onboarding;
  const chat = <ChatButton href={whatsappLink("recruitment", chatMessage)}>{chatLabel}</ChatButton>;
  return (
    <Frame
      page={page}
      texts={onboarding}
      above={
        <ButtonLink kind="quiet" icon="back" href={recruitmentPages.overview.path}>
          {backLabel}
        </ButtonLink>
      }
      actions={chat}
      beside={<PageIndex label={stepsHeading} list={steps} />}
    >
      <Part id="steps" heading={stepsHeading} text={stepsText}>
        <ol>
          {steps.map(({ id, title, text, points }, at) => (
            <li key={id} id={id} className="group flex gap-4 md:gap-7">
              <span aria-hidden="true" className="flex flex-col items-center">
                <span className="grid size-11 shrink-0 place-items-center rounded-lg bg-brand-soft font-heading text-xl font-bold text-brand">
                  {at + 1}
                </span>
                <span className="w-0.5 grow bg-line group-last:hidden" />
              </span>
              <div className="grid grow gap-x-10 gap-y-4 pb-12 group-last:pb-0 md:grid-cols-2">
                <div>
                  <h3 className="mt-1.5 text-xl">{title}</h3>
                  <p className="mt-2 text-muted">{text}</p>
                </div>
                <Points list={points} className="content-start md:mt-2" />
              </div>
            </li>
          ))}
        </ol>
      </Part>
      <Part id="progression" heading={progression.heading} tint aside>
        <TitledList list={progression.notes} tiles={["comb b", "bow a"]} className="sm:grid-cols-2" />
      </Part>
      <SectionClosing texts={closing} chat={chat} />
    </Frame>
  );
}
