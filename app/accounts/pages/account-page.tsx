import type { ReactNode } from "react";
import { bringIntoView } from "#app/ui/bring-into-view.ts";

/** The layout of an account page: heading, form, and a link to the alternative. */
export function AccountPage({
  heading,
  text,
  notice,
  replacing = false,
  children,
  after,
}: {
  heading: string;
  text?: ReactNode;
  /** A message about what has just happened. */
  notice?: string | null | undefined;
  /** Whether it has just replaced another form in the same place. Then its `key` differs from that form's. */
  replacing?: boolean;
  children: ReactNode;
  after?: ReactNode;
}) {
  return (
    <div className="deep min-h-[80svh]">
      <div className="wrap grid justify-items-center py-8 md:py-14">
        <div className="w-full max-w-md rounded-2xl border border-line bg-paper p-6 md:p-8">
          <div role="status">
            {notice && (
              <p className="mb-5 rounded-xl bg-success-soft p-3 font-semibold text-success">{notice}</p>
            )}
          </div>
          <h1
            ref={replacing ? bringIntoView : null}
            tabIndex={replacing ? -1 : undefined}
            className="text-2xl outline-none"
          >
            {heading}
          </h1>
          {text && <p className="mt-2 mb-6 text-muted">{text}</p>}
          {children}
        </div>
        {after && <div className="mt-4 w-full max-w-md text-center">{after}</div>}
      </div>
    </div>
  );
}
