import { closedDayChange, hoursInput } from "./contract.ts";
import { closeDay, openDay, saveHours } from "./opening.server.ts";

/** Why a change was refused, and which of the two forms it was. */
export interface RefusedHours {
  of: "hours" | "closed";
  refused: string;
}

const refusal = (
  of: RefusedHours["of"],
  { issues }: { issues: readonly { message: string }[] },
): RefusedHours => ({
  of,
  refused: issues[0]?.message ?? "",
});

/** Which of the two forms was saved; with the day, if one was closed. */
interface SavedHours {
  notice: RefusedHours["of"];
  day?: string;
}

/** Changes the hours of the week, or a closed day, as a form says. @returns which it was, or why it was refused */
export async function changeHours(form: FormData): Promise<SavedHours | RefusedHours> {
  const fields = Object.fromEntries(form);
  if (fields.change === "hours") {
    const lists = { open: form.getAll("open"), opens: form.getAll("opens"), closes: form.getAll("closes") };
    const hours = hoursInput.safeParse({ ...fields, ...lists });
    if (!hours.success) return refusal("hours", hours.error);
    await saveHours(hours.data);
    return { notice: "hours" };
  }
  const day = closedDayChange.safeParse(fields);
  if (!day.success) return refusal("closed", day.error);
  if (day.data.change === "open-day") {
    await openDay(day.data.day);
    return { notice: "closed" };
  }
  await closeDay(day.data.day, day.data.name);
  return { notice: "closed", day: day.data.day };
}
