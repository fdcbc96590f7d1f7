import { applicationFields } from "#content/application-form.ts";
import { reviewTexts } from "#content/review.ts";

/** The data that identifies a person. */
export interface Identity {
  full_name: string;
  phone_number: string;
}

const { mark } = reviewTexts.hidden;
const mailAddress = /[^\s@<>()[\],;:"']+@[^\s@<>()[\],;:"']+\.[\p{L}\d]{2,}/gu;
const webAddress = /(?:https?:\/\/|www\.)\S+/gi;
/** A web address without its scheme. It matches only common endings, because 'done.then' is a missing space. */
const bareAddress =
  /(?<![\p{L}\d@-])(?:[\p{L}\d-]+\.)+(?:com|org|net|ng|africa|io|co|me|app|dev|info|biz|shop|store|online|site)(?![\p{L}\d])(?:\/\S*)?/gu;
const handle = /(?<![\p{L}\d@])@[\p{L}\d_.]{2,}/gu;
const digitRun = /\+?\d(?:[\s().-]?\d){6,}/g;
const word = /[\p{L}\p{M}]+/gu;

/** A run of this many digits counts as a phone number. */
const anyNumber = 9;

/** Letters alone, without their marks: Adé and ADE are the same name. */
function folded(text: string): string {
  return text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
}

/** A number's last digits, which are the same with and without a country code. */
const lastDigits = (number: string) => number.replace(/\D/g, "").slice(-7);

/**
 * Removes from a text what identifies its author: each word of the name, addresses, links, handles and numbers. Other
 * hints remain: this reduces bias from a first impression and is not a security measure.
 */
export function hideIdentity(text: string, { full_name, phone_number }: Identity): string {
  const names = new Set(
    Array.from(full_name.matchAll(word), ([name]) => folded(name)).filter((name) => name.length > 1),
  );
  const tools = new Set<string>(applicationFields.toolsKnowledge.choices.map((tool) => tool.toLowerCase()));
  const own = lastDigits(phone_number);
  return text
    .replace(mailAddress, mark)
    .replace(webAddress, mark)
    .replace(bareAddress, (link) => (tools.has(link.toLowerCase()) ? link : mark))
    .replace(handle, mark)
    .replace(digitRun, (run) => {
      const digits = run.replace(/\D/g, "");
      return digits.length >= anyNumber || digits.endsWith(own) ? mark : run;
    })
    .replace(word, (each) => (names.has(folded(each)) ? mark : each));
}
