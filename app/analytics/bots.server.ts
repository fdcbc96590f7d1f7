import { isbot } from "isbot";

/** Whether browsers are bots, by their names; cleared when there are too many. Most visitors have one of a few browsers. */
const bots = new Map<string, boolean>();
const mostBots = 5_000;

export function isBot(userAgent: string): boolean {
  const known = bots.get(userAgent);
  if (known !== undefined) return known;
  if (bots.size >= mostBots) bots.clear();
  const found = isbot(userAgent);
  bots.set(userAgent, found);
  return found;
}
