import { Form } from "react-router";
import { admitAdmin } from "#app/accounts/staff/admit-admin.server.ts";
import { listMails, removeMail } from "#app/accounts/staff/saved-mails.server.ts";
import { adminMeta } from "#app/admin/admin-meta.ts";
import { listLoader } from "#app/admin/list-loader.server.ts";
import { AdminPage } from "#app/admin/list-page.tsx";
import { ListRecords } from "#app/admin/list-records.tsx";
import { guarded, readForm } from "#app/forms/request-guard.server.ts";
import { readRetention } from "#app/retention/retention.server.ts";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { Moment } from "#app/ui/moment.tsx";
import { Summary } from "#app/ui/summary.tsx";
import { savedMailsTexts as texts } from "#content/account.ts";
import { whatsappShareLink } from "#content/whatsapp.ts";
import type { Route } from "./+types/mails.ts";

export const meta = () => adminMeta(texts.heading);
export const loader = listLoader(admitAdmin, async () => {
  const [mails, { times }] = await Promise.all([listMails(), readRetention()]);
  return { mails, days: times.mails };
});

export async function action({ request, context }: Route.ActionArgs) {
  await admitAdmin(request);
  const id = (await readForm(context, request, { id: 200 })).get("id");
  await guarded(context, () => removeMail(String(id ?? "")));
  return null;
}

function MailCard({ id, to, subject, text, at }: Route.ComponentProps["loaderData"]["mails"][number]) {
  return (
    <Card as="article">
      <h2 className="font-sans text-lg">{subject}</h2>
      <p className="text-sm text-muted [overflow-wrap:anywhere]">
        {to} · <Moment at={new Date(at)} />
      </p>
      <details className="group">
        <Summary className="text-brand">{texts.read}</Summary>
        <p className="whitespace-pre-line [overflow-wrap:anywhere]">{text}</p>
      </details>
      <div className="mt-2 flex flex-wrap gap-3">
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
  );
}

/** Mails that could not be sent, for the owner to pass on. */
export default function Mails({ loaderData: { mails, days } }: Route.ComponentProps) {
  return (
    <AdminPage heading={texts.heading} className="max-w-4xl gap-5">
      <p className="max-w-prose text-muted">{texts.text(days)}</p>
      <ListRecords
        rows={mails}
        keyOf={({ id }) => id}
        card={(mail) => <MailCard {...mail} />}
        empty={texts.empty}
        emptyHeading="h2"
        className=""
      />
    </AdminPage>
  );
}
