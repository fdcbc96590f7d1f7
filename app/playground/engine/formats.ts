import type { Money } from "./shop.ts";
import { isUnit } from "./things.ts";

/* The formats in a message: amounts, numbers, order numbers, days. Everything else is understood by meaning. */

const small =
  "zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen".split(
    " ",
  );
const tens = "twenty thirty forty fifty sixty seventy eighty ninety".split(" ");
const numberWord = new RegExp(
  `\\b(?:(?:${[...small.slice(1), ...tens].join("|")})(?: (?:hundred|thousand))?(?:(?: and | |-)(?=\\w))?)+\\b`,
  "gi",
);

function numberOf(words: string): number {
  let total = 0;
  let part = 0;
  for (const word of words.toLowerCase().split(/[\s-]+/)) {
    if (word === "hundred") part *= 100;
    else if (word === "thousand") [total, part] = [total + part * 1000, 0];
    else
      part += small.includes(word)
        ? small.indexOf(word)
        : 10 * (tens.indexOf(word) + 2) * Number(tens.includes(word));
  }
  return total + part;
}

/** A text with its number words as digits: 'two plates' → '2 plates'. 'The big one' stays. */
export function withDigits(text: string): string {
  return (
    text
      .normalize("NFKC")
      .replace(/(\d)(?=([a-z]{2,8})\b)/gi, (digit, _, word: string) => (isUnit(word) ? `${digit} ` : digit))
      .replace(/\bhalf (?:a )?dozen\b/gi, "6")
      .replace(/\btake ?-?away\b/gi, "takeaway")
      // 'Wax 12 000 F'
      .replace(/(?<=\b\d{1,3}) (?=\d{3}\b(?! ?(?:litres?|kg|yards?)))/g, ",")
      .replace(/\ba couple of\b/gi, "2")
      .replace(/\bone (?:hundred|thousand)\b|\ba (?:hundred|thousand)\b/gi, (found) =>
        /hundred/i.test(found) ? "100" : "1000",
      )
      .replace(numberWord, (found, at: number) => {
        const isPronoun =
          /^one$/i.test(found.trim()) &&
          (!/^\s+(?!of them|please|again|now|is|are|for|abeg|dey)[a-z]/i.test(
            text.slice(at + found.trimEnd().length),
          ) ||
            /\b(?:the|this|that|which|any|no|big|small|black|red|first|last|other) $/i.test(
              text.slice(0, at),
            ));
        if (
          isPronoun &&
          !/^(?:(?:just|only|give me|i want|add|make it|like|i need|i will take) )?one(?: please| abeg)?[.!]?$/i.test(
            text.trim(),
          )
        )
          return found;
        const end = /\s$/.test(found) ? " " : "";
        return `${numberOf(
          found
            .trim()
            .replace(/\band\b/gi, " ")
            .replace(/\s+/g, " "),
        )}${end}`;
      })
      .replace(/(?<!(?:\d|naira|k|per) (?:a )?)\b(?:a )?dozen\b/gi, "12")
  );
}

const moneyBefore = /(?:\b(?:GHS|GHC|GH|USD|EUR|GBP|XOF|XAF|CFA|KES|ZAR)\b|(?:GH)?[₵¢]|[$€£]) ?(?=\d)/i;
const moneyAfter = /(?<=\d) ?(?:cedis?|dollars?|euros?|shillings?|rand|GHS|USD|F?CFA|(?<=\d{3} ?)F)\b/i;

/** A text with its amounts in another currency written as naira, and that currency; none if the amounts are naira. */
export function asNaira(text: string): { text: string; money?: Money } {
  const [before] = moneyBefore.exec(text) ?? [];
  const [after] = moneyAfter.exec(text) ?? [];
  if ((!before && !after) || /₦|naira|\bNGN\b/i.test(text)) return { text };
  return {
    text: text
      .replace(new RegExp(moneyBefore, "gi"), "₦")
      .replace(new RegExp(`₦?(\\d[\\d,. ]*k?)(?:${moneyAfter.source})`, "gi"), "₦$1"),
    money: before
      ? { before, after: "" }
      : { before: "", after: ` ${(after ?? "").trim().replace(/cedi$/, "cedis")}` },
  };
}

