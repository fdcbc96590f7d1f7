import { z } from "zod";
import { cleanText, requiredText } from "#app/forms/contract.ts";
import { leadLimits } from "#app/inbox/contract.ts";
import { hidePrivateKeys, withoutPrivateKey } from "#app/private-links/contract.ts";
import { type LabelGroup, labelGroups, labels } from "#content/concierge/labels.ts";
import { type ConciergeAction, conciergeActions } from "#content/concierge.ts";
import { hideSecrets } from "./secrets-contract.ts";

/** Maximum lengths and values in a question to the concierge. */
export const conciergeLimits = {
  message: 1000,
  sessionId: 100,
  path: 512,
  fingerprint: 20,
  paths: 200,
  secondsOnSite: 7 * 24 * 60 * 60,
} as const;

/** What a visitor may want from the concierge, and that it is not certain. */
export const conciergeIntents = [...labels, "unknown"] as const;
export type ConciergeIntent = (typeof conciergeIntents)[number];

/** For an applicant's private page, the chat learns only that it is one. */
const path = z
  .string()
  .overwrite((text) => withoutPrivateKey(cleanText(text)))
  .regex(/^\/(?!\/)/, "A path starts with one slash")
  .max(conciergeLimits.path);

/** The input of POST /api/functions/yemi-chat. */
export const conciergeInput = z.object({
  userMessage: requiredText("Message", { most: conciergeLimits.message }).overwrite((text) =>
    hideSecrets(hidePrivateKeys(text)),
  ),
  sessionId: requiredText("Session", { most: conciergeLimits.sessionId }),
  currentPage: path,
  userFingerprint: z.string().overwrite(cleanText).max(conciergeLimits.fingerprint).default(""),
  /** How far down each page was read, in per cent. */
  scrollDepth: z
    .record(path, z.number().min(0).max(100))
    .refine((pages) => Object.keys(pages).length <= conciergeLimits.paths, "Too many pages")
    .default({}),
  /** What the visitor counter remembers of the visit, for a lead that comes of the chat. */
  visit: z.string().max(leadLimits.visit).optional(),
  /** Seconds. */
  timeOnSite: z.number().min(0).max(conciergeLimits.secondsOnSite).default(0),
});
export type ConciergeInput = z.output<typeof conciergeInput>;

const actions = Object.keys(conciergeActions) as [ConciergeAction, ...ConciergeAction[]];
const action = z.enum(actions);

/** The answer of the concierge. */
export const conciergeAnswer = z.object({
  yemiResponse: z.string().min(1),
  intent: z.enum(conciergeIntents),
  suggestedActions: z.object({ primary: action, secondary: z.array(action).max(2) }),
  /** The page that the answer comes from. */
  pageInfo: z.object({ path, title: z.string().min(1) }),
  /** Opens WhatsApp with the question, for visitors who want a person. */
  whatsappLink: z.url(),
  /** If the question was unclear: what may have been meant. The page sends the chosen one as the next message. */
  choices: z.array(z.string()).max(4).optional(),
});
export type ConciergeAnswer = z.output<typeof conciergeAnswer>;

/** Maximum length of a stored answer; a model's text is cut there. */
export const savedAnswerLimit = 4000;

/** How long a conversation is stored, in days. The privacy notice states the same. */
export const conversationDays = 90;

/** Conversations per page of the owner's list. */
export const conversationsOnPage = 20;

/** How many exchanges of one conversation are listed, newest first. */
export const exchangesShown = 100;

/**
 * How far the owner is with a conversation: it has an unanswered question that is not handled, all its questions are
 * marked as handled, or neither.
 */
export const conversationStates = ["unanswered", "answered", "handled"] as const;
export type ConversationState = (typeof conversationStates)[number];

/** The filter of the owner's list, from its address. Invalid values are ignored. */
export const conversationFilter = z.object({
  state: z.enum(conversationStates).optional().catch(undefined),
  about: z
    .enum(Object.keys(labelGroups) as [LabelGroup, ...LabelGroup[]])
    .optional()
    .catch(undefined),
  page: z.coerce.number().int().min(1).max(1_000_000).catch(1).default(1),
});

/** The filter with the search text, which the address contains in encrypted form. */
export type ConversationFilter = z.infer<typeof conversationFilter> & { q: string };

/** What the owner can do with conversations, by id. */
export const conversationChange = z.discriminatedUnion("change", [
  z.object({
    change: z.literal("handled"),
    id: z.array(z.guid()).min(1).max(conversationsOnPage),
    /** Id of the newest exchange that the owner saw; later ones stay open. */
    seen: z.coerce.number().int().positive().max(Number.MAX_SAFE_INTEGER),
  }),
  z.object({
    change: z.literal("open"),
    id: z.array(z.guid()).min(1).max(conversationsOnPage),
    /** The mark to remove; all marks if undefined. */
    marked: z.iso.datetime().optional(),
  }),
  /** Cannot be undone, so a box must be ticked. */
  z.object({
    change: z.literal("erase"),
    id: z.array(z.guid()).length(1),
    seen: z.coerce.number().int().positive().max(Number.MAX_SAFE_INTEGER),
    sure: z.literal("on"),
  }),
]);
export type ConversationChange = z.infer<typeof conversationChange>;
