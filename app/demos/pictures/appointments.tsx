import { demoPictures } from "#content/demo-pictures.ts";
import { Canvas, Pill, Window } from "./canvas.tsx";

/** A clinic's day: the appointments, and what is owed. */
export function Appointments() {
  const { label, heading, count, rows } = demoPictures.clinic;
  return (
    <Canvas label={label}>
      <Window />
      <text x="28" y="35" fontSize="12" fontWeight="700">
        {heading}
      </text>
      <text x="260" y="35" textAnchor="end" className="fill-muted">
        {count}
      </text>
      <path d="M14 46h260M28 80h232M28 114h232M28 148h232" className="stroke-line" />
      {rows.map((row, at) => {
        const top = 46 + at * 34;
        return (
          <g key={row.time}>
            <text x="28" y={top + 21} fontWeight="600" className="fill-brand">
              {row.time}
            </text>
            <text x="64" y={top + 15} fontWeight="600">
              {row.name}
            </text>
            <text x="64" y={top + 27} fontSize="8.5" className="fill-muted">
              {row.reason}
            </text>
            <Pill x={260} y={top + 9} width={14 + row.state.length * 5.6} tone={row.tone}>
              {row.state}
            </Pill>
          </g>
        );
      })}
    </Canvas>
  );
}
