import { toolCallNames } from "#app/tools/contract.ts";
import { allPages } from "#content/pages.ts";
import { shortAddresses } from "#content/short-addresses.ts";

/**
 * Who may open and do what, in one table: the statuses that a visitor, a learner, a recruiter and an admin get, in this
 * order, or the one status that all of them get. `!` is a redirect to a sign-in screen. Identifiers in addresses are of
 * nothing that exists, and forms and bodies are empty: whoever is let in gets 404 or 422, and nothing is changed.
 */
export const people = ["anonymous", "learner", "recruiter", "admin"] as const;

/** Statuses of GET, of GET with `.data` (where a redirect is 202), and of POST. */
type ScreenRow = readonly [page: string, data: string, form: string];

const page: ScreenRow = ["200", "200", "405"];
const pageWithForm: ScreenRow = ["200", "200", "422"];
const unknownPage: ScreenRow = ["404", "404", "405"];
const movedPage: ScreenRow = ["301", "202", "405"];
const adminPage: ScreenRow = ["302! 302! 302! 200", "202 202 202 200", "405"];
const adminList: ScreenRow = ["302! 302! 302! 200", "202 202 202 200", "302! 302! 302! 422"];
const unknownCourse: ScreenRow = ["302! 302! 302! 404", "202 202 202 404", "302! 302! 302! 404"];
const reviewFile: ScreenRow = ["302! 302! 200 200", "202 202 200 200", "405"];

/** Every public page is open to everybody and takes no form, unless it has a row of its own below. */
const publicPages = Object.fromEntries(
  allPages.flatMap(({ path, aliases = [] }) => [path, ...aliases].map((address) => [address, page])),
);

/** Every screen. */
export const screenTable: Readonly<Record<string, ScreenRow>> = {
  ...publicPages,
  "/": ["200", "404", "405"],
  "/*": unknownPage,
  "/.well-known/security.txt": page,
  "/account": ["302! 200 200 200", "202 200 200 200", "302! 422 422 422"],
  "/admin-dashboard": ["302! 302! 302! 200", "202 202 202 200", "302!"],
  "/admin-dashboard/active-users": adminPage,
  "/admin-dashboard/alerts": adminList,
  "/admin-dashboard/alerts/device": adminList,
  "/admin-dashboard/appointments": adminList,
  "/admin-dashboard/conversations": adminList,
  "/admin-dashboard/conversations/:conversation/:file": ["302! 302! 302! 404", "202 202 202 404", "405"],
  "/admin-dashboard/conversations/unanswered.csv": adminPage,
  "/admin-dashboard/courses": adminList,
  "/admin-dashboard/courses/:course": unknownCourse,
  "/admin-dashboard/courses/:course/lessons/:lesson": unknownCourse,
  "/admin-dashboard/courses/:course/modules/:module": unknownCourse,
  "/admin-dashboard/downloads": adminPage,
  "/admin-dashboard/enrollments": adminList,
  "/admin-dashboard/enrollments/enrollments.csv": adminPage,
  "/admin-dashboard/figures": adminPage,
  "/admin-dashboard/figures/figures.csv": adminPage,
  "/admin-dashboard/find": ["302! 302! 302! 200", "202 202 202 200", "302! 302! 302! 200"],
  "/admin-dashboard/hours": adminList,
  "/admin-dashboard/inbox": adminList,
  "/admin-dashboard/inbox/:lead/chat": ["302! 302! 302! 404", "202 202 202 404", "405"],
  "/admin-dashboard/inbox/leads.csv": adminPage,
  "/admin-dashboard/leads": adminList,
  "/admin-dashboard/learners": adminList,
  "/admin-dashboard/manifest.webmanifest": page,
  "/admin-dashboard/mails": ["302! 302! 302! 200", "202 202 202 200", "302! 302! 302! 200"],
  "/admin-dashboard/person": adminList,
  "/admin-dashboard/person/copy.html": ["302! 302! 302! 404", "202 202 202 404", "405"],
  "/admin-dashboard/person/copy.json": ["302! 302! 302! 404", "202 202 202 404", "405"],
  "/admin-dashboard/recent-clicks": adminPage,
  "/admin-dashboard/retention": adminList,
  "/admin-dashboard/staff": adminList,
  "/admin-dashboard/status": adminPage,
  "/admin-dashboard/writer": adminList,
  "/admin-dashboard/writer/try": ["302! 302! 302! 302", "202", "302! 302! 302! 200"],
  "/admin-login": ["200 200 200 302", "200 200 200 202", "422 422 422 302"],
  "/appointment": pageWithForm,
  "/appointment/:file": unknownPage,
  "/blog/:slug": unknownPage,
  "/blog/rss.xml": page,
  "/certificates/:code": unknownPage,
  "/choose-password": ["302! 302 302 302", "202", "302! 302 302 302"],
  "/confirm-email": pageWithForm,
  "/confirm-email/new-address": pageWithForm,
  "/contact": pageWithForm,
  "/course-pictures/:picture": unknownPage,
  "/courses": movedPage,
  "/courses-sitemap.xml": page,
  "/courses/:slug": ["404", "404", "401 422 422 422"],
  "/courses/:slug/:lesson": ["404", "404", "401 422 422 422"],
  "/courses/:slug/:module/quiz": ["404", "404", "401 422 422 422"],
  "/enroll": pageWithForm,
  "/forgotten-password": pageWithForm,
  "/learning": ["302! 200 200 200", "202 200 200 200", "405"],
  "/materials/:course/:file": unknownPage,
  "/offline": page,
  "/quote-examples": pageWithForm,
  "/quote-examples/:kind": unknownPage,
  "/recruitment": movedPage,
  "/recruitment/admin": ["200", "200", "302! 302! 422 422"],
  "/recruitment/admin/alerts": ["302! 302! 200 302", "202 202 200 202", "302! 302! 422 302"],
  "/recruitment/admin/applications.csv": reviewFile,
  "/recruitment/admin/applications/:application": [
    "302! 302! 404 404",
    "202 202 404 404",
    "302! 302! 422 422",
  ],
  "/recruitment/admin/applications/:application/answers": ["302! 302! 404 404", "202 202 404 404", "405"],
  "/recruitment/admin/applications/:application/chat": ["302! 302! 404 404", "202 202 404 404", "405"],
  "/recruitment/admin/print": reviewFile,
  "/recruitment/application/:key": ["404", "404", "404"],
  "/quote/:ref": unknownPage,
  "/recruitment/apply": pageWithForm,
  "/recruitment/media/:id": ["302! 302! 404 404", "202 202 404 404", "405"],
  "/reset-password": pageWithForm,
  "/sample-quotes/:file": unknownPage,
  "/sign-in": ["200 302 302 302", "200 202 202 202", "422 302 302 302"],
  "/sign-out": ["302", "202", "302!"],
  "/sign-up": pageWithForm,
  "/store": movedPage,
  ...Object.fromEntries(Object.keys(shortAddresses).map((address) => [address, movedPage])),
  "/store/:slug": unknownPage,
  "/store/:slug/sample.pdf": unknownPage,
  "/store/download/:token": unknownPage,
  "/store/download/:token/file": ["302", "202", "303"],
  "/tools/:slug": ["404", "404", "404"],
  "/tools/:slug/document": ["302", "202", "404"],
  "/tools/bot-playground": pageWithForm,
  "/tools/marketing-generator": pageWithForm,
  "/two-step-sign-in": ["302! 200 200 200", "202 200 200 200", "302! 422 422 422"],
  "/two-step-sign-in/passkeys": ["302!", "202", "422"],
  "/your-data": pageWithForm,
  "/your-data/confirm": pageWithForm,
  "/whatsapp/:door": ["302", "202", "405"],
  "/your-call/:key": ["404", "404", "404"],
};

