import { randomInt, randomUUID } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import { uploadsPath } from "#app/recruitment/upload/media-contract.ts";
import { toolCallNames } from "#app/tools/contract.ts";
import { anEnrollment } from "#tests/support/enrollment.ts";
import { aContact } from "#tests/support/lead.ts";
import { aRecording } from "#tests/support/media-files.ts";
import { toolExamples } from "#tests/support/tool-examples.ts";
import { uploading } from "#tests/support/uploading.ts";
import type { Account, Ask, Kind, Seen } from "./mixed-kinds.ts";

const pages = [
  "/",
  "/video-courses",
  "/tools",
  "/blog",
  "/enroll",
  "/recruitment/apply",
  "/tools/sop-writer",
];
const anyPage = () => pages[randomInt(pages.length)] ?? "/";

const filePiece = 128 * 1024;
/** Between two pieces, and before what failed is tried again; in milliseconds. */
const pauses = { piece: 100, retry: 500 };
/** The file that everybody uploads. */
export const recording = aRecording("mp4", 16 * filePiece);

/** A mark of letters only, which nothing takes for the number of a telephone. */
const mark = () => randomUUID().replace(/[\d-]/g, (sign) => "ghijklmnopq"["0123456789-".indexOf(sign)] ?? "");

const email = () => `load-${randomUUID()}@mindsync.example`;

function postJson(ask: Ask, kind: Kind, path: string, body: unknown): Promise<Response | undefined> {
  const headers = { "content-type": "application/json" };
  return ask(kind, path, { method: "POST", headers, body: JSON.stringify(body) });
}

/** Sends a form, always with the same key, until it is taken. */
async function untilTaken(ask: Ask, kind: Kind, path: string, form: { email?: unknown }): Promise<string> {
  for (;;) {
    if ((await postJson(ask, kind, path, form))?.ok) return String(form.email);
    await pause(pauses.retry);
  }
}

async function signIn(ask: Ask, account: Account): Promise<string | undefined> {
  const answer = await ask("sign-in", "/admin-login", {
    method: "POST",
    body: new URLSearchParams({ ...account }),
  });
  const cookies = answer?.headers.getSetCookie() ?? [];
  return cookies.map((cookie) => cookie.split(";")[0]).join("; ");
}

/** Uploads a file in pieces; goes on after every error where the server says that it is. */
async function upload(ask: Ask, seen: Seen): Promise<void> {
  const tus = uploading(async (path, options) => (await ask("piece", path, options)) ?? Response.error());
  const path = await tus.begun(recording.length).catch(() => undefined);
  for (let offset = 0; path && offset < recording.length; ) {
    await pause(pauses.piece);
    const piece = new Uint8Array(recording.subarray(offset, offset + filePiece));
    const answer = await tus.send(path, offset, piece);
    if (answer.status === 204) offset += piece.length;
    else {
      await pause(pauses.retry);
      const state = await tus.head(path);
      if (state.status === 404) return;
      offset = Number(state.headers.get("upload-offset") ?? offset);
    }
  }
  if (path) seen.uploads.push(path.slice(uploadsPath.length + 1));
}

async function chat(ask: Ask, seen: Seen): Promise<void> {
  const sign = mark();
  const at = performance.now();
  const answer = await postJson(ask, "chat", "/api/functions/yemi-chat", {
    userMessage: `How much is a website? ${sign}`,
    sessionId: `website-chat-${randomUUID()}`,
    currentPage: "/",
  });
  if (answer?.ok) seen.chats.set(sign, at);
}

export async function visit(ask: Ask, seen: Seen): Promise<void> {
  const session_id = randomUUID();
  const events = [{ page_visited: anyPage() }];
  const answer = await postJson(ask, "visit", "/api/visits", { session_id, screen_width: 360, events });
  if (answer?.ok) seen.visits.push(session_id);
}

async function useTool(ask: Ask): Promise<void> {
  const name = toolCallNames[randomInt(toolCallNames.length)] ?? "generate-faq";
  await postJson(ask, "tool", `/api/functions/${name}`, {
    ...toolExamples[name],
    version: randomInt(1, 1_000),
  });
}

/** One person with a session, who looks at the dashboard again and again. */
function owner(ask: Ask, seen: Seen, account: Account): () => Promise<void> {
  let cookie: string | undefined;
  return async () => {
    cookie ||= await signIn(ask, account);
    if (!cookie) return;
    const answer = await ask("dashboard", "/admin-dashboard/leads", { headers: { cookie } });
    const to = answer?.headers.get("location");
    // The sign-in screen's 'could not be checked' keeps the session.
    if (to && !to.includes("notice=unchecked")) seen.signedOut.push(to);
    if (answer?.headers.getSetCookie().some((set) => /max-age=0/i.test(set))) seen.signedOut.push("cookie");
  };
}

/** What a person of a kind does again and again. */
export function personOf(kind: Kind, ask: Ask, seen: Seen, account: Account): () => Promise<unknown> {
  const form = async (path: string, filled: { email?: unknown }, taken: string[]) =>
    taken.push(await untilTaken(ask, kind, path, filled));
  const persons: Record<Kind, () => Promise<unknown>> = {
    page: () => ask("page", anyPage()),
    visit: () => visit(ask, seen),
    chat: () => chat(ask, seen),
    tool: () => useTool(ask),
    enrollment: () => form("/api/course_enrollments", anEnrollment({ email: email() }), seen.enrollments),
    contact: () => form("/api/contact_submissions", aContact({ email: email() }), seen.contacts),
    "sign-in": () => signIn(ask, account),
    dashboard: owner(ask, seen, account),
    piece: () => upload(ask, seen),
  };
  return persons[kind];
}
