import { countDownload } from "#app/school/free-courses/downloads.server.ts";
import { materialFile } from "#app/school/free-courses/material-files.server.ts";
import { freeCoursesPage } from "#content/materials.ts";
import type { Route } from "./+types/material.ts";

/** /materials/whatsapp-selling/order-slip.docx: a file of a free course, as a download. */
export function loader({ request, params }: Route.LoaderArgs) {
  const found = materialFile(params.course, params.file);
  if (!found) {
    const headers = { "Content-Type": "text/plain; charset=utf-8", "X-Robots-Tag": "noindex" };
    return new Response(`${freeCoursesPage.missing}\n`, { status: 404, headers });
  }
  const headers = new Headers({
    ETag: found.etag,
    "Cache-Control": "public, max-age=0, must-revalidate",
  });
  if (request.headers.get("if-none-match")?.includes(found.etag)) {
    return new Response(null, { status: 304, headers });
  }
  headers.set("Content-Type", found.type);
  headers.set("Content-Disposition", `attachment; filename="${found.entry.file}"`);
  headers.set("Content-Length", String(found.content.length));
  if (request.method === "HEAD") return new Response(null, { headers });
  countDownload({ course: found.entry.course, file: found.entry.file }, request.headers);
  return new Response(found.content, { headers });
}
