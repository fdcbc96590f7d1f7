import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { mediaRefusals } from "#content/application-media.ts";
import { fileMark } from "./file-mark.ts";
import { mediaBytes, uploadsPath } from "./media-contract.ts";
import type { UploadListener } from "./resumable-upload.ts";
import { undoTime, uploadStore } from "./upload-store.ts";

function aStorage() {
  const items = new Map<string, string>();
  return {
    items,
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
    removeItem: (key: string) => void items.delete(key),
  };
}

/** A browser whose network gives the responses that the test defines. */
function browser() {
  const [tab, all, page] = [aStorage(), aStorage(), new EventTarget()];
  const requests: string[] = [];
  const server = { status: 200, offset: "0" };
  vi.stubGlobal("sessionStorage", tab);
  vi.stubGlobal("localStorage", all);
  vi.stubGlobal("window", Object.assign(page, { alert: vi.fn() }));
  vi.stubGlobal("fetch", async (path: string, { method }: RequestInit) => {
    requests.push(`${method} ${path}`);
    return new Response(null, { status: server.status, headers: { "upload-offset": server.offset } });
  });
  const saved = () => JSON.parse(tab.getItem("mindsync-upload") ?? "null");
  return { page, all, requests, server, saved };
}

/** A fake of tus: the test decides what happens to each file. */
function fakeSend() {
  const sent: { file: File; listener: UploadListener; known: string | undefined; calls: string[] }[] = [];
  const send = (file: File | Buffer, listener: UploadListener, { known }: { known?: string | undefined }) => {
    const calls: string[] = [];
    sent.push({ file: file as File, listener, known, calls });
    return {
      pause: () => void calls.push("pause"),
      resume: () => void calls.push("resume"),
      remove: async () => void calls.push("remove"),
    };
  };
  return { send, sent };
}

const video = (name = "me.mp4") => new File(["a video"], name, { type: "video/mp4" });

