import { Link } from "react-router";
import { admitAdmin } from "#app/accounts/staff/admit-admin.server.ts";
import { adminMeta } from "#app/admin/admin-meta.ts";
import { listLoader } from "#app/admin/list-loader.server.ts";
import { AdminPage } from "#app/admin/list-page.tsx";
import { readStatus } from "#app/status/status.server.ts";
import { Card } from "#app/ui/card.tsx";
import { Moment } from "#app/ui/moment.tsx";
import { cellClass, figureClass, Table } from "#app/ui/table.tsx";
import { statusTexts as texts } from "#content/status.ts";
import type { Route } from "./+types/status.ts";

export const meta = () => adminMeta(texts.heading);
export const loader = listLoader(admitAdmin, readStatus);

type Status = Route.ComponentProps["loaderData"];

const tones = { ok: "text-success", off: "text-muted", note: "text-clay", failing: "text-danger" } as const;

/** The order of the checks by state: those that need the owner come first. */
const order: readonly Status["checks"][number]["state"][] = ["failing", "note", "ok", "off"];

const screens: Readonly<Record<string, string>> = texts.links;
const screenName = new RegExp(`\\b(${Object.keys(screens).join("|")})\\b`);

/** A text in which the names of screens link to them. */
function Linked({ text }: { text: string }) {
  const found = screenName.exec(text);
  if (!found) return text;
  const [name] = found;
  return (
    <>
      {text.slice(0, found.index)}
      <Link to={screens[name] ?? ""} className="underline underline-offset-4">
        {name}
      </Link>
      <Linked text={text.slice(found.index + name.length)} />
    </>
  );
}

/** Where backups are, and how to get and restore one. */
function AboutBackups({ folder }: { folder: string }) {
  const { where, restore } = texts.checks.backup;
  const [before, command, after] = restore;
  return (
    <div className="mt-2 grid gap-2 text-sm text-muted [overflow-wrap:anywhere]">
      <p>{where(folder)}</p>
      <p>
        {before} <code>{command}</code> {after}
      </p>
    </div>
  );
}

type CheckCardProps = Status["checks"][number] & Pick<Status, "backups">;

function CheckCard({ name, label, state, fact, todo, backups }: CheckCardProps) {
  return (
    <Card as="li" chosen={state === "failing"}>
      <div data-check={name} data-state={state}>
        <h2 className="font-sans text-lg">{label}</h2>
        <p className={`font-semibold ${tones[state]}`}>{texts.states[state]}</p>
        <p className="mt-2">
          <Linked text={fact} />
        </p>
        {(state === "failing" || state === "note") && todo && (
          <p className="mt-2 text-muted">
            <strong>{texts.todo}</strong> <Linked text={todo} />
          </p>
        )}
        {name === "backup" && <AboutBackups folder={backups} />}
      </div>
    </Card>
  );
}

function Jobs({ jobs }: Pick<Status, "jobs">) {
  const { caption, columns, never } = texts.jobs;
  return (
    <section>
      <h2 className="mb-3 text-xl">{caption}</h2>
      <Table
        caption={caption}
        columns={[{ label: columns.name }, { label: columns.ran }, { label: columns.failed }]}
      >
        {jobs.map(({ name, ran_at, failed_at, failure }) => (
          <tr key={name}>
            <td className={cellClass}>{texts.jobs.names[name] ?? name}</td>
            <td className={cellClass}>
              <Moment at={new Date(ran_at)} />
            </td>
            <td className={cellClass}>
              {failed_at ? (
                <>
                  <Moment at={new Date(failed_at)} />
                  <span className="block text-sm text-muted [overflow-wrap:anywhere]">{failure}</span>
                </>
              ) : (
                never
              )}
            </td>
          </tr>
        ))}
      </Table>
    </section>
  );
}

function Errors({ errors }: Pick<Status, "errors">) {
  const { caption, columns, note } = texts.errors;
  return (
    <section>
      <h2 className="mb-3 text-xl">{caption}</h2>
      <Table
        caption={caption}
        columns={[{ label: columns.kind }, { label: columns.count, figure: true }, { label: columns.last }]}
      >
        {errors.map(({ kind, count, last }) => (
          <tr key={kind}>
            <td className={`${cellClass} [overflow-wrap:anywhere]`}>{kind}</td>
            <td className={figureClass}>{count}</td>
            <td className={cellClass}>
              <Moment at={new Date(last)} />
            </td>
          </tr>
        ))}
      </Table>
      <p className="mt-2 text-sm text-muted">{note}</p>
    </section>
  );
}

/** What the site needs to run, and how it is. */
export default function StatusPage({ loaderData }: Route.ComponentProps) {
  const { checks, isMailed, backups, jobs, errors, version, uptime, node, memory } = loaderData;
  const { about } = texts;
  return (
    <AdminPage heading={texts.heading} className="max-w-4xl gap-6">
      <p className="max-w-prose text-muted">
        {texts.text} {isMailed ? texts.mailed : texts.notMailed}
      </p>
      <ul className="grid gap-4 sm:grid-cols-2">
        {checks
          .toSorted((one, other) => order.indexOf(one.state) - order.indexOf(other.state))
          .map((check) => (
            <CheckCard key={check.name} {...check} backups={backups} />
          ))}
      </ul>
      {jobs.length > 0 && <Jobs jobs={jobs} />}
      {errors.length > 0 && <Errors errors={errors} />}
      <section>
        <h2 className="mb-3 text-xl">{about.caption}</h2>
        <dl className="grid grid-cols-[auto_1fr] gap-x-6 gap-y-1">
          {[
            [about.version, version],
            [about.uptime, uptime],
            [about.node, node],
            [about.memory, memory],
          ].map(([label, value]) => (
            <div key={label} className="contents">
              <dt className="text-muted">{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      </section>
    </AdminPage>
  );
}
