import { Fragment } from "react";
import { Link } from "react-router";
import { Icon } from "#app/ui/icon.tsx";
import { recruitmentContact } from "#content/assignments.ts";
import { pageMeta } from "#content/page-meta.ts";
import { internationalForm } from "#content/phone.ts";
import { recruitmentPages } from "#content/recruitment-pages.ts";
import { site } from "#content/site.ts";
import { whatsappLink } from "#content/whatsapp.ts";
import { ChatButton, Frame } from "./frame.tsx";
import { Part } from "./part.tsx";
import { TitledList } from "./titled-list.tsx";

const page = recruitmentPages.contact;

export function meta() {
  return pageMeta(page);
}

/** The support line, its hours and how to write to it. */
export default function RecruitmentContact() {
  const { guidelines, linksHeading, links, chatLabel, chatMessage } = recruitmentContact;
  return (
    <Frame
      page={page}
      texts={recruitmentContact}
      actions={<ChatButton href={whatsappLink("recruitment", chatMessage)}>{chatLabel}</ChatButton>}
      beside={<LineCard />}
    >
      <Part id="guidelines" heading={guidelines.heading} text={guidelines.text} aside>
        <TitledList list={guidelines.items} className="sm:grid-cols-2" />
      </Part>
      <Part id="answers" heading={linksHeading} tint aside>
        <ul className="divide-y divide-line border-y border-line">
          {links.map(({ label, href, text }) => (
            <li key={href} className="relative flex items-center gap-4 py-4">
              <div className="grow">
                <Link
                  to={href}
                  className="text-lg font-semibold after:absolute after:inset-0 hover:underline"
                >
                  {label}
                </Link>
                <p className="text-muted">{text}</p>
              </div>
              <Icon name="arrow" className="size-5 text-brand" />
            </li>
          ))}
        </ul>
      </Part>
    </Frame>
  );
}

/** Days and times, with line breaks only after a comma. */
function Hours({ text }: { text: string }) {
  return text.split(/(?<=,) /).map((part, at) => (
    <Fragment key={part}>
      {at > 0 && " "}
      <span className="inline-block">{part}</span>
    </Fragment>
  ));
}

function LineCard() {
  const { lineLabel, hours } = recruitmentContact;
  return (
    <dl className="grid gap-5 rounded-2xl border border-line bg-paper p-5 md:p-7">
      <div className="relative pl-10">
        <dt className="text-muted">
          <Icon name="phone" className="absolute top-1 left-0 size-6 text-accent" />
          {lineLabel}
        </dt>
        <dd className="figures font-heading text-xl font-bold whitespace-nowrap">
          {internationalForm(site.whatsapp.recruitment)}
        </dd>
      </div>
      <div className="relative pl-10">
        <dt className="text-muted">
          <Icon name="clock" className="absolute top-1 left-0 size-6 text-accent" />
          {hours.heading}
        </dt>
        <dd className="text-lg font-semibold">
          <Hours text={hours.text} />
        </dd>
      </div>
    </dl>
  );
}
