import type { ConciergeIntent } from "../contract.ts";

interface Pattern {
  readonly intent: ConciergeIntent;
  readonly words: RegExp;
}

/** Patterns that decide the whole message, whatever else it contains; the first match wins. */
const overall: readonly Pattern[] = [
  {
    intent: "injection",
    words:
      /\b(?:ignore|forget|disregard|override|bypass)\b.{0,30}\b(?:rule|setting|instruction|prompt|above|previou?s?|all|training)|\bsystem prompt\b|\b(?:reveal|show|print|repeat|tell)\b.{0,20}\b(?:your|the)\b.{0,12}\b(?:prompt|instruction|rule)\b|\bpretend\b|\bset\b.{0,25}\bto (?:n|₦)?\d|\bi am (?:the |an |your )?(?:admin|developer|ceo)\b|\byou are now\b|(?:^|please |now )act (?:as|like)\b|\b(?:give|sell|let) me\b.{0,30}\bfor (?:only |just )?(?:n|ngn|₦)? ?\d[\d,.]*(?:k\b| ?naira|$|\s)|\bjailbreak|\bdeveloper mode\b|\badmin mode\b|\b(?:for|at) (?:only )?(?:1|one|two|2|10|ten) naira\b|\bnew price is\b|\bsell (?:it|me|to me|us|this|that)\b.{0,25}\bfor (?:n|ngn)? ?\d|\bsay (?:that )?(?:it|the price) (?:is|costs?)\b|<\/?[a-z]+>/,
  },
  {
    intent: "insult",
    words:
      /\b(?:stupid|idiot|useless|mumu|ode|olodo|foolish|fool|hate you|nonsense|rubbish|dumb|werey|thie(?:f|ves)|you (?:be|is|are) (?:all )?(?:scammers?|fraudsters?|criminals?)|criminal|bastard|shut up|fuck|oloshi|mad|craze|crazy|senseless|ewu|anuofia|trash|waste of time|brainless)\b/,
  },
  {
    intent: "human",
    words:
      /^(?!(?:so |please )?(?:are|is) (?:you|this|yemi|it)\b)(?=.*(?:\b(?:talk|speak|chat|yarn|connect|transfer|assistance|attend)\b.{0,25}\b(?:human|person|people|sales|team|support|somebody|someone|agent|representative|staff|owner|oga|boss|manager|real)\b|\bhuman being\b|(?<!^(?:is|are)\b.{0,20})\breal (?:human|person)\b(?!.*\?)|\bcustomer (?:care|service|support)\b|\bcall me\b|\bi want (?:to )?a? ?(?:human|person)\b|\bhuman please\b|^human$))/,
  },
  {
    intent: "complaint",
    words:
      /\bcomplain|(?<!\b(?:customers?|people|clients?|buyers?) (?:that |who |wey )?)\b(?:stopped|refused|refuses|fails?|failed)\b.{0,12}\b(?:reply\w*|work\w*|submit|open\w*|load\w*|send\w*)\b|\bnot serious\b|\b(?:i|we) (?:is|am|are|have been) wait(?:ing)?\b|\bnot (?:opening|loading|submitting|sending|replying)\b|\bnot working\b|\bstopped working\b|\bdisappoint|\bbad service\b|\breport\b.{0,15}\b(?:bug|problem|issue|error)|\byour (?:site|website|page)\b.{0,12}\b(?:slow|broken|down|bad)\b|\bnobody (?:is |has )?(?:repl|answer|called)|\bwaiting\b.{0,30}\b(?:reply|response|answer|call|days?|weeks?|since)\b|\bno (?:reply|response|answer)\b.{0,30}\b(?:since|days?|yet|week)|\bno (?:reply|response|answer)$|\brude\b|\bi (?:have )?(?:already )?paid\b|\bi don pay\b|\bpayment went through\b|\bdebited\b|\b(?:but|still|yet) no (?:reply|response|answer)\b|\byou no is (?:reply|answer)\b|\bnot (?:received|receive|come|delivered)\b|\bhave not (?:received|got)\b|\bnever (?:repl|answer|came|received)|\bi am (?:very )?(?:angry|unhappy|not happy)\b|\bmy (?:order|bot|assistant|system)\b.{0,20}\b(?:fail|down|wrong|broken)/,
  },
  {
    intent: "refund",
    words:
      /\brefund|\b(?:return|reverse|give back|bring back|get back|collect)\b.{0,15}\b(?:my|our|the) (?:money|payment|cash|funds?|deposit)\b|\bchanged my mind\b|\bmoney back\b|\bmy money\b.{0,20}\bcancel|\bcancel\b.{0,20}\bmoney\b|\b(?:return|get back|collect) my money\b|\bmy money\b.{0,10}\bback\b|\bcancel\b.{0,20}\b(?:subscription|order|plan|package|contract)/,
  },
];

