/**
 * A browser that knows HTML and nothing else: no script, no styles, no pictures. It follows links, fills in forms and
 * sends them as the page says, so that a journey without script costs a few requests. What only styles hide counts as
 * shown; a Chromium without script looks at that (tests/journeys/no-script.once.spec.ts).
 */
import { type HtmlElement, readHtml } from "./html.ts";

/** Sends a request; neither follows redirects nor stores cookies. */
type Fetch = (path: string, options?: RequestInit) => Promise<Response>;

/** What names an element: its exact name, or a pattern. */
type Name = string | RegExp;

const base = "http://site.example";
const mostRedirects = 5;
/** Kinds of inputs that are not sent with a form unless they are pressed, or not by this browser. */
const neverSent = /^(?:submit|button|reset|image|file)$/;

const ancestors = (element: HtmlElement): HtmlElement[] =>
  element.parent ? [element.parent, ...ancestors(element.parent)] : [];

/** Whether the HTML hides an element: in a closed part that has to be opened, in a closed dialog, or as hidden. */
function isHidden(element: HtmlElement): boolean {
  return [element, ...ancestors(element)].some(
    (one, at, all) =>
      one.attribute("hidden") !== undefined ||
      (one.name === "dialog" && one.attribute("open") === undefined) ||
      one.name === "template" ||
      (one.name === "details" &&
        one.attribute("open") === undefined &&
        at > 0 &&
        all[at - 1]?.name !== "summary"),
  );
}

/** The elements of that name; where none has exactly it, those whose name contains it. */
function withName(all: HtmlElement[], name: (element: HtmlElement) => string, wanted: Name): HtmlElement[] {
  if (typeof wanted !== "string") return all.filter((element) => wanted.test(name(element)));
  const words = wanted.replace(/\s+/g, " ").trim();
  const exact = all.filter((element) => name(element) === words);
  return exact.length ? exact : all.filter((element) => name(element).includes(words));
}

export class PlainBrowser {
  /** The address of the page, without its origin. */
  address = "about:blank";
  status = 0;
  html = "<html></html>";
  document: HtmlElement = readHtml(this.html);
  /** The last response that was no page, such as a file. */
  file: Response | undefined;
  readonly cookies = new Map<string, string>();
  readonly #fetch: Fetch;
  #last: [to: string, options: RequestInit] = ["/", {}];
  readonly #changed = new Map<HtmlElement, string | boolean>();

  /** @param cookie the header of a session, for somebody who is signed in */
  constructor(fetch: Fetch, cookie = "") {
    this.#fetch = fetch;
    for (const pair of cookie.split("; ").filter(Boolean)) this.#store(pair);
  }

  async open(path: string): Promise<void> {
    await this.#go(path, {});
  }

  /** Loads the page again, which sends its form again if a form led to it. */
  async again(): Promise<void> {
    await this.#go(...this.#last);
  }

  /** All text of the page, or of a part of it, that its HTML does not hide; with single spaces. */
  text(place = this.document.one("body")): string {
    const read = (element: HtmlElement): string =>
      element.children
        .map((child) => {
          if (typeof child === "string") return child;
          return isHidden(child) || /^(?:script|style)$/.test(child.name) ? " " : read(child);
        })
        .join("");
    return read(place).replace(/\s+/g, " ").trim();
  }

  /** The only link of that name. @throws unless there is exactly one address behind that name */
  link(name: Name, place = this.document): HtmlElement {
    const found = withName(place.all("a[href]"), nameOf, name);
    const [first] = found;
    if (!first || new Set(found.map((link) => link.attribute("href"))).size > 1)
      throw new Error(`${found.length} links ${name} on ${this.address}`);
    return first;
  }

  async follow(name: Name, place = this.document): Promise<void> {
    await this.open(this.link(name, place).attribute("href") ?? "");
  }

