import type { ListSearchProps } from "#app/admin/list-search.tsx";
import type { InboxPage } from "#app/inbox/inbox.server.ts";
import { dayWords } from "#content/day-words.ts";
import { inboxTexts } from "#content/inbox.ts";
import { leadDoors } from "#content/lead-doors.ts";
import { stages } from "./contract.ts";

const texts = inboxTexts.search;

/** The days that have a name, and the date that is selected instead, if any. */
function dayOptions(selected: string | undefined) {
  const isNamed = selected === undefined || selected === "today" || selected === "yesterday";
  return [
    { value: "today", label: texts.today },
    { value: "yesterday", label: texts.yesterday },
    ...(isNamed ? [] : [{ value: selected, label: dayWords(selected) }]),
  ];
}

/** The search and the filters of the inbox. */
export function searchOf({ filter, sources, late }: InboxPage): ListSearchProps & {
  toggle: NonNullable<ListSearchProps["toggle"]>;
} {
  const { q, door, source, stage, day, on, overdue, due } = filter;
  const known = source && source !== "none" && !sources.includes(source) ? [...sources, source] : sources;
  return {
    address: inboxTexts.path,
    q,
    label: texts.label,
    placeholder: texts.placeholder,
    filters: [
      {
        name: "door",
        label: texts.door,
        any: texts.anyDoor,
        options: leadDoors.map(({ value, label }) => {
          const overdueHere = late.find((one) => one.door === value)?.count ?? 0;
          return { value, label: overdueHere ? texts.lateDoor(label, overdueHere) : label, chip: label };
        }),
        selected: door,
      },
      {
        name: "source",
        label: texts.source,
        any: texts.anySource,
        options: [
          ...known.map((value) => ({ value, label: value })),
          { value: "none", label: inboxTexts.sourceUnknown, chip: texts.sourceUnknown },
        ],
        selected: source,
      },
      {
        name: "stage",
        label: texts.stage,
        any: texts.anyStage,
        options: stages.map((value) => ({ value, label: inboxTexts.stages[value] })),
        selected: stage,
      },
      { name: "day", label: texts.day, any: texts.anyDay, options: dayOptions(day), selected: day },
      {
        name: "on",
        label: texts.on,
        isDate: true,
        options: on ? [{ value: on, label: dayWords(on) }] : [],
        selected: on,
      },
    ],
    foldsFilters: true,
    alsoSet: due ? [{ name: "due", words: texts.due }] : [],
    toggle: { name: "overdue", label: texts.overdue, on: overdue === "1" },
  };
}
