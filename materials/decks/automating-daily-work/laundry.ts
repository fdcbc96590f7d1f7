/** The business of the worked examples: a laundry in Port Harcourt that collects and delivers, six days a week. */

interface Task {
  readonly what: string;
  readonly timesADay: number;
  readonly minutes: number;
  /** Minutes a week that are left when a tool does the repeated part. */
  readonly left: number;
}

export const days = 6;

export const copying: Task = { what: "Copy orders into the book", timesADay: 12, minutes: 3, left: 42 };

export const tasks: readonly Task[] = [
  copying,
  { what: "Ask for the pick-up address", timesADay: 12, minutes: 2, left: 18 },
  { what: "Answer prices and opening hours", timesADay: 20, minutes: 1, left: 24 },
  { what: "Remind people to collect", timesADay: 8, minutes: 2, left: 20 },
  { what: "Remind people of a balance", timesADay: 5, minutes: 3, left: 22 },
];

export const perWeek = ({ timesADay, minutes }: Task) => timesADay * minutes * days;

const add = (amounts: readonly number[]) => amounts.reduce((sum, amount) => sum + amount, 0);

export const week = {
  before: add(tasks.map(perWeek)),
  after: add(tasks.map(({ left }) => left)),
} as const;

export const saved = week.before - week.after;

/** What an hour of the assistant costs, and what a builder asks for the whole. */
export const worth = { hour: 800, build: 72_000 } as const;

/** 186 → '3 h 6 min'. */
export function hours(minutes: number): string {
  const rest = minutes % 60;
  return `${Math.floor(minutes / 60)} h${rest ? ` ${rest} min` : ""}`;
}

/** What the form sends into the sheet. */
export const orders = [
  ["08:14", "Mrs Amadi, Rumuola", "5 shirts, 2 trousers", 5_900],
  ["08:40", "Mr Wike, D-Line", "1 duvet", 4_500],
  ["09:25", "Miss Tonye, GRA", "10 shirts", 7_000],
] as const;
