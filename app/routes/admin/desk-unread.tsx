import type { ReactNode } from "react";
import { deskTexts } from "#app/content/back-office.ts";
import { site } from "#app/content/site.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { DeskHeader } from "./desk-header.tsx";

interface DeskUnreadProps {
  heading: string;
  unread: { title: string; text: string };
  /** What stands above; the header of the owner's lists unless told. */
  header?: ReactNode;
}

/** A list that could not be read, or a change that was refused: the way back stays. */
export function DeskUnread({ heading, unread: { title, text }, header }: DeskUnreadProps) {
  return (
    <>
      <title>{`${heading} · ${site.name}`}</title>
      {header ?? <DeskHeader heading={heading} />}
      <main className="wrap py-8">
        <EmptyState
          title={title}
          tile="dots"
          action={
            <ButtonLink href="" reload>
              {deskTexts.retry}
            </ButtonLink>
          }
        >
          {text}
        </EmptyState>
      </main>
    </>
  );
}
