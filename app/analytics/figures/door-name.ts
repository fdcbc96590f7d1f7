import { leadDoors } from "#content/lead-doors.ts";

const names: ReadonlyMap<string, string> = new Map(leadDoors.map(({ value, label }) => [value, label]));

/** The label of a door. Leads are grouped by the door's value, but the screen shows its label. */
export const doorName = (door: string): string => names.get(door) ?? door;
