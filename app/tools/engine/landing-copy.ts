import { asks } from "#content/trades/asks.ts";
import type { Frames } from "#content/trades/frames/frames.ts";
import {
  customerBullets,
  landingCalls,
  landingHeadlines,
  subheadlines,
  subheadlinesOfSaid,
  subheadlinesShort,
  wayBullets,
} from "#content/trades/frames/landing.ts";
import type { ToolInput, ToolOutput } from "../contract.ts";
import { chooser } from "./chooser.ts";
import { kindOf } from "./fact-kinds.ts";
import { findPhone } from "./find-facts.ts";
import { findAudience } from "./find-people.ts";
import { findPlace } from "./find-place.ts";
import { framed, oneOf, oneWithin } from "./frame.ts";
import { offerOf, peopleOf, shortened } from "./offer.ts";
import { movesOf, priceKnown, someCustomers } from "./people.ts";
import { clauseInPidgin } from "./pidgin.ts";
import { readBrief } from "./read-brief.ts";
import { nearest } from "./relevance.ts";
import { capitalise, once, paragraph, polish, sentence } from "./sentences.ts";
import { calmed, shortText } from "./wording.ts";

type Input = ToolInput<"generate-landing-copy">;

const bullets = { short: 3, usual: 5, long: 7 } as const;
const longestHeadline = 90;
const longestBusiness = 40;

/** The name of a business as typed; undefined if the field holds the offer again instead of a name. */
function brandOf({ businessName, coreOffer }: Input): string | undefined {
  const typed = shortText(businessName);
  const copied = typed.length > longestBusiness || /[.!?]\s|,/.test(typed) || kindOf(typed) === "words";
  const empty = !/\p{L}/u.test(typed);
  return copied || empty || (coreOffer.startsWith(businessName) && typed.includes(" "))
    ? undefined
    : calmed(typed);
}

/** Headline, subheadline, benefits and a closing line for a page that sells one offer. */
export function writeLandingCopy(input: Input): ToolOutput<"generate-landing-copy"> {
  const { tone, version, length, businessName, targetAudience, coreOffer } = input;
  const brief = readBrief(coreOffer, businessName);
  const typed = `${businessName}\n${coreOffer}\n${targetAudience}`;
  const choose = chooser(`${typed}\n${tone}`, version);
  const offer = offerOf(coreOffer, brief.phrases[0] ?? businessName);
  const audience = findAudience(targetAudience);
  const people = peopleOf(
    targetAudience,
    [businessName, coreOffer],
    audience?.name ?? someCustomers(brief, choose),
  );
  const brand = brandOf(input);
  const [want, ownWant, otherWant] = nearest(brief, choose, "want", brief.sector.wants, 3);
  const place = findPlace(`${coreOffer}\n${targetAudience}`);
  const price = offer.facts.find(({ kind }) => kind === "price")?.text;
  const values = {
    brand,
    business: brand ?? "our team",
    named: offer.named,
    people,
    them: / for /.test(offer.head) ? undefined : people,
    head: offer.head,
    offer: offer.line,
    said: offer.said,
    place: place && !`${offer.head} ${people}`.includes(place) ? place : undefined,
    price: price && !offer.head.includes(price) ? price : undefined,
    want,
    otherWant,
    move: audience && choose.some("move", movesOf(audience, brief), 1)[0],
    ask: asks[brief.sector.id],
    contact: findPhone(typed) ?? "us on WhatsApp",
    reply: priceKnown(brief) ? undefined : "the price",
  };
  const headline = capitalise(oneWithin(longestHeadline, choose, "headline", landingHeadlines[tone], values));
  const under: Frames = offer.said
    ? subheadlinesOfSaid
    : offer.line === offer.head
      ? subheadlinesShort
      : subheadlines;
  const own = offer.facts.map(({ text }) => capitalise(tone === "pidgin" ? clauseInPidgin(text) : text));
  const fresh = own.filter(
    (text) => !headline.toLowerCase().includes(text.toLowerCase()) && !offer.said.startsWith(text),
  );
  const more = [
    ...choose.some(
      "customer",
      framed(customerBullets[tone], {
        ...values,
        want: offer.said || offer.line !== offer.head ? want : ownWant,
      }),
      3,
    ),
    ...choose.some("way", framed(wayBullets[tone], values), 4),
  ];
  return {
    headline: polish(headline),
    subheadline: paragraph(shortened(oneOf(choose, "under", under, tone, values), 390)),
    benefitBullets: once([...fresh, ...more])
      .map(polish)
      .slice(0, Math.max(bullets[length], 3)),
    ctaLine: sentence(oneOf(choose, "call", landingCalls, tone, values)),
  };
}
