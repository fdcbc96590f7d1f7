import { runInNewContext } from "node:vm";
import { beforeEach, describe, expect, test } from "vitest";
import { workerScript } from "./workers.ts";

const site = "http://localhost";
const html = (title: string) =>
  new Response(`<html><head><title>${title}</title></head><body></body></html>`, {
    headers: { "content-type": "text/html", "X-Keep-Offline": "lesson" },
  });
const offlinePage = () =>
  new Response(
    '<title>No network</title><script>1</script><h1>No network</h1><ul class="a" data-opened=""></ul>',
  );

/** The browser's cache storage, as far as the workers use it. */
class Stores {
  readonly all = new Map<string, Map<string, Response>>();
  keys = async () => [...this.all.keys()];
  has = async (name: string) => this.all.has(name);
  delete = async (name: string) => this.all.delete(name);
  open = async (name: string) => {
    const entries = this.all.get(name) ?? new Map<string, Response>();
    this.all.set(name, entries);
    return {
      match: async (path: string) => entries.get(path)?.clone(),
      keys: async () => [...entries.keys()].map((path) => ({ url: site + path })),
      put: async (path: string, answer: Response) => void entries.set(path, answer),
      delete: async (path: string) => entries.delete(path),
    };
  };
  async keep(name: string, pages: Readonly<Record<string, Response>>): Promise<void> {
    const cache = await this.open(name);
    for (const [path, page] of Object.entries(pages)) await cache.put(path, page);
  }
}

let stores: Stores;
beforeEach(() => {
  stores = new Stores();
});

/** Runs a worker and lets it answer a request, by default the opening of a page. */
async function opening(sources: string[], path: string, fetch: () => Promise<Response>, mode = "navigate") {
  const handlers: Record<string, (event: unknown) => void> = {};
  runInNewContext(await workerScript(sources, { VERSION: "1", PAGES: [] }), {
    addEventListener: (name: string, handler: (event: unknown) => void) => {
      handlers[name] = handler;
    },
    ...{ caches: stores, fetch, location: new URL(site), setTimeout: () => {} },
    ...{ Headers, Response, Set, URL },
  });
  return new Promise<Response>((resolve, reject) => {
    const request = { url: site + path, method: "GET", mode };
    handlers.fetch?.({
      request,
      waitUntil: () => {},
      respondWith: (answer: Response | Promise<Response>) => Promise.resolve(answer).then(resolve, reject),
    });
  });
}

const noNetwork = () => Promise.reject(new TypeError("Failed to fetch"));
const lessons = ["not-opened.js", "lessons.js"];
const pages = ["not-opened.js", "pages.js"];

describe.each([
  ["a lesson that is not on the device", lessons, "/courses/a/never-opened"],
  ["a page that is not on the device", pages, "/learning"],
])("without a network, %s", (_, sources, path) => {
  test("gets our own page, with the lessons and pages that are, by title", async () => {
    await stores.keep("mindsync-pages 1", { "/offline": offlinePage(), "/": html("Mindsync") });
    await stores.keep("mindsync-lessons", {
      "/courses/learner": new Response("id-of-a-learner"),
      "/courses/a/the-blue-book": html("Save $1,000 a day · The School"),
    });
    const answer = await opening(sources, path, noNetwork);
    expect(answer.status).toBe(503);
    expect(await answer.text()).toBe(
      '<title>No network</title><h1>No network</h1><ul class="a" data-opened="">' +
        '<li><a href="/courses/a/the-blue-book">Save $1,000 a day</a></li><li><a href="/">Mindsync</a></li></ul>',
    );
  });

  test("makes no store of lessons on a device without any", async () => {
    await stores.keep("mindsync-pages 1", { "/offline": offlinePage() });
    const answer = await opening(pages, path, noNetwork);
    expect(await answer.text()).toContain('data-opened=""></ul>');
    expect(await stores.has("mindsync-lessons")).toBe(false);
  });
});

const starter = '<script defer src="/courses/start.js"></script></head>';

test("without a network a stored lesson opens, and its script starts to show what waits on the device", async () => {
  await stores.keep("mindsync-lessons", { "/courses/a/b": html("The lesson") });
  const answer = await opening(lessons, "/courses/a/b?from=mail", noNetwork);
  expect(answer.status).toBe(200);
  const text = await answer.text();
  expect(text).toContain("<title>The lesson</title>");
  expect(text).toContain(starter);
  expect(await (await opening(lessons, "/courses/start.js", noNetwork, "no-cors")).text()).toMatch(/focusin/);
});

test("a lesson is stored as the server sends it, and what is no lesson is passed on", async () => {
  const answer = await opening(lessons, "/courses/a/b", async () => html("The lesson"));
  expect(await answer.text()).toContain(starter);
  const kept = await (await stores.open("mindsync-lessons")).match("/courses/a/b");
  expect(await kept?.text()).not.toContain("<script");
  const locked = new Response("<head></head>Sign in", { status: 401 });
  expect(await opening(lessons, "/courses/a/b", async () => locked)).toBe(locked);
  expect(await (await stores.open("mindsync-lessons")).match("/courses/a/b")).toBeUndefined();
});
