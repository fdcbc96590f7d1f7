import { randomInt, randomUUID } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import { uploadsPath } from "#app/recruitment/upload/media-contract.ts";
import { toolCallNames } from "#app/tools/contract.ts";
import { anEnrollment } from "#tests/support/enrollment.ts";
import { aContact } from "#tests/support/lead.ts";
import { aRecording } from "#tests/support/media-files.ts";
import { toolExamples } from "#tests/support/tool-examples.ts";
import { uploading } from "#tests/support/uploading.ts";
import { phone } from "./analytics-visits.ts";

export const kinds = [
  "page",
  "visit",
  "chat",
  "tool",
  "enrollment",
  "contact",
  "sign-in",
  "dashboard",
  "piece",
] as const;
export type Kind = (typeof kinds)[number];

/** A request and its answer. */
export interface Sent {
  kind: Kind;
  /** When it was sent, in milliseconds of performance.now(). */
  at: number;
  ms: number;
  /** 0 when there was no answer. */
  status: number;
}

/** What the site said that it has stored, and what the people of the load saw. */
export interface Seen {
  sent: Sent[];
  visits: string[];
  /** The e-mail addresses of forms that were taken; each was sent until it was. */
  enrollments: string[];
  contacts: string[];
  /** The mark in each question that was answered. */
  chats: string[];
  /** The ids of files that were taken to the last byte. */
  uploads: string[];
  /** When somebody with a session was asked to sign in, and where to. */
  signedOut: string[];
}

const emptySeen = (): Seen => ({
  sent: [],
  visits: [],
  enrollments: [],
  contacts: [],
  chats: [],
  uploads: [],
  signedOut: [],
});

export interface Account {
  email: string;
  password: string;
}

/** How many people do each thing at once, and how long each waits between two, in milliseconds. */
const people: Record<Kind, { count: number; waits: number }> = {
  page: { count: 4, waits: 200 },
  visit: { count: 8, waits: 150 },
  chat: { count: 4, waits: 400 },
  tool: { count: 2, waits: 400 },
  enrollment: { count: 2, waits: 500 },
  contact: { count: 2, waits: 500 },
  "sign-in": { count: 1, waits: 2_000 },
  dashboard: { count: 2, waits: 500 },
  piece: { count: 4, waits: 100 },
};

const pages = [
  "/",
  "/video-courses",
  "/tools",
  "/blog",
  "/enroll",
  "/recruitment/apply",
  "/tools/sop-writer",
];
const filePiece = 128 * 1024;
/** The file that everybody uploads. */
export const recording = aRecording("mp4", 16 * filePiece);

/** A mark of letters only, which nothing takes for a number of a telephone. */
const mark = () => randomUUID().replace(/[\d-]/g, (sign) => "ghijklmnopq"["0123456789-".indexOf(sign)] ?? "");

const anyVisitor = () => `10.${randomInt(256)}.${randomInt(256)}.${randomInt(256)}`;

/**
 * Puts the load of a busy day on the site: people who look, chat, write, enroll, sign in and upload, each from an
 * address of its own. Whatever has to arrive is sent again until it is taken, as browsers and people do.
 * @returns what was seen so far, and a function that lets everybody finish what they are doing
 */
