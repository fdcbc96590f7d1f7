import { Form } from "react-router";
import { keptMailsTexts } from "#app/content/account.ts";
import { site } from "#app/content/site.ts";
import { whatsappShareLink } from "#app/content/whatsapp.ts";
import { admitAdmin } from "#app/features/accounts/dashboard-door.server.ts";
import { keptMailDays, listMails, removeMail } from "#app/features/accounts/kept-mails.server.ts";
import { guarded, readForm } from "#app/routes/request-guard.server.ts";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { Logo } from "#app/ui/logo.tsx";
import { Moment } from "#app/ui/moment.tsx";
import type { Route } from "./+types/mails.ts";

export function meta() {
  return [{ title: `${keptMailsTexts.heading} · ${site.name}` }, { name: "robots", content: "noindex" }];
}

export async function loader({ request, context }: Route.LoaderArgs) {
  await admitAdmin(request);
  return guarded(context, async () => ({ mails: await listMails(), days: keptMailDays }));
}

export async function action({ request, context }: Route.ActionArgs) {
  await admitAdmin(request);
  const id = (await readForm(context, request)).get("id");
  await guarded(context, () => removeMail(String(id ?? "")));
  return null;
}

/** The mails that could not be sent, for the owner to pass on. */
export default function Mails({ loaderData: { mails, days } }: Route.ComponentProps) {
  const texts = keptMailsTexts;
  return (
    <>
      <header className="deep">
        <div className="wrap flex flex-wrap items-center gap-3 py-4">
          <a href="/" className="mr-2 flex">
            <Logo name={site.name} />
          </a>
          <h1 className="grow text-xl">{texts.heading}</h1>
          <ButtonLink kind="secondary" icon="back" href="/admin-dashboard">
            {texts.back}
          </ButtonLink>
        </div>
      </header>
      <main className="wrap grid max-w-4xl gap-5 py-6 md:py-8">
        <p className="max-w-prose text-muted">{texts.text(days)}</p>
        {mails.length === 0 && (
          <EmptyState title={texts.empty.title} tile="dots">
            {texts.empty.text}
          </EmptyState>
        )}
        <ul className="grid gap-4">
          {mails.map(({ id, to, subject, text, at }) => (
            <li key={id}>
              <Card as="article">
                <h2 className="font-sans text-lg">{subject}</h2>
                <p className="text-sm text-muted [overflow-wrap:anywhere]">
                  {to} · <Moment at={new Date(at)} />
                </p>
                <p className="mt-3 whitespace-pre-line [overflow-wrap:anywhere]">{text}</p>
                <div className="mt-4 flex flex-wrap gap-3">
                  <ButtonLink kind="whatsapp" href={whatsappShareLink(text)}>
                    {texts.share}
                  </ButtonLink>
                  <Form method="post">
                    <input type="hidden" name="id" value={id} />
                    <Button type="submit" kind="secondary" aria-label={texts.removeOf(subject, to)}>
                      {texts.remove}
                    </Button>
                  </Form>
                </div>
              </Card>
            </li>
          ))}
        </ul>
      </main>
    </>
  );
}
