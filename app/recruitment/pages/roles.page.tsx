import { roles } from "#content/careers.ts";
import { pageMeta } from "#content/page-meta.ts";
import { recruitmentPages } from "#content/recruitment-pages.ts";
import { whatsappLink } from "#content/whatsapp.ts";
import { ApplyOrChat, ChatButton, Frame, SectionClosing } from "./frame.tsx";
import { PageIndex } from "./page-index.tsx";
import { Part } from "./part.tsx";
import { Points } from "./points.tsx";
import { TitledList } from "./titled-list.tsx";
import { RolePicture } from "./work-pictures.tsx";

const page = recruitmentPages.roles;

export function meta() {
  return pageMeta(page);
}

/** The five roles with their responsibilities, and the traits that all of them need. */
export default function Roles() {
  const { listHeading, dutiesLabel, list, fit, closing, chatLabel, chatMessage } = roles;
  const chat = <ChatButton href={whatsappLink("recruitment", chatMessage)}>{chatLabel}</ChatButton>;
  return (
    <Frame
      page={page}
      texts={roles}
      actions={<ApplyOrChat chat={chat} />}
      beside={<PageIndex label={listHeading} list={list} ordered={false} />}
    >
      <Part id="roles" heading={listHeading}>
        <ul className="divide-y divide-line border-y border-line">
          {list.map(({ id, title, text, points }, at) => (
            <li
              key={id}
              id={id}
              className="grid scroll-mt-16 gap-x-14 gap-y-5 py-8 md:grid-cols-[15rem_1fr] lg:grid-cols-[21rem_1fr] lg:py-10"
            >
              <RolePicture at={at} className="self-start max-md:py-2 md:aspect-[3/2] md:px-6" />
              <div className="self-center">
                <h3 className="text-2xl">{title}</h3>
                <p className="mt-2 text-lg">{text}</p>
                <h4 className="mt-5 mb-3">{dutiesLabel}</h4>
                <Points list={points} className="lg:grid-cols-2 lg:gap-x-10" />
              </div>
            </li>
          ))}
        </ul>
      </Part>
      <Part id="fit" heading={fit.heading} text={fit.text} tint aside>
        <TitledList list={fit.traits} className="sm:grid-cols-2" />
      </Part>
      <SectionClosing texts={closing} chat={chat} />
    </Frame>
  );
}
