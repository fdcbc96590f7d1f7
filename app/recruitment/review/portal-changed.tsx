import { type ChangeNotice, UndoNotice } from "#app/admin/undo-notice.tsx";
import type { ChangedApplications } from "#app/recruitment/review/application-changes.server.ts";
import { deskTexts } from "#content/back-office.ts";
import { recruitmentDesk as texts } from "#content/recruitment-desk.ts";
import { chosenValue } from "./contract.ts";
import type { PortalOutcome } from "./portal-outcome.ts";

/** Undo gives each application the status that it had. */
export function noticeOf({ said, more, back }: ChangedApplications): ChangeNotice {
  const undo = back && [
    ...back.before.map((one) => ["chosen", chosenValue(one)] as const),
    ["now", back.now] as const,
    ["change", "back"] as const,
  ];
  return { title: said, more, undo };
}

/** What did not work. A status has the specification's words. */
export function failureOf({ tried, refused }: PortalOutcome): ChangeNotice {
  const ofStatus = tried === "status" || tried === "back";
  return { title: ofStatus ? texts.notUpdated : texts.notSaved, more: refused ?? deskTexts.changeFailed };
}

/** Says what was changed of an application, with Undo. */
export function PortalChanged({ outcome }: { outcome: PortalOutcome | undefined }) {
  return <UndoNotice outcome={outcome} notice={noticeOf} failure={failureOf} />;
}
