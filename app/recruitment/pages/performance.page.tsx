import { performance } from "#content/careers.ts";
import { pageMeta } from "#content/page-meta.ts";
import { recruitmentPages } from "#content/recruitment-pages.ts";
import { whatsappLink } from "#content/whatsapp.ts";
import { CareerStairs } from "./career-stairs.tsx";
import { ApplyOrChat, ChatButton, Frame, SectionClosing } from "./frame.tsx";
import { MetricTable } from "./metric-table.tsx";
import { Part } from "./part.tsx";

const page = recruitmentPages.performance;

export function meta() {
  return pageMeta(page);
}

/** The metrics, the four levels, what each earns, and how to get promoted. */
export default function Performance() {
  const { metricsHeading, metricsText, levelsHeading, levelsText, promotion, closing } = performance;
  // The specification gives this page the second line (2, section 7).
  const chat = (
    <ChatButton href={whatsappLink("concierge", performance.chatMessage)}>{performance.chatLabel}</ChatButton>
  );
  return (
    <Frame
      page={page}
      texts={performance}
      actions={<ApplyOrChat chat={chat} />}
      beside={
        <div className="border-l-4 border-accent pl-5 md:pl-7">
          <p className="font-heading text-2xl font-bold text-balance">{promotion.rule}</p>
          <p className="mt-3 text-muted">{promotion.text}</p>
        </div>
      }
    >
      <Part id="metrics" heading={metricsHeading} text={metricsText}>
        <MetricTable />
      </Part>
      <Part id="levels" heading={levelsHeading} text={levelsText} tint>
        <CareerStairs />
      </Part>
      <SectionClosing texts={closing} chat={chat} />
    </Frame>
  );
}