/** Patterns for single questions; the first match wins. */
const questions: readonly Pattern[] = [
  {
    intent: "account",
    words:
      /\b(?:forgot(?:ten)?|lost|reset|change|recover|(?:not|dont|cannot) remember|new)\b.{0,20}\bpassword|\b(?:cannot|can not|cant|unable to|how (?:do|can) i) (?:sign ?in|log ?in)\b/,
  },
  {
    intent: "offer",
    words:
      /\bwhat (?:exactly |else )?(?:do|is|are) you (?:do|doing|offer|sell|is do)\b(?! with my)|\bwhat you is (?:do|offer|sell)\b|\bwhat can you (?:people )?do\b|^(?:hello |hi |hey |good \w+ |please )*(?:i|we) (?:sell|run|own|manage|operate|have(?: an?)?)\b(?!.*\b(?:idea|name|question|problem|issue|complain\w*|password)\b)(?: \w+){1,4}$|^(?:i|we) (?:am|are) an? \w+$|\bproblems? do you solve\b|\b(?:things?|work|services?|products?) (?:that )?you (?:people |guys )?(?:do|offer|sell|have)\b|\bhow can you help\b|\b(?:have|run|own|manage) a business\b|\bsolutions? for\b/,
  },
  {
    intent: "privacy",
    words:
      /\b(?:keep|store|save|collect|hold|delete|erase|remove|share|sell|give|pass|release|see|access|leak|hack|track|know|read|use|do with)\b.{0,25}\bmy\b.{0,15}\b(?:data|details?|information|info|numbers?|chats?|messages?|applications?|cv|emails?|conversations?|contacts?|location|picture|video)\b(?!.*\b(?:reply|customers?)\b)|\b(?:delete|erase|remove|know|have|keep|store)\b.{0,25}\b(?:about|on) me\b|\bmy\b.{0,20}\b(?:data|numbers?|details?|information|money|chats?)\b.{0,25}\b(?:safe|secure|private|protected|confidential)\b/,
  },
  {
    intent: "discount",
    words:
      /\bdiscount|\bblack friday\b|\bbonanza\b|(?:\bper ?cent|%) (?:off|less|discount)|\blast price\b|\breduce\b|\bbest price\b|\bbargain|\bnegotia|\bless price\b|\bcheaper for me\b|\bpromo\b|\bfor free\b.{0,10}\b(?:give|sell)|\bgive me\b.{0,30}\bfree\b|\bcompetitor|\bmatch (?:it|that|the price)\b|\b(?:do|make|leave|give) (?:am|it|this|that)\b.{0,15}\b(?:for|at|be)? ?(?:n|ngn|₦)?\d|\btoo (?:cost|costly|much money|expensive|high)\b|\b(?:my budget|i only have|i get only|all i have)\b/,
  },
  {
    intent: "trust",
    words: /\bscam|\bfraud|\blegit|\b419\b|\bgenuine\b|\btrust you\b|\byahoo\b|\bcan i trust\b/,
  },
  {
    intent: "identity",
    words:
      /\bwho are you\b|\bwho (?:be|is) you\b|\b(?:what|which) (?:ai )?(?:model|llm|ai) are you\b|\b(?:are you|is yemi|is this) (?:a |an )?(?:human|bot|chatbot|robot|real|ai|person|machine|program)|\byour name\b|\b(?:are you|is this|you be|you is|using) ?chat ?gpt\b|\bgemini\b|\bwho (?:built|made|created|designed|developed|programmed) you\b|\bam i (?:talking|chatting) (?:to|with)\b/,
  },
  {
    intent: "compare",
    words:
      /^(?!.*\bsetup\b.{0,15}\bmonthly\b).*(?:\bcompare|\bcomparison|\bdifferen|\bvs\b|\bversus\b|\bbetter\b|\bwhich (?:one|package|system|plan|course|path|ebook)\b.{0,40}\b(?:should|fit|suit|good|best|choose|pick|use|for)\b|\bwhat (?:do|can|would) you (?:recommend|advise|suggest)\b|\b(?:recommend|advise) me\b|\bbetween\b.+\band\b)/,
  },
  {
    intent: "build_time",
    words:
      /\bhow long\b(?!.*\b(?:application|apply|reply|course|path|mastery|class|module|programme|program|keep|data)\b)|\bwhen (?:can|will|do) i (?:get|have|receive)\b|\bhow (?:many days|soon|fast|quick)(?!\w*.{0,10}\b(?:respond|reply|answer))|\bwhen\b.{0,25}\b(?:ready|launch|delivered|finish)|\bturnaround\b|\bdeliver(?:y)? time\b/,
  },
  {
    intent: "price",
    words:
      /\bhow much\b|\b(?<!\bhow to )price(?! my| our)|\bcost|\bamount\b|\bfee\b|\bcharge|\bexpensive\b|\bcheap|\bbudget\b|\baffordable\b|\bpricing\b|\brate\b|\breally free\b|\bfree (?:today|now|right)\b|\bfree$|^(?:is|are)\b.{1,40}\bfree\b|\b(?:per|a|every) month\b|\bmonthly\b(?!.*\b(?:for|cover|include))|\bpay for (?:the )?(?:school|course|tool|ebook)|\bquotation\b|\bcalculate\b|\bquote (?:us|me|for)\b|\b(?:less|more|most|least) expensive\b|\b(?:1|one) million\b|\bplus\b|\btotal\b|\b(?:yearly|per year|a year|for (?:1|one) year|annual)\b|\bis\b.{1,40}\bfree$/,
  },
  {
    intent: "invoice",
    words: /\b(?:get|give|send|issue|collect|need|want|provide|is)\b.{0,20}\b(?:invoices?|receipts?)\b/,
  },
  {
    intent: "payment",
    words:
      /\bhow (?:do|can|will) (?:i|we|you) pay\b|\b(?:want|ready) to pay\b(?!.*\binstalment)|\bmake payment\b|\bhow to pay\b|\bwhere\b.{0,15}\bpay\b|\bpay (?:the )?money\b|\baccount (?:detail|to pay)|\bpayment (?:method|option|mode|plan|type|channel)|\bpay (?:with|via|through|using|online)\b|\bpay by\b|\baccount number\b|\bbank (?:account|transfer)\b|\b(?:accept|take|collect|receive)\b.{0,20}\b(?:cash|cards?|transfers?|cheques?|pos|dollars?|payments?)\b(?!.*\b(?:customers?|bot|assistant|buyers?)\b)/,
  },
  {
    intent: "book",
    words:
      /^(?!.*\b(?:assistant|bot|system|app|software|leadbot|smartagent|fullops|widget|customers?|patients?|guests?|people)\b.{0,30}\b(?:book|appointment|schedule)).*(?:\bbook (?:a|an|one|me|the|appointment|call|consultation|time|meeting)\b|\bappointment\b(?!.*\b(?:clinic|hospital|patient|salon)\b)|\bconsultation\b|\bschedule\b(?!.*\bdemo\b)|\bmeeting\b|\bmeet with\b|\bfree call\b|\bcall with\b)/,
  },
  {
    intent: "enrol",
    words:
      /\benrol|\bregister\b(?!.*\bcac\b)|\bsignup\b|\bjoin\b.{0,20}\b(?:school|course|class|path|training)\b|\bhow (?:do|can) i (?:start|begin|take)\b.{0,20}\b(?:course|class|school|path|lesson)/,
  },
  {
    intent: "download",
    words:
      /\bdownload|\bsend me\b.{0,20}\b(?:course|material|slide|powerpoint)|\bget\b.{0,20}\b(?:free course|material|powerpoint|slide)/,
  },
  {
    intent: "hours",
    words:
      /\bopening hour|\bworking hour|\bwork hour|\bbusiness hour|\bresponse hour|\bwhat time\b|\bopen (?:on|today|now|tomorrow)\b|\bare you open\b|\b(?:sundays?|mondays?|tuesdays?|wednesdays?|thursdays?|fridays?|saturdays?|weekends?|public holidays?)\b(?!.*\b(?:call|meeting|consultation|appointment|demo)\b)|\bwhen (?:do|are|will) you (?:people |guys )?(?:open|close|resume|start work|dey open|reply|answer|available)|\byou is open\b/,
  },
  {
    intent: "location",
    words:
      /\blocate (?:you|your)\b|\bwhere (?:is|are) (?:you|your|the office|the company)\b|\bwhere you (?:is|are)\b|\b(?:you|office)(?: is| are)?(?: in)? (?:lagos|abuja|ibadan|kano|enugu|benin|aba|port harcourt|nigeria)\b|\blocation\b|(?<!e-?mail )\baddress\b|\byour? office\b|\boffice (?:for|in|is)\b|\bwhich (?:state|city|area|side|part|street)\b(?! (?:of|to))|\bvisit (?:you|my|our|me|us)\b|\bcome\b.{0,15}\b(?:my|our) (?:shop|office|place|house|business)\b|\b(?:have|get|is there)\b.{0,15}\b(?:branch|office|outlet|shop)(?:es)?\b.{0,12}\b(?:in|for|at|near|around)\b|\byou (?:work|operate|available|serve|cover)\b.{0,20}\b(?:in|outside)\b|\bcome to\b.{0,12}\b(?:you|your|office)\b/,
  },
  {
    intent: "contact",
    words:
      /(?<!\bmy (?:\w+ )?)\b(?:phone|whatsapp|your|you|the) number\b(?!.*\bpeople\b)|\bcontact\b|\bemail\b|\breach you\b|\bget in touch\b/,
  },
  {
    intent: "custom",
    words:
      /\b(?:can|could|do|will|would) you (?:people |guys )?(?:also )?(?:build|make|create|develop|design|code)\b/,
  },
];

