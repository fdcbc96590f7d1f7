import { Form } from "react-router";
import { deskTexts } from "#app/content/back-office.ts";
import { site } from "#app/content/site.ts";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { Logo } from "#app/ui/logo.tsx";

interface DeskHeaderProps {
  heading: string;
  /** Where it leads back to; the dashboard unless told, and nowhere for whoever has none. */
  back?: { href: string; label: string } | null;
  /** The door it leaves by. */
  door?: string;
}

/** The way back to the dashboard. */
export const dashboardLink = { href: "/admin-dashboard", label: deskTexts.back };

/** Title of a list of the back office, the way back and the way out. */
export function DeskHeader({ heading, back = dashboardLink, door = "/admin-dashboard" }: DeskHeaderProps) {
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
        <Form method="post" action={door}>
          <Button type="submit" name="intent" value="logout" kind="secondary">
            {deskTexts.logout}
          </Button>
        </Form>
      </div>
    </header>
  );
}
