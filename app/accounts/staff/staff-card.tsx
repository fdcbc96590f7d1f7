import type { ReactNode } from "react";
import { Form } from "react-router";
import { Select } from "#app/forms/field.tsx";
import { Badge } from "#app/ui/badge.tsx";
import { Button, type ButtonKind } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { Moment } from "#app/ui/moment.tsx";
import { Summary } from "#app/ui/summary.tsx";
import { staffTexts as texts } from "#content/staff.ts";
import { type StaffChange, staffRoles } from "./contract.ts";
import type { StaffMember } from "./staff-list.server.ts";

/** A member of staff: name, address, role, second factor, last sign-in, and what an admin can change. */
export function StaffCard({ member, own }: { member: StaffMember; own: boolean }) {
  const { name, email, role, secondFactor, passkeys, lastSignIn, disabledAt } = member;
  return (
    <Card as="article" className="h-full [overflow-wrap:anywhere]">
      <div className="flex flex-wrap items-start justify-between gap-2">
        <h3 className="font-sans text-lg">{name}</h3>
        <p className="flex flex-wrap gap-2">
          {disabledAt && <Badge tone="danger">{texts.disabled}</Badge>}
          {role !== "learner" && <Badge>{texts.roles[role]}</Badge>}
        </p>
      </div>
      <p className="mt-1">
        <a className="inline-flex min-h-11 items-center underline" href={`mailto:${email}`}>
          {email}
        </a>
      </p>
      <p className={secondFactor ? "text-success" : "text-muted"}>
        {secondFactor ? texts.secondFactor : texts.noSecondFactor}
        {passkeys > 0 && ` · ${texts.passkeys(passkeys)}`}
      </p>
      <p className="text-sm text-muted">
        {lastSignIn ? (
          <>
            {texts.lastSignIn} <Moment at={lastSignIn} />
          </>
        ) : (
          texts.neverSignedIn
        )}
      </p>
      {own ? <p className="mt-auto pt-4 text-muted">{texts.ownAccount}</p> : <Changes member={member} />}
    </Card>
  );
}

interface ChangeFormProps {
  member: StaffMember;
  change: StaffChange["change"];
  kind?: ButtonKind;
  /** Fields before the button. */
  children?: ReactNode;
}

/** A form that makes one change. */
function ChangeForm({ member: { id, name }, change, kind = "secondary", children }: ChangeFormProps) {
  const label = texts.actions[change];
  return (
    <Form method="post" preventScrollReset className="flex flex-wrap gap-3">
      <input type="hidden" name="id" value={id} />
      {children}
      <Button
        type="submit"
        name="change"
        value={change}
        kind={kind}
        className="min-h-12"
        aria-label={texts.actionOf(label, name)}
      >
        {label}
      </Button>
    </Form>
  );
}

/** What an admin can change about somebody else. */
function Changes({ member }: { member: StaffMember }) {
  const { name, role, disabledAt, secondFactor, passkeys } = member;
  return (
    <div className="mt-auto grid gap-3 pt-4">
      <ChangeForm key={role} member={member} change="role">
        <span className="grow basis-32">
          <Select name="role" aria-label={texts.roleOf(name)} defaultValue={role}>
            {staffRoles.map((one) => (
              <option key={one} value={one}>
                {texts.roles[one]}
              </option>
            ))}
          </Select>
        </span>
      </ChangeForm>
      {disabledAt ? (
        <ChangeForm member={member} change="enabled" />
      ) : (
        <ChangeForm member={member} change="disabled" kind="danger" />
      )}
      <details className="group">
        <Summary>{texts.more}</Summary>
        <div className="flex flex-wrap gap-3 pt-2">
          {!disabledAt && <ChangeForm member={member} change="link" />}
          {!disabledAt && <ChangeForm member={member} change="sessions" />}
          {(secondFactor || passkeys > 0) && (
            <ChangeForm member={member} change="second-factor" kind="danger" />
          )}
        </div>
      </details>
    </div>
  );
}