/** Topics outside the site. */
const foreign = new RegExp(
  [
    /\b(?:weather|rain(?:ing)?|election|president|governor|politic\w*|tinubu|obi)\b/,
    /\b(?:football(?:ers?)?|soccer|in the world|premier league|arsenal|chelsea|man ?u|liverpool|afcon|world cup|super eagles|messi|ronaldo|champions league|bet(?:ting|9ja)?|lottery)\b/,
    /\bwho (?:go|will|is going to|won) ?win\b|\bwho won\b/,
    /\b(?:jollof|recipe|egusi|cook)\b(?!.*\brestaurant)/,
    /\b(?:jokes?|something funny|make me laugh|poems?|stor(?:y|ies) about|songs?|music|movies?|film|essay|love letter|homework|python code|javascript|riddle)\b/,
    /\b(?:love me|love you|marry|marriage|girlfriend|boyfriend|my (?:wife|husband|crush)|date me)\b/,
    /\b(?:bitcoin|crypto\w*|forex|exchange rate|dollars?|pounds? to naira|stock market|loan|borrow)\b/,
    /\b(?:capital of|who (?:invented|discovered)|history of|meaning of life|religion|pray(?:er)?|bible|quran|horoscope)\b/,
    /\b(?:jamb|waec|neco|nysc|dash me|give me money|send me money|urgent 2k|visa|passport|japa|iphone|tecno|malaria|headache|fever|nepa|fuel price|petrol)\b/,
    /\bprice of (?:a |one )?(?:bag of |crate of )?(?:rice|beans|garri|cement|bread|eggs?|tomato(?:es)?|diesel|gas|fuel|car|land)\b/,
  ]
    .map(({ source }) => source)
    .join("|"),
);

