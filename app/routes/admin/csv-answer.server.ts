/** A file for a spreadsheet, to be kept and not to be shown. It holds personal data: nobody on the way keeps it. */
export function csvAnswer({ file, name }: { file: BodyInit; name: string }): Response {
  return new Response(file, {
    headers: {
      "Content-Type": "text/csv; charset=utf-8",
      "Content-Disposition": `attachment; filename="${name}"`,
      "Cache-Control": "no-store",
      "X-Robots-Tag": "noindex",
    },
  });
}
