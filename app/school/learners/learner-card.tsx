import { Form } from "react-router";
import { previewOf, RecordRow, RowDetails, rowButton } from "#app/admin/record-row.tsx";
import { TierSelect } from "#app/admin/tier-select.tsx";
import type { Learner } from "#app/school/learners/learners.server.ts";
import { Badge } from "#app/ui/badge.tsx";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { MailAddress } from "#app/ui/mail-address.tsx";
import { Moment } from "#app/ui/moment.tsx";
import { learnersList as texts } from "#content/enrollments-list.ts";
import { tierName } from "#content/school.ts";
import { whatsappChatWith } from "#content/whatsapp.ts";
import { grantedTierIds } from "../courses/contract.ts";
import { TierBadge } from "../courses/tier-badge.tsx";

const day = new Intl.DateTimeFormat("en-NG", { dateStyle: "medium", timeZone: "Africa/Lagos" });

type Progress = Learner["courses"][number];

const progressOf = ({ title, done, all }: Progress) => texts.progress(title, done, all);

/** A learner: a row that opens to tiers and who added them, progress, and the address. */
export function LearnerCard({ learner }: { learner: Learner }) {
  const { name, proven, courses } = learner;
  const progress = courses.length ? courses.map(progressOf) : [texts.noProgress];
  return (
    <RecordRow
      name={name}
      facts={
        <>
          <TierBadge tier={learner.tier} />
          {!proven && (
            <span className="max-sm:hidden">
              <Badge tone="accent">{texts.unproven}</Badge>
            </span>
          )}
          <span className="max-sm:hidden">
            {texts.since} <Moment at={learner.created_at} />
          </span>
        </>
      }
      actions={<Contact learner={learner} />}
    >
      <RowDetails
        name={name}
        preview={
          <>
            <span className="sm:hidden">
              {proven ? (
                <Moment at={learner.created_at} />
              ) : (
                <span className="font-semibold text-danger">{texts.unproven}</span>
              )}
              {" · "}
            </span>
            {previewOf(progress)}
          </>
        }
      >
        <WholeLearner learner={learner} />
      </RowDetails>
    </RecordRow>
  );
}

/** The chat with a learner; without a number, a mail. */
function Contact({ learner: { name, email, phone } }: { learner: Learner }) {
  return phone ? (
    <ButtonLink
      kind="whatsapp"
      className={rowButton}
      href={whatsappChatWith(phone, texts.greeting(name))}
      aria-label={texts.chatOf(name)}
    >
      {texts.chat}
    </ButtonLink>
  ) : (
    <ButtonLink
      kind="secondary"
      icon="mail"
      className={rowButton}
      href={`mailto:${email}`}
      aria-label={texts.writeOf(name)}
    >
      {texts.write}
    </ButtonLink>
  );
}

/** What the row has no room for. */
function WholeLearner({ learner }: { learner: Learner }) {
  const { email, courses, grants } = learner;
  return (
    <>
      <p className="text-sm text-muted">
        {texts.since} <Moment at={learner.created_at} />
        {!learner.proven && ` · ${texts.unproven}`}
      </p>
      <p className="mt-1">
        <a className="inline-block py-2.5 underline" href={`mailto:${email}`}>
          <MailAddress address={email} />
        </a>
      </p>
      <ul className="mt-1 grid gap-1">
        {courses.length === 0 && <li className="text-muted">{texts.noProgress}</li>}
        {courses.map((course) => (
          <li key={course.title}>
            {progressOf(course)}
            {course.certified && (
              <span className="font-semibold text-success">{` · ${texts.certificate}`}</span>
            )}
          </li>
        ))}
      </ul>
      <Grants learner={learner} />
      {learner.secondFactor && <SecondFactor learner={learner} />}
      {grants.length < grantedTierIds.length && <GrantForm learner={learner} />}
    </>
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
    <Form key={open.join()} method="post" preventScrollReset className="mt-3 flex flex-wrap gap-3">
      <input type="hidden" name="id" value={id} />
      <span className="grow basis-32 sm:max-w-xs">
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
