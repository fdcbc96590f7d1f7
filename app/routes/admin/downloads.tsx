import { useEffect } from "react";
import { Form, useNavigate } from "react-router";
import { downloadsTexts } from "#app/content/materials.ts";
import { site } from "#app/content/site.ts";
import { admitAdmin } from "#app/features/accounts/dashboard-door.server.ts";
import { onSignOut } from "#app/features/accounts/sign-out-channel.ts";
import { readDownloads } from "#app/features/materials/downloads.server.ts";
import { DownloadsTable } from "#app/features/materials/downloads-table.tsx";
import { guarded } from "#app/routes/request-guard.server.ts";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { Figures } from "#app/ui/figures.tsx";
import { Logo } from "#app/ui/logo.tsx";
import type { Route } from "./+types/downloads.ts";

export function meta() {
  return [{ title: `${downloadsTexts.heading} · ${site.name}` }, { name: "robots", content: "noindex" }];
}

export async function loader({ request, context }: Route.LoaderArgs) {
  await admitAdmin(request);
  return guarded(context, readDownloads);
}

/** What was really downloaded, beside what the site claims. */
export default function Downloads({ loaderData: { files, all, month, offered } }: Route.ComponentProps) {
  const navigate = useNavigate();
  useEffect(() => onSignOut(() => navigate("/admin-login?notice=signed-out", { replace: true })), [navigate]);
  const { totals, claims, empty } = downloadsTexts;
  return (
    <>
      <DownloadsHeader />
      <main className="wrap grid grid-cols-1 gap-6 py-6 md:py-8">
        <Figures
          className="grid-cols-2 sm:grid-cols-3"
          list={[
            { ...totals.all, value: all },
            { ...totals.month, value: month },
            { ...totals.files, value: offered },
          ]}
        />
        <p className="max-w-prose text-muted">{claims}</p>
        {files.length ? (
          <DownloadsTable files={files} />
        ) : (
          <EmptyState title={empty.title} tile="dots">
            {empty.text}
          </EmptyState>
        )}
      </main>
    </>
  );
}

function DownloadsHeader() {
  return (
    <header className="deep">
      <div className="wrap flex flex-wrap items-center gap-3 py-4">
        <a href="/" className="mr-2 flex">
          <Logo name={site.name} />
        </a>
        <h1 className="grow text-xl">{downloadsTexts.heading}</h1>
        <ButtonLink kind="secondary" icon="back" href="/admin-dashboard">
          {downloadsTexts.back}
        </ButtonLink>
        <Form method="post" action="/admin-dashboard">
          <Button type="submit" kind="secondary">
            {downloadsTexts.logout}
          </Button>
        </Form>
      </div>
    </header>
  );
}

/** The figures could not be read: the way back stays. */
export function ErrorBoundary() {
  const { title, text, retry } = downloadsTexts.unread;
  return (
    <>
      <title>{`${downloadsTexts.heading} · ${site.name}`}</title>
      <DownloadsHeader />
      <main className="wrap py-8">
        <EmptyState
          title={title}
          tile="dots"
          action={
            <ButtonLink href="" reload>
              {retry}
            </ButtonLink>
          }
        >
          {text}
        </EmptyState>
      </main>
    </>
  );
}
