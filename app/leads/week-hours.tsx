import { Select } from "#app/forms/field.tsx";
import { hoursTexts } from "#content/appointments-list.ts";
import { timeInWords } from "./slot-words.ts";
import { type Calendar, timeAt, usualCalendar } from "./slots.ts";

const { week: texts } = hoursTexts;

const halfHours = Array.from({ length: 49 }, (_, at) => at * 30);
/** What a day without hours is set to when it is opened. */
const usual = usualCalendar.week.find((hours) => hours !== null) ?? [0, 0];

interface TimeSelectProps {
  name: "opens" | "closes";
  label: string;
  minutes: number;
}

function TimeSelect({ name, label, minutes }: TimeSelectProps) {
  return (
    <Select name={name} aria-label={label} defaultValue={minutes} className="min-w-0">
      {halfHours.map((at) => (
        <option key={at} value={at}>
          {at === 24 * 60 ? "12:00 midnight" : timeInWords(timeAt(at))}
        </option>
      ))}
    </Select>
  );
}

/** The hours of each day of the week. All days are sent, Sunday first: the contract numbers them so. */
export function WeekHours({ week }: Pick<Calendar, "week">) {
  return (
    // Sunday is the first field, and the last line on the screen: a week begins with Monday.
    <ul className="flex flex-col gap-3">
      {texts.days.map((day, weekday) => {
        const [opens, closes] = week[weekday] ?? usual;
        return (
          <li
            key={day}
            className="grid first:order-last grid-cols-2 items-center gap-x-3 gap-y-1 sm:grid-cols-[9rem_1fr_1fr]"
          >
            <label className="flex min-h-11 items-center gap-3 font-semibold max-sm:col-span-2">
              <input
                type="checkbox"
                name="open"
                value={weekday}
                defaultChecked={Boolean(week[weekday])}
                aria-label={texts.openOn(day)}
                className="pick"
              />
              {day}
            </label>
            <TimeSelect name="opens" label={texts.opens(day)} minutes={opens} />
            <TimeSelect name="closes" label={texts.closes(day)} minutes={closes} />
          </li>
        );
      })}
    </ul>
  );
}
