import { beforeEach, expect, test, vi } from "vitest";
import { networkTexts } from "#content/network.ts";
import { forgetSentForm, rememberSentForms } from "./offer-again.ts";
import { noticeStore, toast } from "./toast-store.ts";
import { stayWithoutNetwork } from "./without-network.ts";

/** A form of a browser, as far as these functions use it. */
class FakeForm extends EventTarget {
  isConnected = true;
  sent: unknown[] = [];
  requestSubmit(button: unknown) {
    this.sent.push(button);
  }
}

let browser: EventTarget;
beforeEach(() => {
  for (const { id } of noticeStore.read()) toast.dismiss(id);
  browser = new EventTarget();
  vi.stubGlobal("addEventListener", browser.addEventListener.bind(browser));
  vi.stubGlobal("HTMLFormElement", FakeForm);
  const state = {
    location: { pathname: "/your-call/1", search: "", hash: "" },
    navigation: {},
    loaderData: {},
  };
  vi.stubGlobal("window", { __reactRouterDataRouter: { state } });
  rememberSentForms();
});

/** The person sends a form. */
function send(form: FakeForm, submitter: unknown = null): void {
  const event = new Event("submit");
  Object.defineProperties(event, { target: { value: form }, submitter: { value: submitter } });
  browser.dispatchEvent(event);
}

/** The page's action fails because the network is gone. */
const fail = () =>
  stayWithoutNetwork(
    { request: new Request("http://site.example/your-call/1", { method: "POST" }) },
    async () => ({ call: { type: "error", result: new TypeError("Failed to fetch") } }),
  );

const shown = () => noticeStore.read().map(({ title, action }) => [title, action?.label]);
const press = () => noticeStore.read()[0]?.action?.onPress?.();
const { notSent, back, sendAgainLabel } = networkTexts;

test("a form without an answer of its own stays, and offers to be sent again, by the same button", async () => {
  const form = new FakeForm();
  const button = { isConnected: true };
  send(form, button);
  expect(await fail()).toEqual({ call: { type: "data", result: undefined } });
  expect(shown()).toEqual([[notSent.title, sendAgainLabel]]);
  press();
  expect(form.sent).toEqual([button]);
});

test("when the network is back it is offered once, and no more after it was sent", async () => {
  const form = new FakeForm();
  send(form);
  await fail();
  browser.dispatchEvent(new Event("online"));
  expect(shown()).toEqual([[back.title, sendAgainLabel]]);
  press();
  expect(form.sent).toEqual([null]);
  send(form);
  expect(shown()).toEqual([]);
  browser.dispatchEvent(new Event("online"));
  expect(shown()).toEqual([]);
});

test("a form that is gone is not sent", async () => {
  const form = new FakeForm();
  send(form);
  await fail();
  form.isConnected = false;
  press();
  expect(form.sent).toEqual([]);
  browser.dispatchEvent(new Event("online"));
  expect(shown()).toEqual([]);
});

test("the notice goes once the form was sent again, also without a word that the network is back", async () => {
  const form = new FakeForm();
  send(form);
  await fail();
  send(form);
  expect(shown()).toEqual([]);
});

test("what was sent without a form offers no other form", async () => {
  const form = new FakeForm();
  send(form);
  forgetSentForm();
  await fail();
  expect(shown()).toEqual([[notSent.title, undefined]]);
  browser.dispatchEvent(new Event("online"));
  expect(shown()).toEqual([]);
});
