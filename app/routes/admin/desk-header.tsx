import { Form } from "react-router";
import { deskTexts } from "#app/content/back-office.ts";
import { site } from "#app/content/site.ts";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { Logo } from "#app/ui/logo.tsx";

interface DeskHeaderProps {
  heading: string;
  /** Where it leads back to; the dashboard unless told. */
  back?: { href: string; label: string };
}

const dashboard = { href: "/admin-dashboard", label: deskTexts.back };

/** Title of a list of the back office, the way back and the way out. */
export function DeskHeader({ heading, back = dashboard }: DeskHeaderProps) {
  return (
    <header className="deep">
      <div className="wrap flex flex-wrap items-center gap-3 py-4">
        <a href="/" className="mr-2 flex">
          <Logo name={site.name} />
        </a>
        <h1 className="grow text-xl [overflow-wrap:anywhere]">{heading}</h1>
        <ButtonLink kind="secondary" icon="back" href={back.href}>
          {back.label}
        </ButtonLink>
        <Form method="post" action="/admin-dashboard">
          <Button type="submit" kind="secondary">
            {deskTexts.logout}
          </Button>
        </Form>
      </div>
    </header>
  );
}
