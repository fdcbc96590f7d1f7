import type { Asked } from "./talk.ts";

/** Words that may go with the number in an answer to 'how many customers write in a day?'; not 'branches'. */
const besideCount = new Set(
  `about around like maybe roughly almost over up between less more than and to or i we they get have receive say na dey e
  reach pass plus o oo a an in the per day daily everyday every each week message messages customer customers people person
  chat chats dm dms order orders of it just only one two three four five six seven eight nine ten twenty thirty forty fifty
  sixty seventy eighty ninety hundred thousand`.split(/\s+/),
);

/** Whether a message only gives a number of messages or customers. */
export const isCount = ({ text }: Pick<Asked, "text">) =>
  text.split(/[^a-z0-9]+/).every((word) => !word || /^\d+$/.test(word) || besideCount.has(word));

const aDay =
  /\b(\d{1,4})\+?\s+(?:messages?|chats?|customers?|dms?|enquir\w+|people)\s+(?:(?:a|per|every|each|in a|for one)\s+)?(?:day|daily)\b/;

/** The number of messages a day that a visitor mentions: 'a boutique with about 30 messages a day'. */
export const messagesADay = (text: string): number | undefined => {
  const [, count] = aDay.exec(text) ?? [];
  return count === undefined ? undefined : Number(count);
};
