import { expect, test } from "vitest";
import type { ChangedLeads } from "#app/inbox/changes.server.ts";
import { type Kept, keep } from "./kept-leads.ts";

const rowsOf = (ids: string) => [...ids].map((id) => ({ id }));
const shownOf = (kept: Kept<{ id: string }>) => kept.shown.map(({ id }) => id).join("");
const replied: ChangedLeads = { kind: "chat", ids: ["b"], batch: "1", said: "Answered." };

test("a lead that a change made here moves away stays in its place, one that another moves away does not", () => {
  const first = keep(null, { address: "", rows: rowsOf("abcd"), changed: undefined });
  // The outcome of the change is there before the list is read again.
  const told = keep(first, { address: "", rows: first.rows, changed: replied });
  expect(shownOf(told)).toBe("abcd");
  const after = keep(told, { address: "", rows: rowsOf("acxd"), changed: replied });
  expect(shownOf(after)).toBe("abcxd");
  expect(after.done.get("b")).toEqual([replied]);
  // Another admin answers c meanwhile, and a new lead comes.
  const later = keep(after, { address: "", rows: rowsOf("axdy"), changed: undefined });
  expect(shownOf(later)).toBe("abxdy");
});

test("all that left stay in their order, also at the end and when nothing else is left", () => {
  const both: ChangedLeads = { kind: "stage", ids: ["a", "c"], batch: "2", said: "Won." };
  const first = keep(null, { address: "", rows: rowsOf("abc"), changed: undefined });
  const after = keep(first, { address: "", rows: rowsOf("b"), changed: both });
  expect(shownOf(after)).toBe("abc");
  const third: ChangedLeads = { kind: "call", ids: ["b"], batch: "3", said: "Called." };
  expect(shownOf(keep(after, { address: "", rows: [], changed: third }))).toBe("abc");
});

test("Undo removes what it undid, and another list begins anew", () => {
  const first = keep(null, { address: "", rows: rowsOf("ab"), changed: undefined });
  const answered = keep(first, { address: "", rows: rowsOf("a"), changed: replied });
  const due: ChangedLeads = { kind: "follow_up", ids: ["b"], batch: "4", said: "Tomorrow." };
  const both = keep(answered, { address: "", rows: rowsOf("a"), changed: due });
  expect(both.done.get("b")).toEqual([replied, due]);
  const undone: ChangedLeads = { kind: "undo", ids: ["b"], undid: "1", said: "As it was." };
  const back = keep(both, { address: "", rows: rowsOf("ab"), changed: undone });
  expect([shownOf(back), back.done.get("b")]).toEqual(["ab", [due]]);
  const elsewhere = keep(answered, { address: "tab=done", rows: rowsOf("z"), changed: undefined });
  expect([shownOf(elsewhere), elsewhere.done.size]).toEqual(["z", 0]);
});

test("Undo of 'Won' also removes the tier that was chosen after it", () => {
  const first = keep(null, { address: "", rows: rowsOf("ab"), changed: undefined });
  const won: ChangedLeads = { kind: "stage", ids: ["b"], batch: "5", said: "Won." };
  const paid: ChangedLeads = { kind: "tier", ids: ["b"], said: "Pro is open." };
  const both = keep(keep(first, { address: "", rows: first.rows, changed: won }), {
    address: "",
    rows: first.rows,
    changed: paid,
  });
  expect(both.done.get("b")).toEqual([won, paid]);
  const undone: ChangedLeads = { kind: "undo", ids: ["b"], undid: "5", said: "As it was." };
  expect(keep(both, { address: "", rows: first.rows, changed: undone }).done.get("b")).toBeUndefined();
});

test("reads nothing anew where nothing has changed", () => {
  const first = keep(null, { address: "", rows: rowsOf("ab"), changed: replied });
  expect(keep(first, { address: "", rows: first.rows, changed: replied })).toBe(first);
});
