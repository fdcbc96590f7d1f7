import { Form, Link } from "react-router";
import { Button, ButtonLink, buttonClass } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { dayWords } from "#content/day-words.ts";
import { figuresTexts as texts } from "#content/figures.ts";
import { titleOf } from "../page-names.ts";
import { addressOf } from "./address.ts";
import { type FiguresQuery, type FilterName, rangeNames } from "./contract.ts";
import { doorName } from "./door-name.ts";

const look = (chosen: boolean) =>
  `inline-flex min-h-11 items-center rounded-xl px-4 font-semibold whitespace-nowrap ${chosen ? "bg-brand text-ground" : "text-ink hover:bg-brand-soft"}`;

function Ranges({ query }: { query: FiguresQuery }) {
  return (
    <nav aria-label={texts.rangeLabel} className="min-w-0 max-sm:-mx-5 max-sm:basis-[calc(100%+2.5rem)]">
      <ul className="flex gap-1 max-sm:overflow-x-auto max-sm:px-5">
        {rangeNames.map((range) => (
          <li key={range}>
            <Link
              to={addressOf(query, { range })}
              preventScrollReset
              className={look(range === query.range)}
              aria-current={range === query.range ? "true" : undefined}
            >
              {texts.ranges[range]}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

const dateClass = "min-h-11 rounded-xl border border-edge bg-paper px-3";

function CustomRange({ query: { days, filter } }: { query: FiguresQuery }) {
  const { from, to, show } = texts.custom;
  return (
    <Form className="flex flex-wrap items-end gap-3" key={`${days.first} ${days.last}`}>
      {Object.entries(filter).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <label className="grid gap-1 text-sm font-semibold">
        {from}
        <input type="date" name="from" required defaultValue={days.first} className={dateClass} />
      </label>
      <label className="grid gap-1 text-sm font-semibold">
        {to}
        <input type="date" name="to" required defaultValue={days.last} className={dateClass} />
      </label>
      <Button type="submit" kind="secondary">
        {show}
      </Button>
    </Form>
  );
}

/** A filter in words, and what happens when it is removed. */
function filterWords(name: FilterName, value: string) {
  if (name === "door") {
    const door = doorName(value);
    return { words: texts.leadFilter(door), remove: texts.removeLeadFilter(door) };
  }
  const words = `${texts.filters[name]} ${name === "entry" || name === "page" ? titleOf(value) : value}`;
  return { words: `${texts.filterLabel} ${words}`, remove: texts.removeFilter(words) };
}

/** The filters in force, each a link that removes it. */
function Filters({ query }: { query: FiguresQuery }) {
  const chosen = Object.entries(query.filter) as [FilterName, string][];
  if (!chosen.length) return null;
  return (
    <ul aria-label={texts.filterLabel} className="flex flex-wrap gap-2">
      {chosen.map(([name, value]) => {
        const { words, remove } = filterWords(name, value);
        return (
          <li key={name}>
            <Link
              to={addressOf(query, { filter: { ...query.filter, [name]: undefined } })}
              preventScrollReset
              aria-label={remove}
              className="inline-flex min-h-11 items-center gap-2 rounded-xl bg-brand-soft px-4 font-semibold [overflow-wrap:anywhere]"
            >
              {words} <Icon name="close" className="size-4" />
            </Link>
          </li>
        );
      })}
    </ul>
  );
}

/** Which days and visits the figures are of, as links and one form, so that each view has an address. */
export function RangeAndFilters({ query }: { query: FiguresQuery }) {
  const { first, last } = query.days;
  return (
    <div className="grid grid-cols-1 gap-3">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <Ranges query={query} />
        <details open={query.range === "custom"} className="open:order-last open:basis-full">
          <summary className={buttonClass("quiet")}>{texts.custom.open}</summary>
          <div className="flex flex-wrap items-end gap-4 pt-1">
            <CustomRange query={query} />
            <ButtonLink
              kind="secondary"
              icon="download"
              href={`${texts.path}/figures.csv${addressOf(query, {})}`}
              download
            >
              {texts.file}
            </ButtonLink>
          </div>
        </details>
        <p className="basis-full text-sm text-muted">
          {texts.rule(dayWords(first), first === last ? null : dayWords(last))}
          {query.range === "today" && ` ${texts.soFar}`}
        </p>
      </div>
      <Filters query={query} />
    </div>
  );
}
