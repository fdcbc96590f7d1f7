import type { ReactNode } from "react";

interface ChangeNoticeProps {
  /** What was changed; nothing is shown before the first change. */
  title: string | undefined;
  /** What is to be said beside it. */
  more?: string | undefined;
  failed: boolean;
  /** Takes the change back. */
  undo?: ReactNode;
}

/**
 * Says what was changed and takes it back, at the foot of the screen: the record itself may have left the list by
 * then. It is part of the answer, so it is there without script too.
 */
export function ChangeNotice({ title, more, failed, undo }: ChangeNoticeProps) {
  return (
    <div role="status" className="pointer-events-none fixed inset-x-0 bottom-0 z-40 mx-auto max-w-lg p-4">
      {title && (
        <div
          className={`pointer-events-auto flex items-center justify-between gap-4 rounded-2xl border bg-paper p-4 shadow-lg ${failed ? "border-danger" : "border-success"}`}
        >
          <div className="min-w-0 [overflow-wrap:anywhere]">
            <p className="font-semibold">{title}</p>
            {more && <p className="mt-1 text-sm text-muted">{more}</p>}
          </div>
          {undo}
        </div>
      )}
    </div>
  );
}