export function mixedLoad(address: string, account: Account): { seen: Seen; end(): Promise<void> } {
  const seen = emptySeen();
  let over = false;

  /** Sends one request. @returns undefined when there was no answer */
  async function ask(kind: Kind, path: string, options: RequestInit = {}): Promise<Response | undefined> {
    const at = performance.now();
    const headers = new Headers(options.headers);
    headers.set("x-forwarded-for", anyVisitor());
    headers.set("user-agent", phone);
    headers.set("sec-fetch-site", "same-origin");
    try {
      const answer = await fetch(new URL(path, address), { redirect: "manual", ...options, headers });
      const body = await answer.arrayBuffer();
      seen.sent.push({ kind, at, ms: performance.now() - at, status: answer.status });
      const { status } = answer;
      return new Response(status === 204 || status === 304 ? null : body, answer);
    } catch {
      seen.sent.push({ kind, at, ms: performance.now() - at, status: 0 });
      return undefined;
    }
  }

  const post = (kind: Kind, path: string, body: unknown) =>
    ask(kind, path, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(body),
    });

  /** Sends a form, always with the same key, until it is taken. */
  async function untilTaken(kind: Kind, path: string, form: { email?: unknown }, taken: string[]) {
    for (;;) {
      const answer = await post(kind, path, form);
      if (answer?.ok) return taken.push(String(form.email));
      await pause(500);
    }
  }

  async function signIn(): Promise<string | undefined> {
    const answer = await ask("sign-in", "/admin-login", {
      method: "POST",
      body: new URLSearchParams({ ...account }),
    });
    return answer?.headers
      .getSetCookie()
      .map((cookie) => cookie.split(";")[0])
      .join("; ");
  }

  /** Uploads a file in pieces; goes on after every error where the server says that it is. */
  async function upload(): Promise<void> {
    const tus = uploading(async (path, options) => (await ask("piece", path, options)) ?? Response.error());
    const path = await tus.begun(recording.length).catch(() => undefined);
    for (let offset = 0; path && offset < recording.length; ) {
      await pause(people.piece.waits);
      const piece = new Uint8Array(recording.subarray(offset, offset + filePiece));
      const answer = await tus.send(path, offset, piece);
      if (answer.status === 204) {
        offset += piece.length;
        if (offset >= recording.length) seen.uploads.push(path.slice(uploadsPath.length + 1));
        continue;
      }
      await pause(500);
      const state = await tus.head(path);
      offset = Number(state.headers.get("upload-offset") ?? offset);
    }
  }

  async function chat(): Promise<void> {
    const sign = mark();
    const answer = await post("chat", "/api/functions/yemi-chat", {
      userMessage: `How much is a website? ${sign}`,
      sessionId: `website-chat-${randomUUID()}`,
      currentPage: "/",
    });
    if (answer?.ok) seen.chats.push(sign);
  }

  async function visit(): Promise<void> {
    const session_id = randomUUID();
    const answer = await post("visit", "/api/visits", {
      session_id,
      screen_width: 360,
      events: [{ page_visited: pages[randomInt(pages.length)] }],
    });
    if (answer?.ok) seen.visits.push(session_id);
  }

  /** One person with a session, who looks at the dashboard again and again. */
  function visitorOfDashboard() {
    let cookie: string | undefined;
    return async () => {
      cookie ||= await signIn();
      if (!cookie) return;
      const answer = await ask("dashboard", "/admin-dashboard/leads", { headers: { cookie } });
      const to = answer?.headers.get("location");
      // The sign-in screen's 'could not be checked' keeps the session.
      if (to && !to.includes("notice=unchecked")) seen.signedOut.push(to);
      if (answer?.headers.getSetCookie().some((set) => /max-age=0/i.test(set))) seen.signedOut.push("cookie");
    };
  }

  const email = () => `load-${randomUUID()}@mindsync.example`;
  const doing: Record<Kind, () => () => Promise<unknown>> = {
    page: () => () => ask("page", pages[randomInt(pages.length)] ?? "/"),
    visit: () => visit,
    chat: () => chat,
    tool: () => async () => {
      const name = toolCallNames[randomInt(toolCallNames.length)] ?? "generate-faq";
      await post("tool", `/api/functions/${name}`, { ...toolExamples[name], version: randomInt(1_000) });
    },
    enrollment: () => () =>
      untilTaken("enrollment", "/api/course_enrollments", anEnrollment({ email: email() }), seen.enrollments),
    contact: () => () =>
      untilTaken("contact", "/api/contact_submissions", aContact({ email: email() }), seen.contacts),
    "sign-in": () => signIn,
    dashboard: visitorOfDashboard,
    piece: () => upload,
  };

  async function live(kind: Kind): Promise<void> {
    const act = doing[kind]();
    while (!over) {
      await act();
      await pause(people[kind].waits * (0.5 + Math.random()));
    }
  }

  const all = kinds.flatMap((kind) => Array.from({ length: people[kind].count }, () => live(kind)));
  return {
    seen,
    async end() {
      over = true;
      await Promise.all(all);
    },
  };
}