const small: readonly Pattern[] = [
  {
    intent: "thanks",
    words:
      /\bthank|\bthanks\b|\bnagode\b|\be se\b|\bdaalu\b|\bgod bless\b|\bwell ?done\b|\byou too much\b|\byou (?:do|did) well\b|\byou try\b|\bnice one\b|\bgood job\b|^you are (?:so |very )?(?:beautiful|nice|sweet|smart|good|great|wonderful|kind|the best)/,
  },
  {
    intent: "small_talk",
    words:
      /\bhow are you\b|\bhow you is\b|\bhow (?:is|was) (?:you|your day|your night|work|body)\b|\bhow body\b|^(?:ok|okay|alright|sure|yes|no|yeah|fine|help(?: me)?(?: please)?|lol|lmao|(?:ha)+h?|menu|start|hmm+)$|\bare you there\b|\byou are funny\b|\b(?:last|previous) question\b|\bwhat did i (?:say|ask)\b|\bno understand|\b(?:not|dont|don.t) understand|\bconfused\b/,
  },
  { intent: "goodbye", words: /\b(?:good)?bye\b|\bsee you\b|\blater\b|\bodabo\b|\bgood night\b/ },
  {
    intent: "greeting",
    words:
      /^my name is\b|^(?:hi+|hello+|hey+|howfar|good (?:day|morning|afternoon|evening)|yo|sup|greetings|ekaro|kaaro|sannu|kedu|wagwan|helo|hy)\b/,
  },
];

