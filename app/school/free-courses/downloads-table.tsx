import type { DownloadFigure } from "#app/school/free-courses/downloads.server.ts";
import { cellClass, figureClass, Table } from "#app/ui/table.tsx";
import { downloadsTexts } from "#content/materials.ts";

const figure = new Intl.NumberFormat("en-NG");

/** Files by number of downloads, highest first. */
export function DownloadsTable({ files }: { files: readonly DownloadFigure[] }) {
  const { caption, columns, gone } = downloadsTexts;
  return (
    <Table
      caption={caption}
      stacked
      columns={[
        { label: columns.file },
        { label: columns.month, figure: true },
        { label: columns.all, figure: true },
      ]}
    >
      {files.map(({ course, file, title, month, all }) => (
        <tr key={`${course}/${file}`}>
          <td className={cellClass}>
            <span className="font-semibold">{title ?? file}</span>
            <span className="block text-sm text-muted [overflow-wrap:anywhere]">
              {title ? (
                // A line breaks between the folder and the file before it breaks in either.
                <>
                  <span className="inline-block">{course}/</span>
                  <span className="inline-block">{file}</span>
                </>
              ) : (
                gone
              )}
            </span>
          </td>
          <td className={figureClass}>{figure.format(month)}</td>
          <td className={figureClass}>{figure.format(all)}</td>
        </tr>
      ))}
    </Table>
  );
}
