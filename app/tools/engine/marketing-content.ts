import { asks } from "#content/trades/asks.ts";
import {
  callFrames,
  type Frames,
  questionFrames,
  wantFrames,
  worryFrames,
} from "#content/trades/frames/frames.ts";
import {
  captionHooks,
  captionHooksOfSaid,
  headlines,
  messageQuestions,
  messageStarts,
  messageStartsOfSaid,
  moveFrames,
} from "#content/trades/frames/marketing.ts";
import type { ToolInput, ToolOutput } from "../contract.ts";
import { chooser } from "./chooser.ts";
import { factSentences } from "./fact-sentences.ts";
import { findPhone } from "./find-facts.ts";
import { findAudience } from "./find-people.ts";
import { findPlace } from "./find-place.ts";
import { oneOf, oneWithin } from "./frame.ts";
import { hashtags } from "./hashtags.ts";
import { nameOf } from "./naming.ts";
import { offerOf, peopleOf } from "./offer.ts";
import { movesOf, priceKnown, someCustomers } from "./people.ts";
import { readBrief } from "./read-brief.ts";
import { near, nearest } from "./relevance.ts";
import { capitalise, paragraph, polish } from "./sentences.ts";
import { shortText } from "./wording.ts";

type Input = ToolInput<"generate-marketing-content">;

/** How much is written at each length. */
const sizes = {
  short: { details: 1, hints: 0, tags: 3, inMessage: 0 },
  usual: { details: 3, hints: 1, tags: 5, inMessage: 1 },
  long: { details: 8, hints: 4, tags: 8, inMessage: 3 },
} as const;

const longestHeadline = 90;

/** A caption, a headline and a WhatsApp message for one offer. */
export function writeMarketingContent(input: Input): ToolOutput<"generate-marketing-content"> {
  const { tone, version, length, businessType, targetAudience } = input;
  const size = sizes[length];
  const brief = readBrief(businessType, input.offer);
  const { sector } = brief;
  const typed = `${businessType}\n${input.offer}\n${targetAudience}`;
  const choose = chooser(`${typed}\n${tone}`, version);
  const business = nameOf(businessType, brief);
  const offer = offerOf(input.offer, brief.phrases[0] ?? business.text);
  const audience = findAudience(targetAudience);
  const moves = audience ? choose.some("moves", movesOf(audience, brief), 2) : [];
  const [anyWant] = nearest(brief, choose, "want", sector.wants, 1);
  const people = peopleOf(
    targetAudience,
    [businessType, input.offer],
    audience?.name ?? someCustomers(brief, choose),
  );
  const place = findPlace(`${input.offer}\n${targetAudience}`) ?? brief.place;
  const price = offer.facts.find(({ kind }) => kind === "price")?.text;
  const values = {
    people,
    offer: offer.line,
    said: offer.said,
    head: offer.head,
    named: offer.named,
    them: / for /.test(offer.head) ? undefined : people,
    place: place && !`${offer.head} ${people}`.includes(place) ? place : undefined,
    price: price && !offer.head.includes(price) ? price : undefined,
    move: moves[0],
    want: near(brief, choose, "want", sector.wants) ?? (moves.length ? undefined : anyWant),
    worry: near(brief, choose, "worry", sector.worries),
    ask: asks[sector.id],
    contact: findPhone(typed) ?? "us on WhatsApp",
    reply: priceKnown(brief) ? undefined : "the price",
  };
  const say = (key: string, frames: Frames, more = values) => oneOf(choose, key, frames, tone, more);
  const subject = { many: false, tone };
  const details = factSentences(offer.rest, subject);
  const hints = [
    say("want", wantFrames),
    say("move", moveFrames),
    say("worry", worryFrames) || say("questions", questionFrames),
  ];
  const told = hints.filter((hint) => hint !== "").slice(0, size.hints);
  const body = paragraph(...details.slice(0, size.details), ...told);
  const blocks = [
    capitalise(say("hook", offer.line ? captionHooks : captionHooksOfSaid)),
    body,
    say("call", callFrames),
    hashtags({ ...brief, place }, shortText(businessType), size.tags),
  ];
  return {
    instagramCaption: blocks
      .map(polish)
      .filter((block) => block !== "")
      .join("\n\n"),
    adHeadline: polish(capitalise(oneWithin(longestHeadline, choose, "headline", headlines[tone], values))),
    whatsappMessage: paragraph(
      say("start", offer.line ? messageStarts : messageStartsOfSaid),
      ...details.slice(0, size.inMessage),
      ...(length === "long" ? [say("message move", moveFrames, { ...values, move: moves[1] })] : []),
      say("question", messageQuestions),
    ),
  };
}
