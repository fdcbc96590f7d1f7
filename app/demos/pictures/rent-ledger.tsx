import { demoPictures } from "#content/demo-pictures.ts";
import { naira } from "#content/prices.ts";
import { Canvas, tones, Window } from "./canvas.tsx";

const { label, heading, months, rows, notice } = demoPictures.rent;
const [firstMonth, firstRow, step, pitch] = [82, 70, 19, 23];

/** A dot for every month of one kind (paid, due, late), drawn as strokes of zero length. */
function dots(kind: "p" | "d" | "l"): string {
  return rows
    .flatMap((row, down) =>
      Array.from(row.months, (month, along) =>
        month === kind ? `M${firstMonth + along * step} ${firstRow + down * pitch}h0` : "",
      ),
    )
    .join("");
}

/** The rent of a house, month by month. */
export function RentLedger() {
  return (
    <Canvas label={label}>
      <Window />
      <text x="28" y="35" fontSize="12" fontWeight="700">
        {heading}
      </text>
      <text
        x={Array.from(months, (_, at) => firstMonth + at * step).join(" ")}
        y="54"
        textAnchor="middle"
        fontSize="8.5"
        fontWeight="600"
        className="fill-muted"
      >
        {months}
      </text>
      {rows.map(({ home, paid }, at) => (
        <g key={home}>
          <text x="28" y={firstRow + 3.5 + at * pitch} fontWeight="600">
            {home}
          </text>
          <text x="260" y={firstRow + 3.5 + at * pitch} textAnchor="end">
            {naira(paid)}
          </text>
        </g>
      ))}
      <g strokeWidth="11" strokeLinecap="round">
        <path d={dots("p")} className="stroke-success" />
        <path d={dots("d")} className="stroke-line" />
        <path d={dots("l")} className="stroke-accent" />
      </g>
      <rect x="24" y="154" width="240" height="19" rx="6" className={tones.due.ground} />
      <text x="34" y="167" fontSize="9" fontWeight="600" className={tones.due.word}>
        {notice}
      </text>
    </Canvas>
  );
}
