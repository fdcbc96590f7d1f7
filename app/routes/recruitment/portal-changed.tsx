import { Form } from "react-router";
import { deskTexts } from "#app/content/back-office.ts";
import { recruitmentDesk as texts } from "#app/content/recruitment-desk.ts";
import { chosenValue } from "#app/features/applications/desk/contract.ts";
import { ChangeNotice } from "#app/routes/admin/change-notice.tsx";
import { Button } from "#app/ui/button.tsx";
import type { PortalOutcome } from "./portal-outcome.ts";

/** What did not work, in the specification's words where it was a status. */
function failure({ tried, refused }: PortalOutcome): { title: string; more: string } {
  const ofStatus = tried === "status" || tried === "back";
  return { title: ofStatus ? texts.notUpdated : texts.notSaved, more: refused ?? deskTexts.changeFailed };
}

/** Says what was changed in the portal, and gives each application the status back that it had. */
export function PortalChanged({ outcome }: { outcome: PortalOutcome | undefined }) {
  if (!outcome?.changed) {
    return <ChangeNotice title={undefined} failed {...(outcome && failure(outcome))} />;
  }
  const { said, more, back } = outcome.changed;
  return (
    <ChangeNotice
      title={said}
      more={more}
      failed={false}
      undo={
        back && (
          <Form method="post" preventScrollReset>
            {back.before.map((one) => (
              <input key={one.id} type="hidden" name="chosen" value={chosenValue(one)} />
            ))}
            <input type="hidden" name="now" value={back.now} />
            <Button type="submit" name="change" value="back" kind="secondary">
              {deskTexts.undo}
            </Button>
          </Form>
        )
      }
    />
  );
}
