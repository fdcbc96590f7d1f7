import { Form } from "react-router";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { Logo } from "#app/ui/logo.tsx";
import { listTexts } from "#content/back-office.ts";
import { ownAccountTexts } from "#content/own-account.ts";
import { site } from "#content/site.ts";

interface AdminHeaderProps {
  heading: string;
  /** The link back; null where there is no page to go back to. */
  back?: { href: string; label: string } | null;
  /** The address that signs the user out; null for a page without the button. */
  signOut?: string | null;
  /** The link to the user's own account. */
  account?: boolean;
  /** The link to the screen for the second step of the sign-in. */
  twoStep?: boolean;
}

/** The link back to the dashboard. */
export const dashboardLink = { href: "/admin-dashboard", label: listTexts.back };

/** The header of a page of the back office: its heading, the link back and the logout button. */
export function AdminHeader({
  heading,
  back = dashboardLink,
  signOut = "/admin-dashboard",
  account,
  twoStep,
}: AdminHeaderProps) {
  return (
    <header className="deep">
      <div className="wrap flex flex-wrap items-center gap-3 py-4">
        <a href="/" className="mr-2 flex">
          <Logo name={site.name} />
        </a>
        <h1 className="grow text-xl [overflow-wrap:anywhere]">{heading}</h1>
        {back && (
          <ButtonLink kind="secondary" icon="back" href={back.href}>
            {back.label}
          </ButtonLink>
        )}
        {twoStep && (
          <ButtonLink kind="quiet" href={listTexts.twoStep.path}>
            {listTexts.twoStep.label}
          </ButtonLink>
        )}
        {account && (
          <ButtonLink kind="secondary" href={ownAccountTexts.path}>
            {ownAccountTexts.heading}
          </ButtonLink>
        )}
        {signOut && (
          <Form method="post" action={signOut}>
            <Button type="submit" name="intent" value="logout" kind="secondary">
              {listTexts.logout}
            </Button>
          </Form>
        )}
      </div>
    </header>
  );
}