/** An answer with its amounts in the shop's money. */
export const inMoney = (answer: string, money: Money | undefined): string =>
  money
    ? answer.replace(/₦(\d+(?:[,.]\d+)*)/g, (_, sum: string) => `${money.before}${sum}${money.after}`)
    : answer;

export interface Amount {
  readonly value: number;
  readonly from: number;
  readonly to: number;
  /** Whether it is written as money, and not just as a number. */
  readonly isMoney: boolean;
}

const amount =
  /(?<![\w.,:-])(₦ ?|# ?|ngn ?|n ?(?=\d))?(\d{1,3}(?:,\d{3})+|\d{1,9})(\.\d{1,2})?(?: ?(k)(\d{1,3})?| ?(m|thousand|million|hundred))?( ?naira)?(?![\w%:]|[.,]\d|-\d)/gi;
const times: Readonly<Record<string, number>> = { k: 1e3, hundred: 1e2, thousand: 1e3, m: 1e6, million: 1e6 };
/** Larger amounts are no price. */
const most = 1e10;

/** The amounts in a text, as people write them: 2500, 2,500, ₦2500, N2.5k, 2k5, 1.2m. */
export function amountsIn(text: string): Amount[] {
  return [...text.matchAll(amount)].flatMap((found) => {
    const [all, sign, digits = "", decimals = "", k, afterK = "", word, naira] = found;
    const exact =
      Number(`${digits.replaceAll(",", "")}${decimals || (afterK && `.${afterK}`)}`) *
      (times[(k ?? word ?? "").toLowerCase()] ?? 1);
    const isMoney = Boolean(sign ?? k ?? word ?? naira) || digits.includes(",");
    const value = isMoney ? Math.round(exact) : exact;
    if (value <= 0 || value >= most) return [];
    return [{ value, from: found.index, to: found.index + all.length, isMoney }];
  });
}

/** Words and signs before what something costs. Without one of them a dash only divides: 'rice -2000'. */
const costs = "(?:\\b(?:is|na|are|be|at|for|costs?|now) |[=₦#] ?)";
const impossible = new RegExp(
  `${costs}(?:[-−–](?:(?:₦|#|ngn|n) ?)?\\d|(?:minus|negative) (?:₦|n)? ?\\d|(?:₦|n)?(?!0|234)\\d(?:,?\\d){10,}|(?:₦|n)?\\d+(?:\\.\\d+)?e\\+?\\d)`,
  "i",
);

/** Whether a text tells an amount that nothing costs: less than nothing, or more than there is. */
export const isImpossible = (text: string): boolean => impossible.test(text);

/** Numbers that count nothing: sizes, times, dates, house numbers, order numbers, money, phones. */
const noCount =
  /\b\d+x\d+\b|\b(?:days?|months?|weeks?|year|grade|channel|error|version|primary|class) \d+\b|\b(?:im|i['’]m|i am|i be|aged?|we (?:r|are)|s?he(?: is|['’]s)|dey) \d{1,3}\b(?! ?(?:bag|carton|plate|piece|pack))|\b\d+(?:\.\d+)?[ -]?(?:inch\w*|cm|mm|kva|va|watts?|volts?|amps?|gb|tb|mah|ml|cl)\b|\bsizes?:? ?\d+(?:(?: ?(?:,|to|and|-) ?)\d+(?! (?!please|pls|abeg|sir|ma|for|to)[a-z]))*|\b\d{1,2}(?::\d\d)? ?(?:am|pm|o'?clock)\b|\b(?:by|at|from|till|until|around) \d{1,2}(?::\d\d)?\b(?! ?(?:\w+s\b|naira))|\b\d{1,2}(?:st|nd|rd|th)\b|\b\d{1,2} (?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)\w*|\b(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)\w* \d{1,2}\b|\b(?:(?<!\b(?:want|wan|to|like|go|make i|i) )order|number|no\.?|phase|block|flat|house|shop|gate|ticket|room) ?#?\d+|#\d+|\b\d{1,2}(?: and \d{1,2})? ?(?:yrs\b|years? old\b)|(?<=\b(?:is|['’]s|aged?) )\d{1,2} (?:months?|years?|yrs)\b|\b\d{1,3} [A-Z]\w+ (?:street|road|avenue|close|crescent|way|estate|st|rd)\b|\b\d+(?:\.\d+)? ?%|\b(?:\+?234|0)[789]\d[\d -]{7,12}/gi;

