import type { ReactNode } from "react";
import { Form } from "react-router";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { Logo } from "#app/ui/logo.tsx";
import { listTexts } from "#content/back-office.ts";
import { ownAccountTexts } from "#content/own-account.ts";
import { site } from "#content/site.ts";
import { useWaiting } from "./back-office-frame.tsx";
import { PhoneMenu } from "./phone-menu.tsx";
import type { Waiting } from "./section-links.tsx";

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
  /** Another link, for whoever has no navigation. */
  more?: { href: string; label: string };
  /** Controls of the screen, below its heading on a phone. */
  children?: ReactNode;
}

/** The link back to the dashboard. */
export const dashboardLink = { href: "/admin-dashboard", label: listTexts.back };

function LogoutButton({ action, className }: { action: string; className?: string }) {
  return (
    <Form method="post" action={action} className={className}>
      <Button type="submit" name="intent" value="logout" kind="secondary">
        {listTexts.logout}
      </Button>
    </Form>
  );
}

/** The header inside the frame: the navigation leads everywhere, so that on a phone one line is enough. */
function FramedHeader({ counts, ...header }: AdminHeaderProps & { counts: Waiting }) {
  const { heading, back, signOut = "/admin-dashboard", twoStep, children } = header;
  const away = back && back.href !== dashboardLink.href ? back : null;
  // A header of one row stays in sight on a phone, so that the menu is always one tap away.
  const isBar = !away && !twoStep && !children;
  return (
    <header
      data-bar={isBar ? "" : undefined}
      className={`deep relative print:hidden ${isBar ? "max-lg:sticky max-lg:top-0 max-lg:z-40" : ""}`}
    >
      <div className="wrap flex flex-wrap items-center gap-x-3 gap-y-2 py-2.5 lg:min-h-17">
        <PhoneMenu counts={counts} signOut={signOut ?? "/admin-dashboard"} />
        <h1 className="min-w-0 grow basis-32 text-lg leading-tight [overflow-wrap:anywhere] sm:text-xl">
          {heading}
        </h1>
        {away && (
          <ButtonLink kind="secondary" icon="back" href={away.href} className="max-sm:px-3">
            {away.label}
          </ButtonLink>
        )}
        {twoStep && (
          <ButtonLink kind="quiet" href={listTexts.twoStep.path}>
            {listTexts.twoStep.label}
          </ButtonLink>
        )}
        {children}
        {signOut && <LogoutButton action={signOut} className="max-lg:hidden" />}
      </div>
    </header>
  );
}

/** The header of a page of the back office: its heading, the link back and the logout button. */
export function AdminHeader(header: AdminHeaderProps) {
  const counts = useWaiting();
  if (counts) return <FramedHeader {...header} counts={counts} />;
  const {
    heading,
    back = dashboardLink,
    signOut = "/admin-dashboard",
    account,
    twoStep,
    more,
    children,
  } = header;
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
        {more && (
          <ButtonLink kind="quiet" href={more.href}>
            {more.label}
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
        {children}
        {signOut && <LogoutButton action={signOut} />}
      </div>
    </header>
  );
}
