import { Form } from "react-router";
import { TierSelect } from "#app/admin/tier-select.tsx";
import type { Learner } from "#app/school/learners/learners.server.ts";
import { Badge } from "#app/ui/badge.tsx";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { MailAddress } from "#app/ui/mail-address.tsx";
import { Moment } from "#app/ui/moment.tsx";
import { Summary } from "#app/ui/summary.tsx";
import { learnersList as texts } from "#content/enrollments-list.ts";
import { tierName } from "#content/school.ts";
import { whatsappChatWith } from "#content/whatsapp.ts";
import { grantedTierIds } from "../courses/contract.ts";
import { TierBadge } from "../courses/tier-badge.tsx";

const day = new Intl.DateTimeFormat("en-NG", { dateStyle: "medium", timeZone: "Africa/Lagos" });

/** A learner: name, tiers and who added them, progress, and contact links. */
export function LearnerCard({ learner }: { learner: Learner }) {
  const { name, email, phone, proven, grants, courses } = learner;
  return (
    <Card as="article" className="h-full [overflow-wrap:anywhere]">
      <div className="flex flex-wrap items-start justify-between gap-2">
        <h3 className="font-sans text-lg">{name}</h3>
        <p className="flex flex-wrap gap-2">
          <TierBadge tier={learner.tier} />
          {!proven && <Badge tone="accent">{texts.unproven}</Badge>}
        </p>
      </div>
      <p className="text-sm text-muted">
        {texts.since} <Moment at={learner.created_at} />
      </p>
      <p className="mt-1">
        <a className="underline" href={`mailto:${email}`}>
          <MailAddress address={email} />
        </a>
      </p>
      <ul className="mt-1 grid gap-1">
        {courses.length === 0 && <li className="text-muted">{texts.noProgress}</li>}
        {courses.map(({ title, done, all, certified }) => (
          <li key={title}>
            {texts.progress(title, done, all)}
            {certified && <span className="font-semibold text-success">{` · ${texts.certificate}`}</span>}
          </li>
        ))}
      </ul>
      <Grants learner={learner} />
      {learner.secondFactor && <SecondFactor learner={learner} />}
      <div className="mt-auto flex flex-wrap items-start gap-3 pt-2">
        {phone && (
          <ButtonLink
            kind="whatsapp"
            href={whatsappChatWith(phone, texts.greeting(name))}
            aria-label={texts.chatOf(name)}
          >
            {texts.chat}
          </ButtonLink>
        )}
        {grants.length < grantedTierIds.length && (
          <details className="group grow">
            <Summary className="text-brand">{texts.grant}</Summary>
            <GrantForm learner={learner} />
          </details>
        )}
      </div>
    </Card>
  );
}

/** The added tiers, each with a button that withdraws it. */
function Grants({ learner: { id, name, grants } }: { learner: Learner }) {
  if (!grants.length) return null;
  return (
    <ul className="mt-3 grid gap-2 border-t border-line pt-3">
      {grants.map(({ tier, at, by, ref }) => (
        <li key={tier} className="flex flex-wrap items-center justify-between gap-2">
          <span>
            {texts.granted(tierName(tier), by, day.format(at))}
            {ref && `, ${texts.paidWith(ref)}`}
          </span>
          <Form method="post" preventScrollReset>
            <input type="hidden" name="id" value={id} />
            <input type="hidden" name="tier" value={tier} />
            <Button
              type="submit"
              name="change"
              value="withdraw"
              kind="secondary"
              aria-label={texts.withdrawOf(tierName(tier), name)}
            >
              {texts.withdraw}
            </Button>
          </Form>
        </li>
      ))}
    </ul>
  );
}

/** The way back for a learner who lost phone and recovery codes. */
function SecondFactor({ learner: { id, name } }: { learner: Learner }) {
  const { on, remove, removeOf } = texts.secondFactor;
  return (
    <Form method="post" preventScrollReset className="mt-3 flex flex-wrap items-center justify-between gap-2">
      <input type="hidden" name="id" value={id} />
      <span className="text-success">{on}</span>
      <Button type="submit" name="change" value="second-factor" kind="secondary" aria-label={removeOf(name)}>
        {remove}
      </Button>
    </Form>
  );
}

function GrantForm({ learner: { id, name, grants } }: { learner: Learner }) {
  const open = grantedTierIds.filter((tier) => !grants.some((grant) => grant.tier === tier));
  return (
    <Form key={open.join()} method="post" preventScrollReset className="flex grow flex-wrap gap-3">
      <input type="hidden" name="id" value={id} />
      <span className="grow basis-32">
        <TierSelect label={texts.tierOf(name)} tiers={open} />
      </span>
      <Button
        type="submit"
        name="change"
        value="grant"
        kind="secondary"
        className="min-h-12"
        aria-label={texts.grantOf(name)}
      >
        {texts.grant}
      </Button>
    </Form>
  );
}