export interface Count {
  readonly value: number;
  readonly from: number;
  readonly to: number;
}

/** The numbers that count something, 1 to 9999. */
export function countsIn(text: string): Count[] {
  const bare = text.replace(noCount, (found) => " ".repeat(found.length));
  return amountsIn(bare.replace(/\bx ?(?=\d)|(?<=\d) ?x\b/gi, (found) => " ".repeat(found.length)))
    .filter(
      ({ value, to, isMoney }) =>
        !isMoney &&
        value <= 9999 &&
        (Number.isInteger(value) || isUnit(/^ (\p{L}+)/u.exec(bare.slice(to))?.[1] ?? "")),
    )
    .map(({ value, from, to }) => ({ value, from, to }));
}

const phone = /(?<!\d)(?:\+?234|0)[ -]?[789]\d(?:[ -]?\d){8}(?!\d)/;

/** The order number that a text names. A phone number is never repeated. */
export function referenceIn(text: string): string | undefined {
  if (phone.test(text)) return "the number you sent";
  const named =
    /\b(?:order|ticket|tracking|booking|receipt|invoice|reference|ref|number|no|id)\b[\s:.#]*(?:(?:number|no|id|is|na|code)\b[\s:.#]*)*([a-z]{0,6}-?\d{1,10}[a-z]?)\b/i.exec(
      text,
    )?.[1];
  const found =
    named ?? /(?:#\s?|\b)([a-z]{1,6}-?\d{2,10})\b/i.exec(text)?.[1] ?? /#\s?(\d{1,10})\b/.exec(text)?.[1];
  return found?.toUpperCase();
}

const day =
  "(?:mon|tues|wednes|thurs|fri|satur|sun)day|(?:mon|tue|wed|thu|fri|sat)(?= |$|\\?)|today|tonight|tomm?orr?ow|next week|this weekend|weekend";
const month =
  "(?:january|february|march|april|may|june|july|august|september|october|november|december|jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec)";
const moment = new RegExp(
  `\\b(?:(?:this|next|on|coming) )*(?:${day})\\b|\\b(?:the )?\\d{1,2}(?:st|nd|rd|th)?(?: of)? ${month}\\b|\\b${month} \\d{1,2}(?:st|nd|rd|th)?\\b|\\b(?:the )?\\d{1,2}(?:st|nd|rd|th)\\b|\\b\\d{1,2}(?::\\d\\d)? ?(?:am|pm|o'?clock)\\b|(?<=\\b(?:by|at|around) )\\d{1,2}(?::\\d\\d)?\\b|\\b(?:morning|afternoon|evening|noon)\\b`,
  "gi",
);

/** The day and the time that a text names: 'Saturday 3pm'. */
export function momentIn(text: string): string | undefined {
  const found = [...text.matchAll(moment)].map(([words]) => words.replace(/^(?:on|coming) /i, ""));
  return found.length ? [...new Set(found)].slice(0, 3).join(" ") : undefined;
}

/** Whether a sentence asks something, by its form. */
export function isQuestion(text: string): boolean {
  return (
    /\?|\b(?:nko|abi|shey|how (?:much|many|long)|wetin|what of)\b/i.test(text) ||
    /^(?:(?:and|so|but|ok|abeg|pls|please)[, ]+)*(?:(?:(?:u|una) (?:get|dey|fit|go|sell|do|still)|you (?:get|dey|fit|have)|e go)\b|(?:what )?if (?:i|na|e|only)\b)/i.test(
      text,
    ) ||
    /^(?:(?:please|pls|abeg|and|so|but|ok|okay|hi|hello|good \w+|oga|madam|sir)[, ]+)*(?:what|wetin|why|how|hw|who|which|when|where|wia|is|are|can|could|do|does|did|will|would|should|shey|se)\b/i.test(
      text,
    )
  );
}

/** The number of days in 'pay 7 days before'; undefined if a text has none. */
export const daysBefore = (text: string): number | undefined =>
  Number(/\b(\d{1,2}) days? (?:before|ahead|early|earlier|in advance)\b/i.exec(text)?.[1]) || undefined;
