import { type ChangeNotice, UndoNotice } from "#app/admin/undo-notice.tsx";
import type { ChangedApplications } from "#app/recruitment/review/application-changes.server.ts";
import { listTexts } from "#content/back-office.ts";
import { reviewTexts as texts } from "#content/review.ts";
import { selectedValue } from "./contract.ts";
import type { ReviewOutcome } from "./review-outcome.ts";

/** The notice about a change. Its Undo restores the status that each application had. */
export function noticeOf({ said, more, back }: ChangedApplications): ChangeNotice {
  const undo = back && [
    ...back.before.map((one) => ["selected", selectedValue(one)] as const),
    ["now", back.now] as const,
    ["change", "back"] as const,
  ];
  return { title: said, more, undo };
}

/** The notice about a failed change. For a status it has the specification's text. */
export function failureOf({ tried, refused }: ReviewOutcome): ChangeNotice {
  const ofStatus = tried === "status" || tried === "back";
  return { title: ofStatus ? texts.notUpdated : texts.notSaved, more: refused ?? listTexts.changeFailed };
}

/** Reports a change of an application, with Undo. */
export function ReviewNotice({ outcome }: { outcome: ReviewOutcome | undefined }) {
  return <UndoNotice outcome={outcome} notice={noticeOf} failure={failureOf} />;
}
