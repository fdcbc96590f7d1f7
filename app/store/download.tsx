import { data } from "react-router";
import { guarded } from "#app/forms/request-guard.server.ts";
import { isBookToken } from "#app/private-links/contract.ts";
import { keyOfPath } from "#app/private-links/opened-link.server.ts";
import { type BookLink, openBookLink } from "#app/store/book-links.server.ts";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { Logo } from "#app/ui/logo.tsx";
import { Moment } from "#app/ui/moment.tsx";
import { downloadTexts as texts } from "#content/book-download.ts";
import { storeTexts } from "#content/ebooks.ts";
import { pressAddress } from "#content/lead-doors.ts";
import { privateLinkTexts } from "#content/private-links.ts";
import { site } from "#content/site.ts";
import { whatsappLink } from "#content/whatsapp.ts";
import type { Route } from "./+types/download.ts";
import { bookLinkPath } from "./contract.ts";

/** The page is personal: it must not be cached, indexed or passed on as a referrer. */
const secretPage = {
  "Cache-Control": "no-store",
  "Referrer-Policy": "same-origin",
  "X-Robots-Tag": "noindex, nofollow",
};

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const link = await guarded(context, async () => {
    const { key, isNotOpened } = await keyOfPath(request, "book", params.token, isBookToken, bookLinkPath);
    return { ...(await openBookLink(key)), isNotOpened };
  });
  const status = link.kind === "open" ? 200 : link.kind === "dead" ? 410 : 404;
  return data(link, { status, headers: secretPage });
}

export function headers({ loaderHeaders }: Route.HeadersArgs) {
  return loaderHeaders;
}

export function meta({ loaderData }: Route.MetaArgs) {
  const heading = loaderData?.kind === "open" ? texts.heading : texts.deadHeading;
  return [{ title: `${heading} · ${site.name}` }, { name: "robots", content: "noindex, nofollow" }];
}

/** The page behind the private link to a paid book. It is outside the site's shell, so it is not counted. */
export default function Download({ loaderData: link, params }: Route.ComponentProps) {
  return (
    <main className="wrap grid max-w-2xl gap-6 py-6 md:py-10">
      <a href="/" className="flex min-h-11 items-center justify-self-start">
        <Logo name={site.name} />
      </a>
      {link.kind === "open" ? (
        <Open link={link} name={params.token} />
      ) : (
        <Dead link={link} isNotOpened={link.isNotOpened} />
      )}
    </main>
  );
}

function Open({ link, name }: { link: Extract<BookLink, { kind: "open" }>; name: string }) {
  return (
    <section>
      <h1 className="text-3xl">{link.book.title}</h1>
      <p className="mt-3 text-lg text-muted">{texts.paid}</p>
      {/* A plain form: the answer is the file, and the page stays. */}
      <form method="post" action={`${bookLinkPath(name)}/file`} className="mt-6">
        <Button type="submit" size="lg" icon="download">
          {texts.button}
        </Button>
      </form>
      <p className="mt-4">
        {texts.left(link.left)} <Moment at={link.until} />.
      </p>
      <p className="mt-2 text-muted">{texts.note}</p>
    </section>
  );
}

function Dead({ link, isNotOpened }: { link: Exclude<BookLink, { kind: "open" }>; isNotOpened: boolean }) {
  const known = link.kind === "dead";
  const unknown = isNotOpened ? privateLinkTexts.notOpened : texts.why.unknown;
  return (
    <section>
      <h1 className="text-3xl">{texts.deadHeading}</h1>
      <p className="mt-3 text-lg text-muted">
        {known ? texts.why[link.why](link.book.title) : unknown} {texts.help}
      </p>
      <div className="mt-6 flex flex-wrap gap-3">
        <ButtonLink
          kind="whatsapp"
          size="lg"
          href={
            known
              ? pressAddress("ebook", { item: link.book.slug, as: "again" })
              : whatsappLink(storeTexts.line, texts.unknownMessage)
          }
        >
          {storeTexts.againLabel}
        </ButtonLink>
      </div>
    </section>
  );
}
