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
      beside={<PageIndex label={listHeading} list={list} />}
    >
      <Part id="roles" heading={listHeading}>
        <ul className="divide-y divide-line border-y border-line">
          {list.map(({ id, title, text, points }, at) => (
            <li
              key={id}
              id={id}
              className="grid gap-x-10 gap-y-5 py-8 md:grid-cols-[11rem_1fr] lg:grid-cols-[13rem_1fr_1fr] lg:gap-x-14"
            >
              <RolePicture at={at} className="self-start px-4 py-3 md:row-span-2 lg:row-span-1" />
              <div>
                <h3 className="text-xl">{title}</h3>
                <p className="mt-2 text-muted">{text}</p>
              </div>
              <div>
                <h4 className="mb-3">{dutiesLabel}</h4>
                <Points list={points} />
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
