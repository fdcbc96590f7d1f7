import type { ReactNode } from "react";
import { ButtonLink } from "#app/ui/button.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { listTexts } from "#content/back-office.ts";
import { site } from "#content/site.ts";
import { AdminHeader } from "./admin-header.tsx";

interface ListErrorProps {
  heading: string;
  unread: { title: string; text: string };
  /** The header; by default that of the back office. */
  header?: ReactNode;
}

/** The error page of a list that could not be read, or whose change was refused. */
export function ListError({ heading, unread: { title, text }, header }: ListErrorProps) {
  return (
    <>
      <title>{`${heading} · ${site.name}`}</title>
      {header ?? <AdminHeader heading={heading} />}
      <main className="wrap py-8">
        <EmptyState
          title={title}
          tile="dots"
          action={
            <ButtonLink href="" reload>
              {listTexts.retry}
            </ButtonLink>
          }
        >
          {text}
        </EmptyState>
      </main>
    </>
  );
}
