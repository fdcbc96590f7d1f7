import { randomUUID } from "node:crypto";
import { Ajv2020 } from "ajv/dist/2020.js";
import formats from "ajv-formats";
import { beforeAll, describe, expect, test } from "vitest";
import { answersTo, makeCourse, type TestCourse } from "#tests/support/course.ts";
import { testDatabase } from "#tests/support/database.ts";
import { aRecording } from "#tests/support/media-files.ts";
import { type TestSite, testSite } from "#tests/support/site.ts";
import { testStorage } from "#tests/support/storage.ts";
import { storedApplication } from "#tests/support/stored-application.ts";
import { uploading } from "#tests/support/uploading.ts";
import { api } from "./index.ts";
import type { ApiDocument, Operation } from "./reference.ts";

testDatabase();
testStorage();
const routes = api().routes.filter(({ method }) => method !== "ALL");
const document: ApiDocument = await (await api().request("/openapi.json")).json();
const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, operation]) => ({
    name: `${method} ${path}`,
    method,
    path,
    operation,
  })),
);

const ajv = new Ajv2020({ strict: false, allErrors: true });
formats.default(ajv);
ajv.addSchema({ $id: "document", ...document });

/** The problems of a value under a schema of the document; empty when it is valid. */
function problemsOf(schema: unknown, value: unknown): unknown[] {
  const rooted = JSON.parse(JSON.stringify(schema).replaceAll('"#/components', '"document#/components'));
  const valid = ajv.compile(rooted);
  return valid(value) ? [] : (valid.errors ?? []);
}

/** Where a schema has objects that take any name. A map, whose names are data, describes its values instead. */
function openObjects(schema: unknown, place: string): string[] {
  if (typeof schema !== "object" || schema === null) return [];
  const { type, additionalProperties } = schema as { type?: unknown; additionalProperties?: unknown };
  const isOpen = type === "object" && (additionalProperties ?? true) === true;
  return [
    ...(isOpen ? [place] : []),
    ...Object.entries(schema).flatMap(([name, part]) => openObjects(part, `${place}.${name}`)),
  ];
}

let site: TestSite;
let admin: Awaited<ReturnType<TestSite["signIn"]>>;
let course: TestCourse;
beforeAll(async () => {
  site = await testSite();
  admin = await site.signIn();
  course = await makeCourse();
});

describe("the document", () => {
  test("has every route, and nothing that is no route", () => {
    // Hono answers HEAD through the route of GET.
    const asHead = new Set(["get /uploads/{id}"]);
    const served = new Set(
      routes.map(({ method, path }) => {
        const name = `${method.toLowerCase()} ${path.replace(/:(\w+)/g, "{$1}")}`;
        return asHead.has(name) ? name.replace("get", "head") : name;
      }),
    );
    expect(operations.map(({ name }) => name).sort()).toEqual([...served].sort());
  });

  test("fits the site: each id once, each role known, each error problem JSON", () => {
    expect(new Set(operations.map(({ operation }) => operation.operationId)).size).toBe(operations.length);
    expect(document.components.securitySchemes).toHaveProperty("session");
    for (const { name, operation } of operations) {
      expect(operation.summary, name).not.toBe("");
      for (const [status, { content = {} }] of Object.entries(operation.responses)) {
        if (Number(status) >= 400) expect(Object.keys(content), name).toEqual(["application/problem+json"]);
      }
      expect(operation.responses, name).toHaveProperty("503");
    }
  });

  test("describes no body with an object, at any depth, that takes names which it does not list", () => {
    const open = operations.flatMap(({ name, operation }) =>
      Object.values(operation.requestBody?.content ?? {}).flatMap(({ schema }) => openObjects(schema, name)),
    );
    expect(open).toEqual([]);
    // The search itself finds such an object.
    const lists = { type: "array", items: { type: "object", properties: {} } };
    expect(openObjects({ anyOf: [lists] }, "body")).toEqual(["body.anyOf.0.items"]);
  });

  test.each(operations)("$name has valid examples", ({ operation, method }) => {
    const parts = [operation.requestBody, ...Object.values(operation.responses)].flatMap((part) =>
      Object.entries(part?.content ?? {}),
    );
    for (const [type, { schema, example, examples }] of parts) {
      if (!type.includes("json")) continue;
      const all = examples ? Object.values(examples).map(({ value }) => value) : [example];
      expect(all).not.toContain(undefined);
      for (const each of all) expect(problemsOf(schema, each)).toEqual([]);
    }
    const withBody = method === "post" || method === "patch";
    const upload = operation.operationId.includes("Uploads");
    if (withBody && !upload) expect(operation.requestBody).toBeDefined();
  });
});