const adminCall = "401 403 403 200";
const signedInCall = "401 422 422 422";

/** The tools are open to everybody. */
const tools = Object.fromEntries(toolCallNames.map((name) => [`POST /functions/${name}`, "422"]));

/** The paths that the server itself answers, besides screens and calls. */
export const serverTable: Readonly<Record<string, string>> = {
  "GET /healthz": "200",
  // Open to the machine itself, and to anybody with the token.
  "GET /metrics": "403",
  "GET /readyz": "200",
};

/** Every operation of /api/openapi.json. */
export const operationTable: Readonly<Record<string, string>> = {
  ...tools,
  "DELETE /uploads/{id}": "404",
  "GET /course_enrollments": adminCall,
  "GET /demo_user_sessions/{id}": "404",
  "GET /openapi.json": "200",
  "GET /recruitment_applications": "401 403 200 200",
  "GET /reference": "200",
  "HEAD /uploads/{id}": "404",
  "PATCH /demo_user_sessions/{id}": "422",
  "PATCH /recruitment_applications/{id}": "401 403 422 422",
  "PATCH /uploads/{id}": "404",
  "POST /contact_submissions": "422",
  "POST /course_enrollments": "422",
  "POST /demo_user_sessions": "201",
  "POST /functions/bot-demo-chat": "422",
  "POST /functions/yemi-chat": "422",
  "POST /lesson_progress": signedInCall,
  "POST /quiz_attempts": signedInCall,
  "POST /recruitment_applications": "422",
  "POST /rpc/get_active_users_count": adminCall,
  "POST /rpc/get_recent_clicks": adminCall,
  "POST /rpc/get_referrer_breakdown": adminCall,
  "POST /rpc/get_top_pages": adminCall,
  "POST /scrolls": "422",
  "POST /uploads": "400",
  "POST /visitor_analytics": "422",
  "POST /visits": "422",
};
