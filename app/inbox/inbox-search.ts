import type { ListSearchProps } from "#app/admin/list-search.tsx";
import type { InboxPage } from "#app/inbox/inbox.server.ts";
import { dayWords } from "#content/day-words.ts";
import { inboxTexts } from "#content/inbox.ts";
import { leadDoors } from "#content/lead-doors.ts";
import { stages } from "./contract.ts";

const texts = inboxTexts.search;

/** How many days back can be selected. An address can name any day. */
const daysBack = 30;

/** The days that can be selected: today and yesterday by name, those before by date. */
function dayOptions(today: string, selected: string | undefined) {
  const days = Array.from({ length: daysBack - 2 }, (_, at) => {
    const day = new Date(`${today}T12:00:00Z`);
    day.setUTCDate(day.getUTCDate() - at - 2);
    return day.toISOString().slice(0, 10);
  });
  const named = selected === undefined || selected === "today" || selected === "yesterday";
  if (!named && !days.includes(selected)) days.push(selected);
  return [
    { value: "today", label: texts.today },
    { value: "yesterday", label: texts.yesterday },
    ...days.map((value) => ({ value, label: dayWords(value) })),
  ];
}

/** The search and the filters of the inbox. */
export function searchOf({ filter, sources, late, day: today }: InboxPage): ListSearchProps & {
  toggle: NonNullable<ListSearchProps["toggle"]>;
} {
  const { q, door, source, stage, day, overdue, due } = filter;
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
      { name: "day", label: texts.day, any: texts.anyDay, options: dayOptions(today, day), selected: day },
    ],
    foldsFilters: true,
    alsoSet: due ? [{ name: "due", words: texts.due }] : [],
    toggle: { name: "overdue", label: texts.overdue, on: overdue === "1" },
  };
}
