import type { BotTopic, BotTrouble } from "#content/bot-replies/shape.ts";

/*
 * Finds the topics of a message in plain text (plain.ts). The patterns are bounded, so that a hostile text cannot make
 * them slow.
 */

/** Instructions to leave the part. */
const injection =
  /\b(?:ignore|disregard|forget|override|bypass)\b.{0,40}\b(?:instructions?|rules?|prompts?|previous|above|everything)\b|\b(?:system|developer|hidden|initial) ?(?:prompt|message|instructions?)\b|\b(?:your|the) (?:prompt|instructions|source code|api key|password)\b|\byou are (?:now|no longer)\b|\b(?:act|behave|respond) as (?:if|an?|my)\b|\bpretend (?:to be|you|that)\b|\bjailbreak|\bdo anything now\b|\bdan mode\b|\b(?:drop table|select \* from|<script)|\b(?:sell|give|make)\b.{0,30}\b(?:for|at) (?:₦ ?|n)?[01] ?naira\b|\brepeat after me\b/;

const insult =
  /\b(?:stupid|idiot|foolish|fool|useless|nonsense (?:bot|people|company|thing)|mumu|ode|oloshi|olodo|werey|were|dumb|moron|bastard|shut up|fuck\w*|shit\w*|bitch|craze|mad ?(?:man|bot|people)|you (?:are|is) mad|thunder fire|rubbish|waste(?: of)? time|ewu|goat|scam(?:mer|mers)?|thief|thieves|ole|fraud|hate you|god punish)\b/;

