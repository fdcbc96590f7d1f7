import type { ReactNode } from "react";
import { Form } from "react-router";
import type { OwnApplication } from "#app/recruitment/apply/applications.server.ts";
import { AdireBand } from "#app/ui/adire.tsx";
import { Badge } from "#app/ui/badge.tsx";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { Day } from "#app/ui/day.tsx";
import { ownApplication, statusWords } from "#content/own-application.ts";
import { privateLinkTexts } from "#content/private-links.ts";
import { whatsappLink } from "#content/whatsapp.ts";

type Open = Extract<OwnApplication, { kind: "open" }>;
type Withdrawn = Extract<OwnApplication, { kind: "withdrawn" }>;

const { withdraw, withdrawn, missing } = ownApplication;

interface SheetProps {
  above?: string;
  heading: string;
  text: string;
  children?: ReactNode;
  /** What to do next. */
  actions: ReactNode;
}

/** The layout that every state of the page shares. */
function Sheet({ above, heading, text, children, actions }: SheetProps) {
  return (
    <article className="overflow-hidden rounded-2xl border border-line bg-paper">
      <div className="deep">
        <AdireBand className="text-accent" />
      </div>
      <div className="p-5 md:p-10">
        {above && <p className="mb-1 font-semibold text-muted [overflow-wrap:anywhere]">{above}</p>}
        <h1 className="text-3xl">{heading}</h1>
        <p className="mt-4 max-w-prose text-lg">{text}</p>
        {children}
        <div className="mt-7 flex flex-wrap gap-3">{actions}</div>
      </div>
    </article>
  );
}

/** The state of the application in plain words, and what to do meanwhile. */
export function OpenApplication({ application }: { application: Open }) {
  const { ref, status, firstName, appliedAt, hasRecording } = application;
  const { label, heading, text, next } = statusWords[status];
  const { recording } = ownApplication;
  return (
    <Sheet
      above={ownApplication.greeting(firstName)}
      heading={heading}
      text={text}
      actions={
        <>
          <ButtonLink href={next.href} reload>
            {next.label}
          </ButtonLink>
          <ButtonLink
            kind="whatsapp"
            href={whatsappLink(ownApplication.ask.line, ownApplication.ask.message(ref))}
          >
            {ownApplication.ask.label}
          </ButtonLink>
        </>
      }
    >
      <Facts
        list={[
          [ownApplication.statusLabel, <Badge key="status">{label}</Badge>],
          [ownApplication.refLabel, ref],
          [ownApplication.appliedLabel, <LagosDay key="applied" at={appliedAt} />],
          [ownApplication.recordingLabel, hasRecording ? recording.yes : recording.no],
        ]}
      />
    </Sheet>
  );
}

function Facts({ list }: { list: readonly (readonly [label: string, value: ReactNode])[] }) {
  return (
    <dl className="mt-7 grid gap-x-10 gap-y-4 sm:grid-cols-2">
      {list.map(([label, value]) => (
        <div key={label}>
          <dt className="text-sm text-muted">{label}</dt>
          <dd className="font-semibold">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** The date of a moment in Lagos. */
function LagosDay({ at }: { at: Date }) {
  return <Day date={at.toLocaleDateString("en-CA", { timeZone: "Africa/Lagos" })} />;
}

/** Withdrawing takes two steps, with and without script: a question with its own address, then the confirmation. */
export function Withdrawal({ asked, path }: { asked: boolean; path: string }) {
  if (!asked) {
    return (
      <section id="withdraw" aria-labelledby="withdraw-heading" className="px-5 md:px-10">
        <h2 id="withdraw-heading" className="text-xl">
          {withdraw.heading}
        </h2>
        <p className="mt-1 text-muted">{withdraw.text}</p>
        <ButtonLink kind="danger" href="?withdraw#withdraw" reload className="mt-4">
          {withdraw.openLabel}
        </ButtonLink>
      </section>
    );
  }
  return (
    <section
      id="withdraw"
      aria-labelledby="withdraw-heading"
      tabIndex={-1}
      className="rounded-2xl border border-danger bg-paper p-5 outline-none md:p-10"
    >
      <h2 id="withdraw-heading" className="text-2xl">
        {withdraw.askHeading}
      </h2>
      <p className="mt-3 mb-3">{withdraw.askText}</p>
      <ul className="list-disc space-y-1 pl-5">
        {withdraw.erased.map((thing) => (
          <li key={thing}>{thing}</li>
        ))}
      </ul>
      <p className="mt-4 max-w-prose text-muted">{withdraw.left}</p>
      <Form method="post" action={path} reloadDocument className="mt-6 flex flex-wrap gap-3">
        <Button type="submit" kind="danger">
          {withdraw.confirmLabel}
        </Button>
        <ButtonLink kind="secondary" href={path} reload>
          {withdraw.cancelLabel}
        </ButtonLink>
      </Form>
    </section>
  );
}

/** The page of an application that was withdrawn. */
export function WithdrawnApplication({
  application: { ref, appliedAt, withdrawnAt },
}: {
  application: Withdrawn;
}) {
  return (
    <Sheet
      heading={withdrawn.heading}
      text={withdrawn.text}
      actions={
        <ButtonLink kind="secondary" href={withdrawn.again.href} reload>
          {withdrawn.again.label}
        </ButtonLink>
      }
    >
      <Facts
        list={[
          [ownApplication.refLabel, ref],
          [ownApplication.appliedLabel, <LagosDay key="applied" at={appliedAt} />],
          [withdrawn.withdrawnLabel, <LagosDay key="withdrawn" at={withdrawnAt} />],
        ]}
      />
    </Sheet>
  );
}

/** The page of a link that leads to no application, or that this browser has not opened. */
export function NoApplication({ isNotOpened }: { isNotOpened: boolean }) {
  return (
    <Sheet
      heading={missing.heading}
      text={isNotOpened ? privateLinkTexts.notOpened : missing.text}
      actions={
        <>
          <ButtonLink kind="whatsapp" href={whatsappLink(missing.ask.line, missing.ask.message)}>
            {missing.ask.label}
          </ButtonLink>
          <ButtonLink kind="secondary" href={missing.apply.href} reload>
            {missing.apply.label}
          </ButtonLink>
        </>
      }
    />
  );
}
