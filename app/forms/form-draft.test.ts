import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { draftDays } from "#content/application-form.ts";
import { dropDrafts, formDraft } from "./form-draft.ts";

/** A store as browsers have it: its keys are its own properties. */
function aStorage() {
  const stored: Record<string, string> = {};
  const methods = {
    getItem: (key: string) => stored[key] ?? null,
    setItem: (key: string, value: string) => {
      stored[key] = value;
    },
    removeItem: (key: string) => {
      delete stored[key];
    },
  };
  return new Proxy(stored, { get: (_, name) => Reflect.get(methods, name) });
}

beforeEach(() => {
  vi.stubGlobal("localStorage", aStorage());
  vi.stubGlobal("sessionStorage", aStorage());
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const typed = (values: Record<string, string>) => {
  vi.stubGlobal(
    "FormData",
    class {
      *[Symbol.iterator]() {
        yield* Object.entries(values);
      }
    },
  );
  return {} as HTMLFormElement;
};

test("a draft is the tab's, unless it is for some days, after which nothing of it is left", () => {
  const [short, long] = [formDraft("contact"), formDraft("application", { days: draftDays })];
  for (const draft of [short, long]) draft.keep(typed({ name: "Ngozi", submissionKey: "x" }));
  expect([Object.keys(sessionStorage), Object.keys(localStorage)]).toEqual([
    ["mindsync-contact-draft"],
    ["mindsync-application-draft"],
  ]);
  vi.advanceTimersByTime(draftDays * 24 * 3_600_000);
  expect(long.read("name")).toBe("Ngozi");
  vi.advanceTimersByTime(1);
  expect(long.read("name")).toBeUndefined();
  expect(Object.keys(localStorage)).toEqual([]);
  expect(short.read("name")).toBe("Ngozi");
});

test("signing out deletes what staff typed in this tab, and nothing else", () => {
  formDraft("note-7").keep(typed({ text: "A note about an applicant" }));
  formDraft("course-3").keep(typed({ title: "A course" }));
  sessionStorage.setItem("mindsync-chat", "a chat");
  dropDrafts();
  expect(Object.keys(sessionStorage)).toEqual(["mindsync-chat"]);
});
