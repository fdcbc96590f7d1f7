/**
 * A browser that knows HTML and nothing else: no script, no styles, no pictures. It follows links, fills in forms and
 * sends them as the page says, so that a journey without script costs a few requests. What only styles hide counts as
 * shown; a Chromium without script looks at that (tests/journeys/no-script.once.spec.ts).
 */
import { type HtmlElement, readHtml } from "./html.ts";
import {
  encoded,
  formOf,
  givenValue,
  isDisabled,
  isHidden,
  type Name,
  nameOf,
  optionValue,
  withName,
} from "./plain-controls.ts";

/** Sends a request; neither follows redirects nor stores cookies. */
type Fetch = (path: string, options?: RequestInit) => Promise<Response>;

const base = "http://site.example";
const mostRedirects = 5;
/** Kinds of inputs that are not sent with a form unless they are pressed, or not by this browser. */
const neverSent = /^(?:submit|button|reset|image|file)$/;

/** Where a request comes from: a page of the site, or an address that somebody typed. */
type Sender = "same-origin" | "none";

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
  #last: [to: string, sender: Sender, options: RequestInit] = ["/", "none", {}];
  readonly #changed = new Map<HtmlElement, string | boolean>();
  readonly #unfolded = new Set<HtmlElement>();

  /** @param cookie the header of a session, for somebody who is signed in */
  constructor(fetch: Fetch, cookie = "") {
    this.#fetch = fetch;
    for (const pair of cookie.split("; ").filter(Boolean)) this.#store(pair);
  }

  /** Opens an address that somebody typed. */
  async open(path: string): Promise<void> {
    await this.#go(path, "none", {});
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
          return this.#isHidden(child) || /^(?:script|style)$/.test(child.name) ? " " : read(child);
        })
        .join("");
    return read(place).replace(/\s+/g, " ").trim();
  }

  /** The only link of that name. @throws unless there is exactly one address behind that name */
  link(name: Name, place = this.document): HtmlElement {
    const found = this.#shownOf(withName(place.all("a[href]"), nameOf, name));
    const [first] = found;
    if (!first || new Set(found.map((link) => link.attribute("href"))).size > 1)
      throw new Error(`${found.length} links ${name} on ${this.address}`);
    return first;
  }

  async follow(name: Name, place = this.document): Promise<void> {
    const link = this.link(name, place);
    this.#expectShown(link);
    await this.#go(link.attribute("href") ?? "", "same-origin", {});
  }

  /** Opens the part under a summary, or closes it again. */
  unfold(summary: Name, place = this.document): void {
    const found = this.#shownOf(withName(place.all("summary"), nameOf, summary));
    const [first] = found;
    const part = first?.parent;
    if (!part || found.length > 1) throw new Error(`${found.length} summaries ${summary} on ${this.address}`);
    this.#expectShown(first);
    if (!this.#unfolded.delete(part)) this.#unfolded.add(part);
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
    this.#expectUsable(control);
    if (control.name === "select") {
      const option = control.all("option").find((one) => [optionValue(one), one.text].includes(value));
      if (!option) throw new Error(`no option ${value} in ${control.attribute("name")}`);
      this.#changed.set(control, optionValue(option));
    } else this.#changed.set(control, value);
  }

  /** Checks a box or a radio button, or unchecks a box. */
  check(label: Name, on = true, place = this.document): void {
    const control = this.field(label, place);
    this.#expectUsable(control);
    if (control.attribute("type") === "radio")
      for (const other of this.document.all('input[type="radio"]'))
        if (other.attribute("name") === control.attribute("name") && formOf(other) === formOf(control))
          this.#changed.set(other, false);
    this.#changed.set(control, on);
  }

  /** Checks the radio button of a group that has this value. */
  choose(group: string, value: string): void {
    const buttons = this.document.all('input[type="radio"]').filter((one) => one.attribute("name") === group);
    const chosen = buttons.find((one) => one.attribute("value") === value);
    if (!chosen) throw new Error(`no ${value} in ${group} on ${this.address}`);
    this.#expectUsable(chosen);
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
    const found = this.#shownOf(withName(buttons, nameOf, name));
    const [button] = found;
    if (!button || found.length > 1) throw new Error(`${found.length} buttons ${name} on ${this.address}`);
    this.#expectUsable(button);
    const form = this.#formFor(button);
    const entries = this.#entries(form, button);
    const action = button.attribute("formaction") ?? form.attribute("action") ?? this.address;
    const method = button.attribute("formmethod") ?? form.attribute("method") ?? "get";
    if (method.toLowerCase() !== "post") {
      const { pathname } = new URL(action, base + this.address);
      return this.#go(`${pathname}?${new URLSearchParams(entries)}`, "same-origin", {});
    }
    const encoding = button.attribute("formenctype") ?? form.attribute("enctype");
    const body = encoded(entries, encoding ?? "application/x-www-form-urlencoded");
    return this.#go(action, "same-origin", { method: "POST", body });
  }

  #isHidden(element: HtmlElement): boolean {
    return isHidden(element, this.#unfolded);
  }

  /** Of several elements with one name those that are shown, unless all are hidden. */
  #shownOf(found: HtmlElement[]): HtmlElement[] {
    const shown = found.filter((element) => !this.#isHidden(element));
    return shown.length ? shown : found;
  }

  #expectShown(element: HtmlElement, name = nameOf(element)): void {
    if (this.#isHidden(element)) throw new Error(`${name} is hidden on ${this.address}`);
  }

  #expectUsable(control: HtmlElement, name = nameOf(control) || this.#labelOf(control)): void {
    this.#expectShown(control, name);
    if (isDisabled(control)) throw new Error(`${name} is disabled on ${this.address}`);
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
    return this.#changed.get(control) ?? givenValue(control);
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
      if (!name || isDisabled(control) || neverSent.test(kind)) return [];
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

  async #go(to: string, sender: Sender, options: RequestInit): Promise<void> {
    this.#last = [to, sender, options];
    let { pathname, search, hash } = new URL(to, base + this.address.replace("about:blank", "/"));
    let request = options;
    // Where a form sends to, # names the form, and the page that thanks for it may be another one.
    let promised = options.method !== "POST";
    for (let redirects = 0; ; redirects += 1) {
      if (redirects > mostRedirects) throw new Error(`${to} redirects without end`);
      const headers = new Headers({ "sec-fetch-site": sender, accept: "text/html" });
      if (this.cookies.size)
        headers.set("cookie", [...this.cookies].map((pair) => pair.join("=")).join("; "));
      const answer = await this.#fetch(pathname + search, { ...request, headers });
      for (const pair of answer.headers.getSetCookie()) this.#store(pair);
      const location = answer.headers.get("location");
      if (location === null || answer.status < 300 || answer.status >= 400) {
        await this.#show(answer, pathname + search + hash);
        if (promised || answer.status >= 400) this.#expectTarget(hash);
        return;
      }
      const next = new URL(location, base + pathname);
      // The part after # stays where the redirect has none.
      ({ pathname, search } = next);
      hash = next.hash || hash;
      promised ||= next.hash !== "";
      // These two send the form once more, to the new address.
      if (![307, 308].includes(answer.status)) request = {};
      this.#last = [location, sender, request];
    }
  }

  #expectTarget(hash: string): void {
    const target = decodeURIComponent(hash.slice(1));
    if (target && !this.document.descendants.some((one) => one.attribute("id") === target))
      throw new Error(`no element ${target} on ${this.address}`);
  }

  async #show(answer: Response, address: string): Promise<void> {
    this.status = answer.status;
    if (!/^text\/html/.test(answer.headers.get("content-type") ?? "")) {
      this.file = answer;
      return;
    }
    this.address = address;
    this.#changed.clear();
    this.#unfolded.clear();
    this.html = await answer.text();
    this.document = readHtml(this.html);
  }
}