/** What an operation needs beside its example: the ids of records that exist, and bytes. */
interface Real {
  id?: string;
  body?: object;
  bytes?: Uint8Array<ArrayBuffer>;
}

const file = aRecording("mp4", 9_000);
const upload = async () => {
  const { begun } = uploading((path, options) => site.fetch(path, options));
  return (await begun(file.length)).split("/").at(-1) ?? "";
};
const demoSession = async () => ({
  id: (await (await site.fetch("/api/demo_user_sessions", { method: "POST" })).json()).id,
});

const real: Record<string, () => Promise<Real>> = {
  "get /demo_user_sessions/{id}": demoSession,
  "patch /demo_user_sessions/{id}": demoSession,
  "head /uploads/{id}": async () => ({ id: await upload() }),
  "patch /uploads/{id}": async () => ({ id: await upload(), bytes: new Uint8Array(file) }),
  "delete /uploads/{id}": async () => ({ id: await upload() }),
  "patch /recruitment_applications/{id}": async () => ({ id: await storedApplication() }),
  "post /lesson_progress": async () => ({ body: { learner: admin.profile.id, lesson: course.lessons[0] } }),
  "post /quiz_attempts": async () => ({
    // With the title that a learner's device sends too.
    body: {
      learner: admin.profile.id,
      module: course.module,
      title: "Prices",
      answers: answersTo(course, 5),
    },
  }),
};

/** What a browser says of a call by the site's own page. */
const ownPage = { "sec-fetch-site": "same-origin" };

function headersOf({ parameters = [] }: Operation): Record<string, string> {
  const headers = parameters.filter(({ in: place }) => place === "header");
  return Object.fromEntries(headers.map(({ name, example = "" }) => [name, example]));
}

/** Makes a call as its documentation shows it, with every example. @param more fields beside those of the example */
async function call(
  one: (typeof operations)[number],
  session: Record<string, string>,
  more: object = {},
): Promise<Response[]> {
  const { method, path, name, operation } = one;
  const answers: Response[] = [];
  const json = operation.requestBody?.content["application/json"];
  const bodies = json?.examples ? Object.values(json.examples).map(({ value }) => value) : [json?.example];
  for (const example of bodies) {
    const { id = "", body, bytes } = (await real[name]?.()) ?? {};
    const sent = example === undefined ? undefined : JSON.stringify({ ...example, ...body, ...more });
    const type = Object.keys(operation.requestBody?.content ?? {})[0];
    const content = bytes ?? sent;
    answers.push(
      await site.fetch(`/api${path.replace("{id}", id)}`, {
        method: method.toUpperCase(),
        headers: {
          ...ownPage,
          ...headersOf(operation),
          ...session,
          ...(type ? { "content-type": type } : {}),
        },
        ...(content === undefined ? {} : { body: content }),
      }),
    );
  }
  return answers;
}

/** Expects a documented answer: its status, its type, and a body that its schema accepts. */
async function documented({ operation, name }: (typeof operations)[number], answer: Response): Promise<void> {
  const { content = {} } = operation.responses[answer.status] ?? {};
  expect(Object.keys(operation.responses), name).toContain(String(answer.status));
  const type = answer.headers.get("content-type")?.split(";")[0] ?? "";
  const text = await answer.text();
  if (Object.keys(content).length === 0) expect([name, text]).toEqual([name, ""]);
  else expect(Object.keys(content)).toContain(type);
  if (type.includes("json")) expect(problemsOf(content[type]?.schema, JSON.parse(text))).toEqual([]);
}

