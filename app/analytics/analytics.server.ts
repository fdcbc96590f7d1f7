import { z } from "zod";
import { holdsPrivateLink } from "#app/private-links/contract.ts";
import { site } from "#content/site.ts";
import { hashedId } from "#server/platform/hashed-id.ts";
import { isBot } from "./bots.server.ts";
import { campaignOf } from "./campaign.server.ts";
import {
  classifyDevice,
  classifyReferrer,
  isPrivatePage,
  namedSources,
  pageOfSite,
} from "./classify.server.ts";
import { type Device, type VisitRecord, type VisitsInput, visitLimits } from "./contract.ts";
import { fixedLabel } from "./fixed-label.server.ts";
import { withinNewWords } from "./new-words.server.ts";
import { fromPerson } from "./outliers.server.ts";
import { type VisitRow, writeVisits } from "./visit-writer.server.ts";

const ownHost = new URL(site.url).hostname;

/** What the request says about the visitor. */
export interface VisitFacts {
  userAgent: string;
  host?: string;
  device?: Device;
  /** Two letters, where a proxy in front names the visitor's country. */
  country?: string;
  /** The client's IP address, used only for limits; it is not stored. */
  clientAddress?: string;
  now?: Date;
}

/**
 * Stores page views and clicks. Bots and the back office are not counted, so that every figure is about people.
 * @returns how many rows were stored; they are durable when the promise resolves
 */
export async function recordVisits(input: VisitsInput, facts: VisitFacts): Promise<number> {
  const userAgent = facts.userAgent
    .toWellFormed()
    .replace(/\p{Cc}/gu, " ")
    .slice(0, visitLimits.userAgent);
  if (isBot(userAgent)) return 0;
  const now = (facts.now ?? new Date()).getTime();
  const device = facts.device ?? classifyDevice(userAgent);
  const sourceOf = (referrer: string | undefined) =>
    namedSources.has(referrer ?? "")
      ? String(referrer)
      : classifyReferrer(referrer, facts.host ?? ownHost).slice(0, visitLimits.referrer);
  const agoOf = ({ ago, at }: VisitsInput["events"][number]) =>
    ago ?? Math.min(Math.max((input.sent ?? 0) - (at ?? input.sent ?? 0), 0), visitLimits.agoMs);
  const events = input.events.filter(
    ({ page_visited, clicked_element = "" }) =>
      !isPrivatePage(page_visited) && !holdsPrivateLink(clicked_element),
  );
  const { clientAddress } = facts;
  const numbers = events.map(({ number }) => number);
  if (!events.length || !(await fromPerson({ session: input.session_id, address: clientAddress, numbers })))
    return 0;
  const rows: VisitRow[] = await Promise.all(
    events.map(async (event) => {
      const page_visited = pageOfSite(event.page_visited);
      const source = sourceOf(event.referrer ?? input.from);
      return {
        session_id: input.session_id,
        event_timestamp: new Date(now - agoOf(event)),
        page_visited,
        referrer_source: source,
        device_type: device,
        screen_width: input.screen_width ?? null,
        user_agent: userAgent,
        clicked_element: event.clicked_element ? await fixedLabel(event.clicked_element) : null,
        number: event.number,
        country: facts.country,
        // A session is stored with the campaign of its first event.
        ...campaignOf(input.at || page_visited, source),
      };
    }),
  );
  await writeVisits(clientAddress === undefined ? rows : await withinNewWords(rows, clientAddress));
  return rows.length;
}

/** Any text as a UUID, which is the type of the column. A UUID stays as it is. */
function asSession(id: string): string {
  return z.uuid().safeParse(id).success ? id : hashedId(id);
}

/** Stores one page view or click as the specification writes it, under the same rules as those of the counter script. */
export async function recordVisit(
  { session_id, page_visited, referrer_source, clicked_element, ...visitor }: VisitRecord,
  facts: VisitFacts,
): Promise<number> {
  const { screen_width, device_type, user_agent } = visitor;
  const event = {
    page_visited,
    ...(referrer_source ? { referrer: referrer_source } : {}),
    ...(clicked_element ? { clicked_element } : {}),
  };
  return recordVisits(
    { session_id: asSession(session_id), events: [event], ...(screen_width == null ? {} : { screen_width }) },
    {
      ...facts,
      userAgent: user_agent ?? facts.userAgent,
      ...(device_type ? { device: device_type } : {}),
    },
  );
}