/** Problems, most specific first. */
const troubles: readonly (readonly [BotTrouble, RegExp])[] = [
  [
    "payment",
    /\b(?:payment|transfer|transaction|card)\b.{0,30}\b(?:fail\w*|declin\w*|error|stuck|hang\w*|pending|not (?:go|gone|going|show\w*|work\w*)|refus\w*)|\bdebit(?:ed|s)?\b|\b(?:paid|deducted|charged)\b.{0,20}\btwice\b|\bdouble(?:d)? (?:charge|debit)/,
  ],
  [
    "login",
    /\b(?:log ?in|login|sign ?in|password|otp|verification code|locked out)\b(?!.{0,12}\bhow much\b)|\bmy account\b.{0,25}\b(?:block|lock|open|access)/,
  ],
  [
    "network",
    /\b(?:no|bad|poor|slow) (?:network|internet|signal|data|service)\b|\b(?:network|internet|wi-?fi|data|router|modem)\b.{0,25}\b(?:down|slow|not|problem|issue|fail\w*|bad)|\bnot connect\w*|\bcan(?:no|')?t connect\b/,
  ],
  [
    "app",
    /\b(?:app|page|website|site|link|software|screen)\b.{0,25}\b(?:crash\w*|hang\w*|freez\w*|froze\w*|not (?:open\w*|load\w*|work\w*)|blank|white|slow|error|stuck|clos\w*)|\berror (?:message|code|\d+)/,
  ],
  [
    "device",
    /\b(?:pos|printer|phone|laptop|tv|freezer|fridge|generator|gen|inverter|battery|charger|machine|blender|speaker|scanner|solar)\b.{0,30}\b(?:not|dead|spoil\w*|broken|fail\w*|won'?t|stopp?ed|hot|beep\w*|noise|refus\w*|off)/,
  ],
  [
    "general",
    /\b(?:not|isn'?t|doesn'?t|won'?t|stopped|stop) (?:work\w*|respond\w*|open\w*|load\w*|turn\w* on|switch\w* on|com\w* on|charg\w*)|\bhow (?:do|can) i (?:fix|repair|reset|install|set ?up)\b|\b(?:technical|tech) (?:problem|issue|support)\b|\bit keeps\b|\bnothing (?:is|dey) work|\btroubleshoot/,
  ],
];

interface Pattern {
  readonly topic: BotTopic;
  readonly words: RegExp;
}

/** Urgent topics, which are answered alone. */
const urgent: readonly Pattern[] = [
  {
    topic: "human",
    words:
      /\b(?:talk|speak|chat|connect|transfer)\b.{0,20}\b(?:human|person|somebody|someone|agent|manager|owner|oga|boss|representative|staff)\b|\breal (?:human|person)\b|\bcall me\b(?! [A-Za-z]+$)|\bcustomer care number\b|\b(?:your|the) (?:manager|oga|boss)\b/,
  },
  {
    topic: "refund",
    words:
      /\brefund\w*|\bmoney back\b|\b(?:return|give) (?:me )?my money\b|\bcancel (?:my|the) order\b|\breturn (?:it|the|this)\b/,
  },
  {
    topic: "late",
    words:
      /\b(?:order|package|parcel|goods?|delivery|item|rider|dress|cake|shoes?|it|food|things?)\b.{0,40}\b(?:not|never|hasn'?t|haven'?t|didn'?t) (?:been )?(?:come|arriv\w*|reach\w*|deliver\w*|show\w*|get|got|receiv\w*)|\b(?:not|never|hasn'?t|haven'?t) (?:yet )?(?:arriv\w*|received|delivered|reach\w*)\b|\b(?:rider|driver|dispatch)\b.{0,25}\b(?:refus\w*|not|never|lost|disappear\w*)\b|\b(?:late|delay\w*|waiting (?:for|since)|been waiting|still waiting)\b|\b(?:said|promised)\b.{0,25}\b(?:yesterday|today|last week|monday|tuesday|wednesday|thursday|friday|since)\b/,
  },
  {
    topic: "complaint",
    words:
      /\b(?:complain\w*|disappointed|unhappy|angry|upset|terrible|horrible|bad (?:service|quality|product)|poor (?:service|quality))\b|\b(?:wrong|damaged|broken|torn|spoilt|spoiled|fake|expired|rotten|stale|leaking|incomplete|missing)\b.{0,30}\b(?:item|size|colou?r|product|order|goods?|one|shoe\w*|dress|cake|bag|it|things?|food)\b|\b(?:came|arrived|it is|was|is|got|sent me|received)\b.{0,25}\b(?:wrong|damaged|broken|torn|spoilt|fake|expired|bent|cold|too (?:small|big|tight|short|long)|stale)\b|\brude\b|\bnot what i ordered\b/,
  },
  {
    topic: "orderStatus",
    words:
      /\bwhere\b.{0,15}\b(?:order|package|parcel|goods|delivery|item|rider|my stuff)\b|\btrack\w*\b|\b(?:order|package|parcel|delivery|goods|item)\b.{0,20}\b(?:status|update|reach\w*|ready|shipped|way|arriv\w*|come|coming)\b|\b(?:status|update|news)\b.{0,20}\b(?:order|package|parcel|delivery)\b|\bwhen\b.{0,20}\b(?:my|the) (?:order|package|parcel|goods|delivery|item|dress|cake)\b|\bmy order\b|\bwhen (?:will|would|should|can|is) (?:it|they|that|he|she)\b.{0,12}\b(?:be here|arriv\w*|com\w*|reach|get here|be ready|delivered)\b|\border (?:number|no\.?|id)\b/,
  },
];

/** Everyday questions: two of them can be answered in one message. */
const everyday: readonly Pattern[] = [
  {
    topic: "discount",
    words:
      /\b(?:discount|last price|reduce|cheaper|bargain|too (?:cost|expensive|much|high|dear)|best price|negotia\w*|promo|dash me|jara|customer price|less money|something off|can i pay \d)\b/,
  },
  {
    topic: "delivery",
    words:
      /(?<!\bpay(?:ment)? on )\bdeliver\w*\b|\bwaybill\b|\bship(?:ping|ped)?\b|\bdispatch\b|\bsend (?:it|am|them)? ?to\b|\bbring (?:it|am|them) (?:to|come)\b|\bpick ?up\b/,
  },
  {
    topic: "price",
    words:
      /\bhow much\b|\bprices?\b|\bcosts?\b|\bcharges?\b|\bfees?\b|\brates?\b|\bquotation|\bquote\b|\bhow many naira\b|\bhw much\b/,
  },
  {
    topic: "booking",
    words:
      /\b(?:book|reserve|schedule)\b|\bbooking\b|\bappointment\b|\breservation\b|\b(?:table|room|slot) for\b|\bfix (?:a|me) (?:date|time)\b/,
  },
  {
    topic: "hours",
    words:
      /\b(?:open|opening|close|closing)\b.{0,25}\b(?:time|hours?|today|now|tomorrow|sunday|saturday|monday|weekend|holiday|till|until|when)\b|\b(?:what time|when)\b.{0,20}\b(?:open|close|available|start)|\b(?:working|business|opening) hours\b|\b(?:are|is|do) you (?:still )?(?:open|close|work)\b(?! \w+ for)|\b(?:open|work) on (?:sun|sat|mon|week)/,
  },
  {
    topic: "location",
    words:
      /\bwhere (?:are|is) (?:you|your|the) ?(?:shop|store|office|located|people|based|is)?\b|\blocation\b|\baddress\b|\bwhich (?:area|side|part)\b|\blocated\b|\bfind you\b|\bvisit (?:you|your|the)\b|\bcome to (?:your|the) (?:shop|store|office)\b|\blandmark\b|\bphysical (?:shop|store)\b/,
  },
  {
    topic: "paid",
    words:
      /\bi (?:have |has |just |already )*paid\b|\b(?:i|we) (?:have |has )?(?:made|sent) (?:the |a |my )?(?:payment|transfer|money)\b|\bi has pay\b|\bsent the money\b/,
  },
  {
    topic: "payment",
    words:
      /\b(?:how|where) (?:do|can|to|will|should) ?i? ?pay\b|\bpay(?:ing|ment)? (?:on|method|option|with|by|in|small)\b|\baccount (?:number|details|no)\b|\b(?:bank )?transfer\b|\binstal?lments?\b|\bpay small small\b|\bdo you (?:accept|take|collect)\b|\bpos\b|\bpayment\b|\bsend (?:me )?(?:your |the )?(?:account|aza)\b|\baza\b/,
  },
];

/** Small talk. */
const aside: readonly Pattern[] = [
  {
    topic: "identity",
    words:
      /\b(?:are|is) (?:you|this) (?:an? )?(?:really )?(?:human|robot|bot|ai|person|machine|real|chatgpt|computer)\b|\bwho (?:are|is|made|built|created|owns|designed) (?:you|this)\b|\byour (?:developer|creator|maker)s?\b|\bwhat (?:are|is) you\b|\byour name\b|\bam i (?:talking|chatting) (?:to|with)\b/,
  },
  {
    topic: "abilities",
    words:
      /\bwhat (?:can|do|else can|fit) you (?:do|help)\b|\bwhat (?:else )?you (?:fit|can|is able to) (?:do|help)|\bhow can you help\b|\bcan you help\b|\bwhat(?:'s| is) your (?:work|job)\b|^help(?: me)?[.?]?$|\bhow (?:do|does) (?:you|this|it) work\b/,
  },
  {
    topic: "joke",
    words:
      /^(?:l+o+l+|ha(?:ha)+|[😂🤣😄😀😁😆😅\s]+)$|\bjokes?\b|\bmake me laugh\b|\bsomething funny\b|\bstory\b|\briddle\b/u,
  },
  {
    topic: "offTopic",
    words:
      /\b(?:weather|rain(?:ing)?|football|arsenal|chelsea|man ?u|super eagles|premier league|afcon|president|election|politic\w*|tinubu|government|bitcoin|crypto|forex|dollar|exchange rate|bet(?:ting|9ja)?|lottery|marry|girlfriend|boyfriend|single|love (?:me|you)|capital of|recipe|cook jollof|homework|essay|poem|movie|nollywood|song|music|burna|davido|wizkid|pray|church|mosque|religion|horoscope|doctor|sick|malaria)\b|^\d+ ?[+*x/-] ?\d+/,
  },
  {
    topic: "howAreYou",
    words:
      /\bhow (?:are|is) (?:you|your (?:day|body|family|side|work|night|people))\b|\bhow far\b|\bhow body\b|\bhow you (?:is|dey|doing)\b|\bhow is (?:it going|everything|life|market)\b|\bhope you(?:'re| are) (?:fine|well|good)\b|\bwhat'?s up\b|\bwhat is happen(?:ing)?\b|\bsup\b/,
  },
];

const small: readonly Pattern[] = [
  {
    topic: "solved",
    words:
      /\b(?:it|that|now) (?:is |has )?(?:work(?:s|ed|ing)|helped|fixed|solved|okay now)\b|^(?:solved|fixed|works|working now)\b|\bsorted\b/,
  },
  {
    topic: "notSolved",
    words:
      /\bstill (?:not|the same|no|doesn'?t|isn'?t|won'?t|failing|refus\w*)\b|\b(?:didn'?t|did not|doesn'?t|does not|no) (?:help|work)\b|\bsame (?:thing|problem|error)\b/,
  },
  {
    topic: "goodbye",
    words:
      /\b(?:good)?bye\b|\bsee you\b|\bgood ?night\b|\blater\b|\bo ?dabo\b|\bka ?chi ?foo?\b|\btalk (?:to you )?(?:soon|later)\b|\bthat(?:'s| is) all\b|\bnothing (?:else|more)\b/,
  },
  {
    topic: "thanks",
    words:
      /\bthank\w*|\bnagode\b|\be ?se\b|\bdaalu\b|\bgod bless\b|\bwell done\b|\bimela\b|\bappreciate|🙏|❤|😍/u,
  },
  {
    topic: "greeting",
    words:
      /^(?:hi|hello|hey|howdy|good (?:day|morning|afternoon|evening)|morning|afternoon|evening|yo|greetings|e ?kaaro|ekaro|kaaro|e ?kaasan|e ?nle|sannu|ina kwana|kedu|nnoo?|wagwan|salam|salaam|start|🙋|👋)/u,
  },
  {
    topic: "yes",
    words:
      /^(?:yes|yeah|yep|yup|ye|ok|okay|okey|sure|alright|go ahead|correct|please do|of course|i agree|oya|na so|true|fine|do it|done|deal|👍|✅)(?![a-z])/u,
  },
  {
    topic: "no",
    words:
      /^(?:no|nope|nah|not (?:now|yet|really|interested)|never ?mind|don'?t|leave it|mba|rara|👎)(?![a-z])/u,
  },
];

/** Words that ask for a fact. */
const question =
  /\?$|^(?:please |and |but |so )?(?:what|why|how|who|which|when|where|is|are|was|can|could|do|does|did|has|have|will|would|should)\b/;

/** Whether a text is random typing. */
function isNonsense(text: string): boolean {
  const words = text.match(/\p{L}+/gu) ?? [];
  if (words.length === 0) return !/\d/.test(text);
  const odd = words.filter(
    (word) =>
      /[bcdfghjklmnpqrstvwxz]{5,}|asdf|qwer|zxcv|hjkl|(\p{L}{1,3})\1{3,}/u.test(word) ||
      (word.length > 4 && !/[aeiouy]/.test(word)) ||
      word.length > 25,
  );
  return odd.length * 2 >= words.length;
}

/** The problem that a text describes, if any. */
export function troubleIn(text: string): BotTrouble | undefined {
  return troubles.find(([, words]) => words.test(text))?.[0];
}

/** The end of one question and the start of the next. */
const clauses = /[?;\n]+|\.(?=\s)|,? and (?=(?:how|what|where|when|do|does|can|is|are|you|i want)\b)/;

/** The topics of a plain text: one, or two that are answered together. */
export function topicsIn(text: string): BotTopic[] {
  if (injection.test(text)) return ["injection"];
  if (insult.test(text)) return ["insult"];
  const first = urgent.find(({ words }) => words.test(text));
  if (first) return [first.topic];
  if (small.slice(0, 2).some(({ words }) => words.test(text)) && text.length < 60) return [littleTopic(text)];
  if (troubleIn(text)) return ["trouble"];
  const asked = text.split(clauses).flatMap((clause) => {
    const found = everyday.find(({ words }) => words.test(clause));
    return found ? [found.topic] : [];
  });
  if (asked.length) return [...new Set(asked)].slice(0, 2);
  const beside = aside.find(({ words }) => words.test(text));
  return [beside?.topic ?? littleTopic(text)];
}

function littleTopic(text: string): BotTopic {
  const little = small.find(({ words }) => words.test(text));
  if (little) return little.topic;
  if (isNonsense(text)) return "nonsense";
  return question.test(text) ? "question" : "unknown";
}
