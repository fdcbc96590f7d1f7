/** What a browser without script knows of the elements of a page: their names, whether they are shown and can be used. */
import type { HtmlElement } from "./html.ts";

/** What names an element: its exact name, or a pattern. */
export type Name = string | RegExp;

const ancestors = (element: HtmlElement): HtmlElement[] =>
  element.parent ? [element.parent, ...ancestors(element.parent)] : [];

/**
 * Whether the HTML hides an element: in a closed part that has to be opened, in a closed dialog, or as hidden.
 * @param unfolded the parts that were opened on this page
 */
export function isHidden(element: HtmlElement, unfolded: ReadonlySet<HtmlElement>): boolean {
  return [element, ...ancestors(element)].some(
    (one, at, all) =>
      one.attribute("hidden") !== undefined ||
      (one.name === "dialog" && one.attribute("open") === undefined) ||
      one.name === "template" ||
      (one.name === "details" &&
        one.attribute("open") === undefined &&
        !unfolded.has(one) &&
        at > 0 &&
        all[at - 1]?.name !== "summary"),
  );
}

/** Whether a control is disabled, by itself or by a group around it. What is in the group's legend stays usable. */
export function isDisabled(control: HtmlElement): boolean {
  return [control, ...ancestors(control)].some(
    (one, at, all) =>
      one.attribute("disabled") !== undefined &&
      (at === 0 || (one.name === "fieldset" && all[at - 1]?.name !== "legend")),
  );
}

/** The elements of that name; where none has exactly it, those whose name contains it. */
export function withName(
  all: HtmlElement[],
  name: (element: HtmlElement) => string,
  wanted: Name,
): HtmlElement[] {
  if (typeof wanted !== "string") return all.filter((element) => wanted.test(name(element)));
  const words = wanted.replace(/\s+/g, " ").trim();
  const exact = all.filter((element) => name(element) === words);
  return exact.length ? exact : all.filter((element) => name(element).includes(words));
}

/** The name of a link, a button or a label, as assistive technology says it. */
export function nameOf(element: HtmlElement): string {
  return element.attribute("aria-label") ?? element.text;
}

export const optionValue = (option: HtmlElement) => option.attribute("value") ?? option.text;

/** The form around a control. */
export const formOf = (control: HtmlElement) => control.closest("form");

/** What a control holds as long as nobody changes it: its text, or whether it is checked. */
export function givenValue(control: HtmlElement): string | boolean {
  if (control.name === "textarea") return control.textContent.replace(/^\n/, "");
  if (control.name === "select") {
    const options = control.all("option");
    const chosen = options.find((one) => one.attribute("selected") !== undefined) ?? options[0];
    return chosen ? optionValue(chosen) : "";
  }
  return /^(?:checkbox|radio)$/.test(control.attribute("type") ?? "")
    ? control.attribute("checked") !== undefined
    : (control.attribute("value") ?? "");
}

/** The body of a form as its encoding says. @throws for an encoding that the site does not use */
export function encoded(entries: [string, string][], encoding: string): URLSearchParams | FormData {
  if (encoding === "application/x-www-form-urlencoded") return new URLSearchParams(entries);
  if (encoding !== "multipart/form-data") throw new Error(`This browser does not send ${encoding}.`);
  const form = new FormData();
  for (const [name, value] of entries) form.append(name, value);
  return form;
}
