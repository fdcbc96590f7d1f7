import { Surprise } from "./deferred-script.ts";
import { policyHash } from "./finished-pages.ts";

/** The start tag's attributes by which the heading face and the strips of cloth are there from the start. */
export const shownAttributes = ' data-heading="" data-painted=""';

/** Whether a page is one of the back office: it has no visitor counter. */
export const isBackOffice = (page: Buffer | string): boolean => !page.includes("count.gen");

/** The place after the start of a tag in a page. */
function after(page: Buffer, tag: string): number {
  const at = page.indexOf(tag);
  if (at < 0) throw new Surprise(`no ${tag}>`);
  return at + tag.length;
}

/**
 * Finishes a page of the back office, which people open many times a day: it keeps its script and links the whole stylesheet
 * in place of its text, so that the browser fetches it once. The emptied element remains because React looks for it. The
 * page is taken as bytes: as text it would be several large strings, and removing those takes longer than the rest.
 * @throws Surprise when the page has no stylesheet, or another one beside it
 */
export function backOfficePage(page: Buffer, styles: string) {
  if (!page.subarray(-16).toString().trimEnd().endsWith("</html>")) throw new Surprise("no end of the page");
  const tag = after(page, "<html");
  const name = after(page, "<style data-site");
  const rules = page.indexOf(">", name) + 1;
  const end = page.indexOf("</style>", rules);
  if (end <= rules) throw new Surprise("no <style data-site>");
  const element = name - "<style data-site".length;
  if (page.indexOf("<style") < element || page.includes("<style", end))
    throw new Surprise("more than one stylesheet");
  return {
    page: Buffer.concat([
      page.subarray(0, tag),
      Buffer.from(shownAttributes),
      page.subarray(tag, element),
      Buffer.from(`<link rel="stylesheet" href="${styles}"/>`),
      page.subarray(element, rules),
      page.subarray(end),
    ]),
    // The emptied element needs a hash in the policy too.
    ownStyles: policyHash(""),
  };
}
