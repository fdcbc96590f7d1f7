import { data } from "react-router";
import type { ListOutcome } from "#app/admin/list-outcome.ts";
import type { AccountAnswer } from "../account-form.tsx";
import type { ChangedStaff } from "./staff-accounts.server.ts";

/** The result of a change of staff; `add` is the refused form that adds somebody. */
export interface StaffOutcome extends ListOutcome<ChangedStaff> {
  add?: AccountAnswer | undefined;
}

/** The answer to a form that adds somebody, when it was refused. */
export function refusedStaff(add: AccountAnswer, status: number) {
  return data<StaffOutcome>({ changed: null, add }, { status });
}
