/** What a visitor says before the message as it was meant: 'no, I mean …', 'sorry, …'. */
const leadIn =
  /^(?:(?:no+|nope|nah|haba|ah|oh|sorry|actually|wait|listen|but|oga|madam|please|pls|abeg)(?:\s*[,.!;:]+\s*|\s+(?=not\b|(?:i|we) (?:mean|meant|said|say|am|dey|no|don'?t)\b|(?:you|una) )))*(?:(?:(?:i|we) (?:mean|meant|said|say|dey say|dey talk|dey ask|am saying|am asking|am talking)(?: (?:that|about|of))?|(?:you|una) (?:did not|didn'?t|no|don'?t|do not) (?:understand|get|hear)(?: me)?|(?:you|una) are not answering(?: me)?|(?:that|this|it) is not (?:my question|what i (?:asked|mean|said)))\b[\s,.!;:]*)?/i;

/** What the visitor did not mean: 'not the bot', 'I don't mean the setup', 'na no be school I dey ask'. */
const denied =
  /(?:^|(?<=[,.;!]\s))(?:(?:and|but)\s+)?(?:not|no be|na no be|i (?:don'?t|do not|am not|no) (?:mean|talk(?:ing)?|ask(?:ing)?|dey (?:ask|talk))(?: of| about)?)\b[^,.;!?]*[,.;!?]\s*|,\s*not\b[^,.;!?]*$/gi;

/**
 * What a later message means if it corrects how the one before it was understood: without the words of correcting and without
 * what was not meant. Any other message as it is.
 */
export function corrected(message: string): string {
  const said = message.replace(leadIn, "");
  const meant = said.replace(denied, "").replace(leadIn, "").trim();
  return /\w{2}/.test(meant) ? meant : message;
}