function firstOf(patterns: readonly Pattern[], text: string): ConciergeIntent | undefined {
  return patterns.find(({ words }) => words.test(text))?.intent;
}

/** The intent of the whole message, if it overrides the single questions in it. */
export const overallIntent = (text: string) => firstOf(overall, text);
/** The intent of a question, apart from the thing it names. */
export const questionIntent = (text: string) => firstOf(questions, text);
/** Whether a question is about the outside world; only for questions that name nothing of ours. */
export const isForeign = (text: string) => foreign.test(text);
const towns =
  /\b(?:lagos|abuja|ibadan|kano|enugu|benin|aba|port ?harcourt|ph city|owerri|onitsha|kaduna|jos|ilorin|abeokuta|warri|uyo|calabar|akure|ado|osogbo|lekki|ikeja|yaba|surulere|ajah|maiduguri|sokoto|minna|lokoja|asaba|awka|umuahia|makurdi|nnewi|ghana|accra|kenya|cameroon|nigeria)\b/;
/** Whether a question names a place; only for questions that name nothing else. */
export const namesTown = (text: string) => towns.test(text);
/** Whether the question is what a price covers, not what the price is. */
export const asksWhatFor = (text: string) => /\b(?:includ|cover|pay for|part of|stop|cannot)/.test(text);
/** Whether a question comes from people who want to work with us. */
export const asksOfJobs = (text: string) =>
  /\bconsultants?\b|\bappl(?:y|ying|ied|icants?|ications?)\b|\brecruit|\bshort ?list|\bterritor|\bonboard|\bjobs?\b|\bvacanc|\bassignments?\b|\bcommissions?\b|\bsalar|\btrainee|\bpromotion/.test(
    text,
  );
/** Whether a question states an amount, as people do who want it confirmed. */
export const statesAmount = (text: string) => /\b\d+ ?k\b|\d,\d{3}\b|\d{4,} ?naira\b/.test(text);
/** Whether a text is to be written, which is a job for a tool. */
export const isWriting = (text: string) =>
  /\b(?:write|draft|compose|generate|create|prepare)\b.{0,40}\b(?:for|me|my|our|about)\b|\bhelp me (?:write|draft|with)\b/.test(
    text,
  );
/** The intent of small talk, such as greetings and thanks. */
export const smallIntent = (text: string) => firstOf(small, text);

/** Words in the patterns that people mistype. */
export const intentWords: ReadonlySet<string> = new Set(
  `appointment consultation schedule download register enroll enrol price prices cost discount refund complain compare
  difference between location address office contact number human person hours human benin lagos abuja ibadan enugu owerri kaduna ilorin warri calabar akure please thanks hello morning afternoon
  evening monthly expensive cheap cheapest email weekend sunday meeting ignore instruction scam`.split(/\s+/),
);

/** 'the cheapest' or 'the most expensive' of something. */
export function superlative(text: string): "least" | "most" | undefined {
  if (/\bcheap(?:est|er)?\b|\blowest\b|\bleast expensive\b|\baffordable\b|\bsmallest\b/.test(text))
    return "least";
  return /\bmost expensive\b|\bhighest\b|\bbiggest\b/.test(text) ? "most" : undefined;
}

/** The single questions in a message. */
export function questionsIn(text: string): string[] {
  return text
    .split(
      /[?!;\n]+|\.(?=\s|$)|\b(?:and|also|plus)\s+(?=(?:also|then|how|what|where|when|which|who|do|does|can|is|are|i want|tell|please|give|send|show|book)\b)/,
    )
    .map((part) => part.trim())
    .filter((part) => /[a-z0-9]/.test(part));
}
