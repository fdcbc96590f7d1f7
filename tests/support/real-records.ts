/** Creates one record of each kind that addresses name, so that requests get past 'not found'. */
import { randomUUID } from "node:crypto";
import { newAppointmentKey } from "#app/leads/appointment-keys.server.ts";
import { db, sql } from "#server/platform/database.ts";
import { anApplication } from "./application.ts";
import { makeCourse } from "./course.ts";
import { useEveryDoor as leaveEverywhere } from "./every-door.ts";
import { openLink } from "./private-link.ts";
import type { TestSite } from "./site.ts";

/** An id that no record has. */
export const idle = "00000000-0000-4000-8000-000000000000";

/**
 * Creates records through every form and call of the site, and those that only a private link leads to.
 * @returns a function that fills the parameters of an address, /courses/:slug or /demo_user_sessions/{id}, and the cookies of
 *   a browser that has opened the private links
 */
export async function realRecords(
  site: Pick<TestSite, "fetch" | "signIn">,
  owner: Awaited<ReturnType<TestSite["signIn"]>>,
): Promise<{ fill: (pattern: string) => string; opened: string }> {
  await leaveEverywhere(site, owner);
  const course = await makeCourse({ slug: "selling-rice" });
  const sent = { json: anApplication({ email: "another@mindsync.example" }) };
  const { path: applicantPath } = await (await site.fetch("/api/recruitment_applications", sent)).json();
  const [application] = await sql()`select id from recruitment_applications limit 1`;
  const [appointment] = await sql()`select id from appointments limit 1`;
  const callPath = await newAppointmentKey(db(), String(appointment?.id));
  const ownApplication = await openLink(site, applicantPath);
  const ownCall = await openLink(site, callPath);
  const session = await (await site.fetch("/api/demo_user_sessions", { json: {} })).json();
  const bytes = { "upload-length": "1000", "tus-resumable": "1.0.0" };
  const upload = await site.fetch("/api/uploads", { method: "POST", headers: bytes });
  const keyOf = (path: string) => path.split("/").at(-1) ?? "";
  const values: readonly (readonly [RegExp, Record<string, string>])[] = [
    [/^\/courses\//, { slug: "selling-rice", lesson: "the-blue-book", module: "buying" }],
    [
      /^\/admin-dashboard\/courses\//,
      { course: course.id, module: course.module, lesson: course.lessons[0] },
    ],
    [/^\/tools\//, { slug: "sop-writer" }],
    [/^\/recruitment\/application\//, { key: keyOf(ownApplication.path) }],
    [/^\/your-call\//, { key: keyOf(ownCall.path) }],
    [/^\/recruitment\/admin\//, { application: String(application?.id) }],
    [/recruitment_applications/, { id: String(application?.id) }],
    [/demo_user_sessions/, { id: String(session.id) }],
    [/uploads/, { id: keyOf(upload.headers.get("location") ?? "") }],
    // A real key would need a payment for a book; the form has no fields, so a made-up key will do.
    [/^\/store\/download\//, { token: randomUUID() }],
  ];
  const fill = (pattern: string) => {
    const own = values.find(([address]) => address.test(pattern))?.[1] ?? {};
    return pattern.replace(/:(\w+)|\{(\w+)\}/g, (_, one, other) => own[one ?? other] ?? idle);
  };
  return { fill, opened: `${ownApplication.headers.cookie}; ${ownCall.headers.cookie}` };
}