let { page, all, requests, server, saved } = browser();
beforeEach(() => {
  ({ page, all, requests, server, saved } = browser());
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

/** A field with a file that the server knows of. */
async function withUpload() {
  const { send, sent } = fakeSend();
  const store = uploadStore();
  const unmount = store.mount();
  store.attach(send);
  store.choose(video());
  await vi.waitFor(() => expect(sent).toHaveLength(1));
  const [first] = sent;
  if (!first) throw new Error("Nothing is sent.");
  first.listener.onBegun("one");
  return { store, unmount, sent, ...first };
}

test("a file is sent as soon as the code for it is there, and saved step by step", async () => {
  const { send, sent } = fakeSend();
  const store = uploadStore();
  store.mount();
  store.choose(video());
  expect(store.read().step).toBe("checking");
  store.attach(send);
  await vi.waitFor(() => expect(store.read().step).toBe("uploading"));
  expect(saved()).toBeNull();
  sent[0]?.listener.onBegun("one");
  expect(saved()).toMatchObject({ id: "one", whole: false });
  sent[0]?.listener.onProgress(3);
  expect(store.read()).toMatchObject({ step: "uploading", sent: 3 });
  sent[0]?.listener.onDone("one");
  expect(store.read()).toMatchObject({ step: "uploaded", upload: { id: "one", name: "me.mp4" } });
  expect(saved()).toMatchObject({ id: "one", whole: true });
  expect(requests).toEqual([]);
});

test("a file that is paused while it is read begins only when it is resumed", async () => {
  const { send, sent } = fakeSend();
  const store = uploadStore();
  store.mount();
  store.attach(send);
  const file = video();
  store.choose(file);
  store.dispatch({ type: "paused" });
  // This read starts after the store's, so the store's is finished as well.
  await fileMark(file);
  expect(sent).toHaveLength(0);
  store.dispatch({ type: "resumed" });
  await vi.waitFor(() => expect(sent).toHaveLength(1));
});

test("the sender pauses and resumes with the state", async () => {
  const { store, unmount, listener, calls } = await withUpload();
  store.dispatch({ type: "paused" });
  store.dispatch({ type: "resumed" });
  listener.onWaiting();
  expect(store.read().step).toBe("waiting");
  page.dispatchEvent(new Event("online"));
  expect(store.read().step).toBe("uploading");
  unmount();
  store.mount();
  expect(calls).toEqual(["pause", "resume", "resume", "pause", "resume"]);
});

test("a paused upload stays paused when the visitor comes back", async () => {
  const { store, unmount, calls } = await withUpload();
  store.dispatch({ type: "paused" });
  unmount();
  store.mount();
  expect([store.read().step, calls.includes("resume")]).toEqual(["paused", false]);
});

test("a refused file is forgotten, also by the list of begun uploads", async () => {
  const { store, listener } = await withUpload();
  expect(all.items.size).toBe(1);
  listener.onRefused("Not a video");
  expect(store.read()).toEqual({ step: "failed", reason: "Not a video" });
  expect([saved(), all.items.size, requests]).toEqual([null, 0, []]);
});

test("a file that cannot be read fails", async () => {
  const store = uploadStore();
  const file = video();
  file.slice = () => {
    throw new Error("gone");
  };
  store.attach(fakeSend().send);
  store.choose(file);
  await vi.waitFor(() => expect(store.read()).toEqual({ step: "failed", reason: mediaRefusals.unreadable }));
});

test("a file that is too large is reported in the specification's alert", () => {
  const store = uploadStore();
  store.choose(Object.defineProperty(video(), "size", { value: mediaBytes + 1 }));
  expect(window.alert).toHaveBeenCalledExactlyOnceWith(mediaRefusals.size);
  expect(store.read()).toEqual({ step: "refused", reason: mediaRefusals.size });
});

describe("a removed file", () => {
  test("can be restored, and continues", async () => {
    const { store, calls } = await withUpload();
    const putBack = store.remove();
    expect([store.read().step, saved(), calls]).toEqual(["removed", null, ["pause"]]);
    putBack();
    expect(store.read().step).toBe("uploading");
    expect(saved()).toMatchObject({ id: "one" });
    expect([calls, requests]).toEqual([["pause", "resume"], []]);
  });

  test("is gone after a while, and Undo says so", async () => {
    const { store } = await withUpload();
    vi.useFakeTimers();
    const putBack = store.remove();
    vi.advanceTimersByTime(undoTime);
    expect(store.read().step).toBe("idle");
    expect([requests, all.items.size]).toEqual([[`DELETE ${uploadsPath}/one`], 0]);
    putBack();
    expect(store.read()).toEqual({ step: "failed", reason: mediaRefusals.notThere });
  });

  test("is gone when the page is left, and stays when it was restored before", async () => {
    const { store } = await withUpload();
    vi.useFakeTimers();
    store.remove()();
    vi.advanceTimersByTime(undoTime);
    page.dispatchEvent(new Event("pagehide"));
    expect([store.read().step, requests]).toEqual(["uploading", []]);
    store.remove();
    page.dispatchEvent(new Event("pagehide"));
    expect([store.read().step, requests]).toEqual(["idle", [`DELETE ${uploadsPath}/one`]]);
  });

  test("receives no more events, and without one nothing can be restored", async () => {
    const { store, listener } = await withUpload();
    store.remove();
    listener.onDone("one");
    expect(store.read().step).toBe("removed");
    store.remove()();
    expect(store.read().step).toBe("idle");
  });
});

test("another file replaces the current one, whose responses are ignored from then on", async () => {
  const { store, sent, listener, calls } = await withUpload();
  store.choose(new File(["another"], "two.mp4", { type: "video/mp4" }), "recorder");
  await vi.waitFor(() => expect(sent).toHaveLength(2));
  expect([calls, requests]).toEqual([["pause"], [`DELETE ${uploadsPath}/one`]]);
  listener.onDone("one");
  expect(store.read()).toMatchObject({ step: "uploading", name: "two.mp4", recorded: true });
});

test("leaving the page warns only about a recording", async () => {
  const { store, sent } = await withUpload();
  const close = () => page.dispatchEvent(new Event("beforeunload", { cancelable: true }));
  expect(close()).toBe(true);
  store.choose(video("two.mp4"), "recorder");
  expect(close()).toBe(false);
  await vi.waitFor(() => expect(sent).toHaveLength(2));
  sent[1]?.listener.onDone("two");
  expect(close()).toBe(true);
});

describe("after a reload", () => {
  const left = { id: "one", name: "me.mp4", size: 7, whole: false, recorded: false };
  const reload = (upload: object) => {
    sessionStorage.setItem("mindsync-upload", JSON.stringify(upload));
    const store = uploadStore();
    store.mount();
    return store;
  };

  test("an interrupted upload shows how much the server has, and can be dropped", async () => {
    server.offset = "3";
    const store = reload(left);
    expect(store.read().step).toBe("interrupted");
    await vi.waitFor(() => expect(store.read()).toMatchObject({ sent: 3 }));
    store.dispatch({ type: "dropped" });
    expect([store.read().step, saved()]).toEqual(["idle", null]);
    expect(requests).toEqual([`HEAD ${uploadsPath}/one`, `DELETE ${uploadsPath}/one`]);
  });

  test("one that the server has completely is complete", async () => {
    server.offset = "7";
    const store = reload(left);
    await vi.waitFor(() => expect(store.read().step).toBe("uploaded"));
    expect(saved()).toMatchObject({ whole: true });
  });

  test("one that the server has erased is forgotten, without a request", async () => {
    server.status = 404;
    const store = reload({ ...left, whole: true });
    await vi.waitFor(() => expect(store.read().step).toBe("idle"));
    expect([saved(), requests]).toEqual([null, [`HEAD ${uploadsPath}/one`]]);
  });

  test("the same file continues where it was", async () => {
    localStorage.setItem("mindsync-uploads-begun", "{}");
    const { store, listener, sent } = await withUpload();
    listener.onProgress(3);
    store.dispatch({ type: "paused" });
    const { send, sent: again } = fakeSend();
    const next = reload(saved());
    next.attach(send);
    next.choose(video("document:42"));
    await vi.waitFor(() => expect(again).toHaveLength(1));
    expect([sent[0]?.known, again[0]?.known]).toEqual([undefined, "one"]);
    expect(requests).toEqual([`HEAD ${uploadsPath}/one`]);
  });
});
