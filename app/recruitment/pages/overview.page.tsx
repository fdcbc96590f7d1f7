import { Card } from "#app/ui/card.tsx";
import { CardList } from "#app/ui/card-list.tsx";
import { ClothPatch, type Stitch } from "#app/ui/cloth/patch.tsx";
import { Steps } from "#app/ui/steps.tsx";
import { pageMeta } from "#content/page-meta.ts";
import { recruitmentOverview } from "#content/recruitment.ts";
import { recruitmentPages } from "#content/recruitment-pages.ts";
import { whatsappLink } from "#content/whatsapp.ts";
import { ApplyOrChat, ChatButton, Frame, SectionClosing } from "./frame.tsx";
import { Part } from "./part.tsx";
import { TitledList } from "./titled-list.tsx";
import { WayIn } from "./way-in.tsx";

const page = recruitmentPages.overview;

export function meta() {
  return pageMeta(page);
}

/** A square of cloth for each benefit. None has a mark as light as paper, which would dissolve at its edge. */
const benefitTiles: readonly Stitch[] = ["bow a", "comb b", "bow o", "comb i", "bow d", "comb a"];

/** Introduces the work of a consultant: who we are, why join, whom we look for, and what the work is. */
export default function Overview() {
  const { who, why, lookingFor, work, closing, chatLabel, chatMessage } = recruitmentOverview;
  const chat = <ChatButton href={whatsappLink("recruitment", chatMessage)}>{chatLabel}</ChatButton>;
  return (
    <Frame page={page} texts={recruitmentOverview} actions={<ApplyOrChat chat={chat} />} beside={<WayIn />}>
      <Part id="who-we-are" heading={who.heading} text={who.text} aside>
        <TitledList
          list={who.highlights}
          tiles={["comb a", "bow o", "bow a", "comb r"]}
          className="sm:grid-cols-2"
        />
      </Part>
      <Part id="why-join" heading={why.heading} text={why.text} tint>
        <CardList className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3 lg:gap-5">
          {why.benefits.map(({ title, text }, at) => (
            <Card key={title} as="li">
              <ClothPatch
                squares={[benefitTiles[at % 6] ?? "bow a"]}
                columns={1}
                className="mb-3 size-10 rounded-lg"
              />
              <h3 className="text-lg">{title}</h3>
              <p className="mt-2 text-muted">{text}</p>
            </Card>
          ))}
        </CardList>
      </Part>
      <Part id="who-we-look-for" heading={lookingFor.heading} text={lookingFor.text} aside>
        <TitledList list={lookingFor.traits} className="sm:grid-cols-2" />
      </Part>
      <Part id="what-you-do" heading={work.heading} text={work.text} tint>
        <Steps list={work.duties} heading="h3" className="gap-x-10 sm:grid-cols-2 lg:grid-cols-3" />
      </Part>
      <SectionClosing texts={closing} chat={chat} />
    </Frame>
  );
}
