import { useState } from "react";
import type { ChangedLeads } from "#app/inbox/changes.server.ts";

interface Lead {
  id: string;
}

/** What is shown of a list: its leads, and those that left it by a change made here, in their old places. */
export interface Kept<Row extends Lead> {
  /** The address of the list: another one starts again. */
  address: string;
  /** The leads as they were last read. */
  rows: readonly Row[];
  changed: ChangedLeads | undefined;
  /** What was done here with a lead, oldest first. */
  done: ReadonlyMap<string, readonly ChangedLeads[]>;
  shown: readonly Row[];
}

interface Read<Row extends Lead> {
  address: string;
  rows: readonly Row[];
  changed: ChangedLeads | undefined;
}

function withChange(done: Kept<Lead>["done"], changed: ChangedLeads): Kept<Lead>["done"] {
  const next = new Map(done);
  for (const id of changed.ids) {
    const before = next.get(id) ?? [];
    const undone = changed.undid && before.find(({ batch }) => batch === changed.undid);
    // Undo of 'Won' also closes the tier that was chosen after it.
    const closes = undone && undone.kind === "stage";
    const after = changed.undid
      ? before.filter(({ batch, kind }) => batch !== changed.undid && !(closes && kind === "tier"))
      : [...before, changed];
    if (after.length) next.set(id, after);
    else next.delete(id);
  }
  return next;
}

/** The leads that were read, and after their old neighbours those that a change made here took off the list. */
function inPlace<Row extends Lead>({ shown, done }: Kept<Row>, rows: readonly Row[]): readonly Row[] {
  const result = [...rows];
  const there = new Set(rows.map(({ id }) => id));
  let place = 0;
  for (const lead of shown) {
    const at = result.findIndex(({ id }) => id === lead.id);
    if (at >= 0) place = at + 1;
    else if (!there.has(lead.id) && done.has(lead.id)) {
      result.splice(place, 0, lead);
      place += 1;
    }
  }
  return result;
}

/** What is shown after another reading of the list or another change. */
export function keep<Row extends Lead>(before: Kept<Row> | null, read: Read<Row>): Kept<Row> {
  if (before?.address !== read.address) {
    const done = read.changed ? withChange(new Map(), read.changed) : new Map();
    return { ...read, done, shown: read.rows };
  }
  const { changed, rows } = read;
  if (changed === before.changed && rows === before.rows) return before;
  const done = changed && changed !== before.changed ? withChange(before.done, changed) : before.done;
  const next = { ...before, ...read, changed: changed ?? before.changed, done };
  return { ...next, shown: inPlace(next, rows) };
}

/**
 * Keeps a lead in its place after a change made here took it off the list, until another list is opened or the page is
 * loaded again: whoever pressed by mistake finds it where it was.
 */
export function useKeptLeads<Row extends Lead>(read: Read<Row>): Kept<Row> {
  const [kept, setKept] = useState(() => keep(null, read));
  const next = keep(kept, read);
  if (next !== kept) setKept(next);
  return next;
}
