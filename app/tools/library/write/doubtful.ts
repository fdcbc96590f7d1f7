/*
 * An answer to customers is read as the seller's own. What warns of sellers in general then warns of this one: 'nobody knows
 * their past, take new ones', 'leave any place that does', 'if the account name looks strange, call us'.
 */

const doubts = [
  // Money and names.
  /\baccount name\b|\bscams?\b|\bdishonest\b|\breal seller\b|\bset a price for a prayer\b|\bdo not pay\b/i,
  /\b(?:strangely|too) low price\b|\b(?:strangely|far too) (?:low|cheap)\b|\bprice (?:\p{L}+ )?far below\b|\bcheap \p{L}+ expensive\b/iu,
  // What is sold may be fake, old or dangerous.
  /\bgenuine\b|\bnobody knows\b|\btake new\b|(?<!they )\bdo not (?:buy|get in)\b|\bwalk away\b|\bdeserves? doubt\b|\bnewly bought\b/i,
  /\btreated with poison\b|\bhave killed (?:whole )?famil|\bold when it was sold\b|\boften hide\b|\bavoid (?:plates|sellers|shops)\b/i,
  /\bleave (?:any|if|it)\b(?! (?:on|off|in|for|to|out|till|upright|charging|closed|open|with|a|an|until|alone)\b)/i,
  // Other people of the trade.
  /\bno (?:honest|serious) \p{L}+|\bhonest (?:shops?|schools?|cooks?|makers?|people)\b|\bwhoever (?:sells?|offers|promises)\b/iu,
  /\b(?:be careful (?:with|of|when|if)|beware)\b|\bstrangers? into\b|\bwhom you pay yourself\b|\bpeople you can find again\b|\bchecked nothing\b/i,
  /\b(?:an?|any) (?:\p{L}+ )?(?:school|shop|company|firm|press|hotel|house|farm|tailor|mechanic|baker|cook|salon|studio|printer|builder|trader|locksmith|church|body|group) (?:who|that|which) (?!speaks|expects|was\b|has a\b|had\b|stays|you\b)/iu,
] as const;

/** Whether a question or an answer makes a customer doubt sellers, and so the one who publishes it. */
export const isDoubtful = (text: string): boolean => doubts.some((doubt) => doubt.test(text));
