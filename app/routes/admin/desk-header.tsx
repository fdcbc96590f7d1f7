import { Form } from "react-router";
import { deskTexts } from "#app/content/back-office.ts";
import { site } from "#app/content/site.ts";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { Logo } from "#app/ui/logo.tsx";

/** Title of a list of the back office, the way back and the way out. */
export function DeskHeader({ heading }: { heading: string }) {
  return (
    <header className="deep">
      <div className="wrap flex flex-wrap items-center gap-3 py-4">
        <a href="/" className="mr-2 flex">
          <Logo name={site.name} />
        </a>
        <h1 className="grow text-xl">{heading}</h1>
        <ButtonLink kind="secondary" icon="back" href="/admin-dashboard">
          {deskTexts.back}
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
