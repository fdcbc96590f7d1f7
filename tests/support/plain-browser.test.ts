/** What the browser without script refuses because no browser does it, each with a case in which it fails. */
import { expect, test } from "vitest";
import { PlainBrowser } from "./plain-browser.ts";

interface Sent {
  path: string;
  method: string;
  sender: string | null;
  body: unknown;
}

/** A browser on a site of one page; `/moved` redirects a form with a status. */
async function onPage(body: string, moved = 307) {
  const sent: Sent[] = [];
  const browser = new PlainBrowser(async (path, { method = "GET", headers, body: content } = {}) => {
    sent.push({ path, method, sender: new Headers(headers).get("sec-fetch-site"), body: content });
    if (path === "/moved") return new Response(null, { status: moved, headers: { location: "/there" } });
    return new Response(`<html><body>${body}</body></html>`, { headers: { "content-type": "text/html" } });
  });
  await browser.open("/");
  return { browser, sent };
}

const form = (inside: string, attributes = "") =>
  `<form method="post" action="/there" ${attributes}>${inside}</form>`;

test("a disabled button is not pressed", async () => {
  const { browser, sent } = await onPage(form('<button disabled="">Save</button>'));
  await expect(browser.press("Save")).rejects.toThrow("Save is disabled on /");
  expect(sent).toHaveLength(1);
});

test("nor is one of a disabled group, and its fields are not sent; those of its legend are", async () => {
  const { browser, sent } = await onPage(
    form(`<fieldset disabled=""><legend><label>Name <input name="name" value="Ada"/></label></legend>
      <label>Age <input name="age" value="30"/></label><button>Save</button></fieldset><button>Send</button>`),
  );
  await expect(browser.press("Save")).rejects.toThrow("Save is disabled on /");
  expect(() => browser.fill("Age", "31")).toThrow("Age is disabled on /");
  await browser.press("Send");
  expect(String(sent.at(-1)?.body)).toBe("name=Ada");
});

test("hidden controls and links are not used", async () => {
  const { browser, sent } = await onPage(
    `<div hidden="">${form('<label>Name <input name="n"/></label><button>Save</button>')}
      <a href="/there">There</a></div>`,
  );
  await expect(browser.press("Save")).rejects.toThrow("Save is hidden on /");
  await expect(browser.follow("There")).rejects.toThrow("There is hidden on /");
  expect(() => browser.fill("Name", "Ada")).toThrow("Name is hidden on /");
  expect(sent).toHaveLength(1);
});

test("what is in a closed part is used only after it was unfolded", async () => {
  const { browser, sent } = await onPage(
    `<details><summary>More</summary>${form("<p>Sure?</p><button>Erase</button>")}</details>`,
  );
  await expect(browser.press("Erase")).rejects.toThrow("Erase is hidden on /");
  expect(browser.text()).toBe("More");
  browser.unfold("More");
  expect(browser.text()).toBe("MoreSure?Erase");
  browser.unfold("More");
  await expect(browser.press("Erase")).rejects.toThrow("Erase is hidden on /");
  expect(() => browser.unfold("Less")).toThrow("0 summaries Less on /");
  browser.unfold("More");
  await browser.press("Erase");
  expect(sent.at(-1)).toMatchObject({ path: "/there", method: "POST" });
  expect(browser.text()).toBe("More");
});

test("of two buttons with one name the one that is shown is pressed", async () => {
  const { browser, sent } = await onPage(
    `<div hidden="">${form("<button>Save</button>")}</div><form action="/shown"><button>Save</button></form>`,
  );
  await browser.press("Save");
  expect(sent.at(-1)?.path).toBe("/shown");
});

test("a form is sent in its own encoding, or in that of the button", async () => {
  const { browser, sent } = await onPage(
    form(
      `<input type="hidden" name="a" value="1"/><button>Save</button>
      <button formenctype="application/x-www-form-urlencoded">Short</button><button formenctype="text/plain">Plain</button>`,
      'enctype="multipart/form-data"',
    ),
  );
  await browser.press("Save");
  const body = sent.at(-1)?.body;
  expect(body instanceof FormData && [...body]).toEqual([["a", "1"]]);
  await browser.press("Short");
  expect(String(sent.at(-1)?.body)).toBe("a=1");
  await expect(browser.press("Plain")).rejects.toThrow("This browser does not send text/plain.");
});

test("the part of an address after # must be there", async () => {
  const { browser } = await onPage('<p id="here">Here</p><a href="#here">Down</a><a href="/#gone">Away</a>');
  await browser.follow("Down");
  expect(browser.address).toBe("/#here");
  await expect(browser.follow("Away")).rejects.toThrow("no element gone on /#gone");
});

test("only a typed address comes from nowhere", async () => {
  const { browser, sent } = await onPage(`<a href="/there">There</a>${form("<button>Save</button>")}`);
  await browser.follow("There");
  await browser.press("Save");
  await browser.again();
  await browser.open("/there");
  const site = "same-origin";
  expect(sent.map(({ sender }) => sender)).toEqual(["none", site, site, site, "none"]);
});

test.each([
  [302, "GET"],
  [303, "GET"],
  [307, "POST"],
  [308, "POST"],
])("after a redirect with %i a form goes on as %s", async (status, method) => {
  const { browser, sent } = await onPage(
    '<form method="post" action="/moved"><input type="hidden" name="a" value="1"/><button>Save</button></form>',
    status,
  );
  await browser.press("Save");
  expect(sent.at(-1)).toMatchObject({ path: "/there", method });
  expect(String(sent.at(-1)?.body)).toBe(method === "POST" ? "a=1" : "undefined");
  await browser.again();
  expect(sent.at(-1)).toMatchObject({ path: "/there", method });
});

test("a form that names itself after # may be thanked for on another page, and is there when it is refused", async () => {
  const page = (refused: boolean) =>
    `<html><body>${refused ? "Wrong" : form("<button>Save</button>").replace("/there", "/#form")}</body></html>`;
  const browser = new PlainBrowser(async (_path, { method } = {}) => {
    const status = method === "POST" ? answer : 200;
    return new Response(page(method === "POST"), { status, headers: { "content-type": "text/html" } });
  });
  let answer = 200;
  await browser.open("/");
  await browser.press("Save");
  expect(browser.address).toBe("/#form");
  answer = 422;
  await browser.open("/");
  await expect(browser.press("Save")).rejects.toThrow("no element form on /#form");
});
