/** A response that the browser saves as a CSV file. It contains personal data, so no cache may store it. */
export function csvResponse({ file, name }: { file: BodyInit; name: string }): Response {
  return new Response(file, {
    headers: {
      "Content-Type": "text/csv; charset=utf-8",
      "Content-Disposition": `attachment; filename="${name}"`,
      "Cache-Control": "no-store",
      "X-Robots-Tag": "noindex",
    },
  });
}
