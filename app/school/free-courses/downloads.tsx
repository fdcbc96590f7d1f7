import { admitAdmin } from "#app/accounts/staff/admit-admin.server.ts";
import { adminMeta } from "#app/admin/admin-meta.ts";
import { ListError } from "#app/admin/list-error.tsx";
import { listLoader } from "#app/admin/list-loader.server.ts";
import { AdminPage } from "#app/admin/list-page.tsx";
import { readDownloads } from "#app/school/free-courses/downloads.server.ts";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { Figures } from "#app/ui/figures.tsx";
import { downloadsTexts as texts } from "#content/materials.ts";
import type { Route } from "./+types/downloads.ts";
import { DownloadsTable } from "./downloads-table.tsx";

export const meta = () => adminMeta(texts.heading);
export const loader = listLoader(admitAdmin, () => readDownloads());

/** The number of downloads of each file, beside the number that the site claims. */
export default function Downloads({ loaderData: { files, all, month, offered } }: Route.ComponentProps) {
  const { totals, claims, empty } = texts;
  return (
    <AdminPage heading={texts.heading} className="gap-6">
      <Figures
        className="grid-cols-2 sm:grid-cols-3"
        list={[
          { ...totals.all, value: all },
          { ...totals.month, value: month },
          { ...totals.files, value: offered },
        ]}
      />
      {files.length ? (
        <DownloadsTable files={files} />
      ) : (
        <EmptyState title={empty.title} tile="dots">
          {empty.text}
        </EmptyState>
      )}
      <p className="max-w-prose text-muted">{claims}</p>
    </AdminPage>
  );
}

export function ErrorBoundary() {
  return <ListError heading={texts.heading} unread={texts.unread} />;
}
