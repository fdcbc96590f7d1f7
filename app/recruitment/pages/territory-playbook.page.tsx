import { Steps } from "#app/ui/steps.tsx";
import { territoryPlaybook } from "#content/assignments.ts";
import { pageMeta } from "#content/page-meta.ts";
import { recruitmentPages } from "#content/recruitment-pages.ts";
import { whatsappLink } from "#content/whatsapp.ts";
import { ChatButton, Frame, SectionClosing } from "./frame.tsx";
import { Part } from "./part.tsx";
import { Points } from "./points.tsx";
import { TerritoryCloth } from "./territory-cloth.tsx";
import { TitledList } from "./titled-list.tsx";

const page = recruitmentPages.territoryPlaybook;

export function meta() {
  return pageMeta(page);
}

/** How to grow a territory: four groups of work, the support for the consultant, and where it leads. */
export default function TerritoryPlaybook() {
  const { responsibilitiesHeading, responsibilitiesText, responsibilities, given, advancement, closing } =
    territoryPlaybook;
  const chat = (
    <ChatButton href={whatsappLink("recruitment", territoryPlaybook.chatMessage)}>
      {territoryPlaybook.chatLabel}
    </ChatButton>
  );
  return (
    <Frame page={page} texts={territoryPlaybook} actions={chat} beside={<TerritoryCloth />}>
      <Part id="responsibilities" heading={responsibilitiesHeading} text={responsibilitiesText}>
        <ul className="grid gap-x-16 gap-y-10 border-t border-line pt-9 md:grid-cols-2">
          {responsibilities.map(({ title, text, points }) => (
            <li key={title}>
              <h3 className="text-xl">{title}</h3>
              <p className="mt-1 mb-4 text-muted">{text}</p>
              <Points list={points} />
            </li>
          ))}
        </ul>
      </Part>
      <Part id="given" heading={given.heading} text={given.text} tint aside>
        <TitledList
          list={given.items}
          tiles={["comb a", "bow o", "comb i", "bow a", "comb r"]}
          className="sm:grid-cols-2"
        />
      </Part>
      <Part id="advancement" heading={advancement.heading} text={advancement.text}>
        <Steps list={advancement.items} heading="h3" className="gap-x-10 md:grid-cols-3" />
      </Part>
      <SectionClosing texts={closing} chat={chat} />
    </Frame>
  );
}
