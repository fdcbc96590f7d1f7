import { useSearchParams } from "react-router";
import { signedInMeta } from "#app/admin/admin-meta.ts";
import { ListError } from "#app/admin/list-error.tsx";
import { listQuery } from "#app/admin/list-query.ts";
import { useSignedOut } from "#app/admin/use-signed-out.ts";
import { readToPrint } from "#app/recruitment/review/application-print.server.ts";
import { forReviewer } from "#app/recruitment/review/for-reviewer.server.ts";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { Moment } from "#app/ui/moment.tsx";
import { reviewSignIn } from "#content/back-office.ts";
import { reviewTexts } from "#content/review.ts";
import { site } from "#content/site.ts";
import type { Route } from "./+types/print.ts";
import { ApplicationSheet } from "./application-sheet.tsx";
import { ApplicationTable } from "./application-table.tsx";
import { ReviewHeader } from "./review-header.tsx";

const list = "/recruitment/admin";
const texts = reviewTexts.paper;

export const meta = () => signedInMeta(texts.title);

export function loader({ request, context }: Route.LoaderArgs) {
  return forReviewer(request, context, readToPrint);
}

/** /recruitment/admin/print: the search results as one table, or (?application=…) one whole application. */
export default function Print({ loaderData: { one, listed, hidden, made } }: Route.ComponentProps) {
  const [query] = useSearchParams();
  useSignedOut(list);
  const back = one ? `${list}/applications/${one.application.id}` : `${list}${listQuery(query)}`;
  return (
    <div className="on-paper min-h-svh">
      <main className="wrap py-6 print:w-full print:p-0">
        <div className="mb-6 flex flex-wrap items-center gap-3 border-b border-line pb-4 print:hidden">
          <Button className="needs-js" onClick={() => window.print()}>
            {texts.now}
          </Button>
          <p className="without-js">{texts.byBrowser}</p>
          <ButtonLink kind="secondary" icon="back" href={back}>
            {texts.back}
          </ButtonLink>
        </div>
        <header className="mb-4">
          <p className="text-sm text-muted">
            {`${site.name} · ${reviewSignIn.heading} · ${texts.made} `}
            <Moment at={made} />
          </p>
          {hidden && <p className="font-semibold">{reviewTexts.hidden.on}</p>}
        </header>
        {one && <ApplicationSheet read={one} />}
        {listed && <ApplicationTable listed={listed} hidden={hidden} />}
        {!hidden && <p className="mt-6 text-sm text-muted">{texts.confidential}</p>}
      </main>
    </div>
  );
}

export function ErrorBoundary() {
  const { unread, back } = reviewTexts;
  return (
    <ListError
      heading={reviewSignIn.heading}
      unread={unread}
      header={<ReviewHeader back={{ href: list, label: back }} />}
    />
  );
}
