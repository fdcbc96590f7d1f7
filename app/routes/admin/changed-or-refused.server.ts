import { data } from "react-router";
import type { ErrorCode } from "#server/platform/errors.ts";
import { asRefusal } from "#server/platform/problem.ts";

/** What is said in the list's own place: that somebody else's change stands in the way, unless told. */
const inPlace: readonly ErrorCode[] = ["conflict"];

/** A change as its list is told: what was changed, or why it was refused. */
export async function changedOrRefused<Changed>(change: () => Promise<Changed>, said = inPlace) {
  try {
    return data<{ changed: Changed | null; refused?: string }>({ changed: await change() });
  } catch (error) {
    const refusal = asRefusal(error);
    if (!refusal || !said.includes(refusal.code)) throw error;
    const [field] = Object.values(refusal.fields ?? {}).flat();
    return data({ changed: null, refused: field ?? refusal.message }, { status: refusal.status });
  }
}
