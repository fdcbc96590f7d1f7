import { useEffect, useRef } from "react";
import type { SentLink } from "#app/inbox/paid-books.server.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { inboxTexts } from "#content/inbox.ts";

const texts = inboxTexts.bookLink;

/** The links that a change has just made, each ready to send. They are in no later answer of the server. */
export function NewLinks({ links }: { links: readonly SentLink[] }) {
  const first = useRef<HTMLHeadingElement>(null);
  const newest = links[0]?.address;
  useEffect(() => {
    if (newest) first.current?.focus();
  }, [newest]);
  return links.map(({ ref, title, address, chat, mailTo }, at) => (
    <Card key={address} as="section" chosen className="mb-4 [overflow-wrap:anywhere]">
      <h2 ref={at === 0 ? first : undefined} tabIndex={-1} className="text-xl">
        {texts.heading(title)}
      </h2>
      <p className="text-sm text-muted">{ref}</p>
      <p className="mt-2">{mailTo ? texts.mailed(mailTo) : texts.toSend}</p>
      <p className="mt-2">
        <span className="text-muted">{texts.addressLabel}: </span>
        <span className="select-all">{address}</span>
      </p>
      <div className="mt-3">
        <ButtonLink kind="whatsapp" href={chat}>
          {texts.send}
        </ButtonLink>
      </div>
    </Card>
  ));
}
