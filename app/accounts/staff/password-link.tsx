import { useRef } from "react";
import { Button } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { copyText } from "#app/ui/copy-text.ts";
import { Toasts } from "#app/ui/toasts.tsx";
import { site } from "#content/site.ts";
import { staffTexts } from "#content/staff.ts";
import { signIns } from "../own/role-places.ts";
import { type StaffRole, staffLinkHours } from "./contract.ts";

interface PasswordLinkProps {
  name: string;
  address: string;
  /** The role of this person, which says where they sign in. */
  role: StaffRole;
}

/** A link for a password that was not mailed, for the admin to pass on. It is shown once. */
export function PasswordLink({ name, address, role }: PasswordLinkProps) {
  const texts = staffTexts.link;
  const shown = useRef<HTMLElement>(null);
  async function onCopy() {
    // Where the browser refuses, the link is selected, so that it can be copied by hand.
    if (!(await copyText(address, texts)) && shown.current) getSelection()?.selectAllChildren(shown.current);
  }
  return (
    <Card as="section" chosen className="max-w-4xl">
      <h2 className="text-xl [overflow-wrap:anywhere]">{texts.heading(name)}</h2>
      <p className="mt-1 max-w-prose text-muted">{texts.text(staffLinkHours)}</p>
      <p className="my-4 rounded-xl bg-tint p-4 select-text [overflow-wrap:anywhere]">
        <span ref={shown}>{address}</span>
      </p>
      <p className="mb-4 max-w-prose [overflow-wrap:anywhere]">
        {texts.signsIn(name)} <strong className="select-text">{`${site.url}${signIns[role]}`}</strong>
      </p>
      <Button icon="copy" kind="secondary" className="needs-js self-start" onClick={onCopy}>
        {texts.copy}
      </Button>
      <Toasts />
    </Card>
  );
}