describe.each(operations)("$name, called from its example", (one) => {
  const { security, responses } = one.operation;
  const good = Number(Object.keys(responses)[0]);

  test("by anybody", async () => {
    for (const answer of await call(one, {})) {
      expect(answer.status).toBe(security.length ? 401 : good);
      await documented(one, answer);
    }
  });

  test("by an admin", async () => {
    for (const answer of await call(one, admin.headers)) {
      expect(answer.status).toBe(good);
      await documented(one, answer);
    }
  });

  test("by a learner", async () => {
    const [role] = Object.values(security[0] ?? {})[0] ?? [];
    if (!role || role === "any account") return;
    const { headers } = await site.signIn({ role: "learner" });
    for (const answer of await call(one, headers)) {
      expect(answer.status).toBe(403);
      await documented(one, answer);
    }
  });

  test("with a field that it does not have", async () => {
    if (!one.operation.requestBody?.content["application/json"]) return;
    for (const answer of await call(one, security.length ? admin.headers : {}, { role: "admin" })) {
      expect(answer.status).toBe(400);
      expect(await answer.clone().json()).toMatchObject({
        detail: "This call has no field named role.",
        fields: { role: [expect.any(String)] },
      });
      await documented(one, answer);
    }
  });

  test("with a body that is none", async () => {
    if (!one.operation.requestBody?.content["application/json"]) return;
    const session = security.length ? admin.headers : {};
    const { id = "" } = (await real[one.name]?.()) ?? {};
    for (const body of ["{", "[]"]) {
      const answer = await site.fetch(`/api${one.path.replace("{id}", id)}`, {
        method: one.method.toUpperCase(),
        headers: { ...ownPage, ...session, "content-type": "application/json" },
        body,
      });
      expect([400, 422]).toContain(answer.status);
      await documented(one, answer);
    }
  });
});

test.each([
  [
    "/api/visits",
    { session_id: randomUUID(), events: [{ page_visited: "/" }, { page_visited: "/", visitor: "Amaka" }] },
    "events.1.visitor",
  ],
  [
    "/api/functions/bot-demo-chat",
    {
      botType: "sales",
      userMessage: "How much?",
      sessionId: "playground-1",
      conversation: [{ type: "user", content: "Hello", botType: "sales", role: "system" }],
    },
    "conversation.0.role",
  ],
])("%s refuses a name that an object within its body does not have", async (path, json, name) => {
  const answer = await site.fetch(path, { json });
  expect([answer.status, await answer.json()]).toEqual([
    400,
    expect.objectContaining({
      detail: `This call has no field named ${name}.`,
      fields: { [name]: ["There is no such field."] },
    }),
  ]);
});

describe("the reference page", () => {
  test("shows every call, with nothing from another server and no script", async () => {
    const answer = await site.fetch("/api/reference");
    const page = await answer.text();
    expect([answer.status, answer.headers.get("content-type")]).toEqual([200, "text/html; charset=UTF-8"]);
    for (const { operation } of operations) expect(page).toContain(`id="${operation.operationId}"`);
    expect(page).not.toMatch(/<script|(src|href)="(https?:)?\/\/| style="/);
  });

  test("keeps the site's policy: its one style by hash", async () => {
    const answer = await site.fetch("/api/reference");
    const policy = answer.headers.get("content-security-policy") ?? "";
    const [, style = ""] = /<style>([\s\S]*?)<\/style>/.exec(await answer.text()) ?? [];
    const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(style));
    expect(policy).toContain(`'sha256-${Buffer.from(digest).toString("base64")}'`);
    expect(policy).not.toContain("unsafe");
  });
});