  /** The only control with that label. */
  field(label: Name, place = this.document): HtmlElement {
    const controls = place
      .all("input, select, textarea")
      .filter((control) => control.attribute("type") !== "hidden");
    const found = withName(controls, (control) => this.#labelOf(control), label);
    const [first] = found;
    if (!first || found.length > 1) throw new Error(`${found.length} fields ${label} on ${this.address}`);
    return first;
  }

  fill(label: Name, value: string, place = this.document): void {
    this.type(this.field(label, place), value);
  }

  /** Types into a field, or selects an option by its value or its words. */
  type(control: HtmlElement, value: string): void {
    if (control.name === "select") {
      const option = control.all("option").find((one) => [optionValue(one), one.text].includes(value));
      if (!option) throw new Error(`no option ${value} in ${control.attribute("name")}`);
      this.#changed.set(control, optionValue(option));
    } else this.#changed.set(control, value);
  }

  /** Checks a box or a radio button, or unchecks a box. */
  check(label: Name, on = true, place = this.document): void {
    const control = this.field(label, place);
    if (control.attribute("type") === "radio")
      for (const other of this.document.all('input[type="radio"]'))
        if (other.attribute("name") === control.attribute("name") && formOf(other) === formOf(control))
          this.#changed.set(other, false);
    this.#changed.set(control, on);
  }

  /** Checks the radio button of a group that has this value. */
  choose(group: string, value: string): void {
    const buttons = this.document.all('input[type="radio"]').filter((one) => one.attribute("name") === group);
    if (!buttons.some((one) => one.attribute("value") === value))
      throw new Error(`no ${value} in ${group} on ${this.address}`);
    for (const one of buttons) this.#changed.set(one, one.attribute("value") === value);
  }

  /** What a control holds: its text, or whether it is checked. */
  value(label: Name, place = this.document): string | boolean {
    return this.#valueOf(this.field(label, place));
  }

  /** Presses a button, which sends its form. */
  async press(name: Name, place = this.document): Promise<void> {
    const buttons = place
      .all('button, input[type="submit"]')
      .filter((button) => (button.attribute("type") ?? "submit") === "submit");
    const found = withName(buttons, nameOf, name);
    const [button] = found;
    if (!button || found.length > 1) throw new Error(`${found.length} buttons ${name} on ${this.address}`);
    const form = this.#formFor(button);
    const sent = new URLSearchParams(this.#entries(form, button));
    const action = button.attribute("formaction") ?? form.attribute("action") ?? this.address;
    const method = button.attribute("formmethod") ?? form.attribute("method") ?? "get";
    if (method.toLowerCase() === "post") return this.#go(action, { method: "POST", body: sent });
    return this.#go(`${new URL(action, base + this.address).pathname}?${sent}`, {});
  }

  #labelOf(control: HtmlElement): string {
    const said = control.attribute("aria-label");
    if (said !== undefined) return said;
    const id = control.attribute("id");
    const label =
      this.document.all("label").find((one) => id !== undefined && one.attribute("for") === id) ??
      control.closest("label");
    return label ? nameOf(label) : "";
  }

  #formFor(control: HtmlElement): HtmlElement {
    const id = control.attribute("form");
    const form = id === undefined ? control.closest("form") : this.document.one(`#${id}`);
    if (!form) throw new Error(`a button without a form on ${this.address}`);
    return form;
  }

  #valueOf(control: HtmlElement): string | boolean {
    const changed = this.#changed.get(control);
    if (changed !== undefined) return changed;
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

  /** The fields that a form sends, and the button that sends it. */
  #entries(form: HtmlElement, button: HtmlElement): [string, string][] {
    const id = form.attribute("id");
    const controls = this.document
      .all("input, select, textarea")
      .filter((control) =>
        control.attribute("form") === undefined ? formOf(control) === form : control.attribute("form") === id,
      );
    const entries = controls.flatMap((control): [string, string][] => {
      const name = control.attribute("name");
      const kind = control.attribute("type") ?? "";
      if (!name || control.attribute("disabled") !== undefined || neverSent.test(kind)) return [];
      const value = this.#valueOf(control);
      if (typeof value === "string") return [[name, value.replace(/\r?\n/g, "\r\n")]];
      return value ? [[name, control.attribute("value") ?? "on"]] : [];
    });
    const name = button.attribute("name");
    return name ? [...entries, [name, button.attribute("value") ?? ""]] : entries;
  }

  #store(pair: string): void {
    const [, name = "", value = ""] = /^([^=;]+)=([^;]*)/.exec(pair) ?? [];
    if (/;\s*max-age=0/i.test(pair)) this.cookies.delete(name);
    else this.cookies.set(name, value);
  }

  async #go(to: string, options: RequestInit): Promise<void> {
    this.#last = [to, options];
    let { pathname, search, hash } = new URL(to, base + this.address.replace("about:blank", "/"));
    let request = options;
    for (let redirects = 0; ; redirects += 1) {
      if (redirects > mostRedirects) throw new Error(`${to} redirects without end`);
      const headers = new Headers({ "sec-fetch-site": "same-origin", accept: "text/html" });
      if (this.cookies.size)
        headers.set("cookie", [...this.cookies].map((pair) => pair.join("=")).join("; "));
      const answer = await this.#fetch(pathname + search, { ...request, headers });
      for (const pair of answer.headers.getSetCookie()) this.#store(pair);
      const location = answer.headers.get("location");
      if (location === null || answer.status < 300 || answer.status >= 400) {
        await this.#show(answer, pathname + search + hash);
        return;
      }
      const next = new URL(location, base + pathname);
      // The part after # stays where the redirect has none.
      ({ pathname, search } = next);
      hash = next.hash || hash;
      request = {};
      this.#last = [location, {}];
    }
  }

  async #show(answer: Response, address: string): Promise<void> {
    this.status = answer.status;
    if (!/^text\/html/.test(answer.headers.get("content-type") ?? "")) {
      this.file = answer;
      return;
    }
    this.address = address;
    this.#changed.clear();
    this.html = await answer.text();
    this.document = readHtml(this.html);
  }
}

/** The name of a link, a button or a label, as assistive technology says it. */
function nameOf(element: HtmlElement): string {
  return element.attribute("aria-label") ?? element.text;
}

const optionValue = (option: HtmlElement) => option.attribute("value") ?? option.text;
const formOf = (control: HtmlElement) => control.closest("form");
