import { demoPictures } from "#content/demo-pictures.ts";
import { Canvas, tones } from "./canvas.tsx";

/** A restaurant at lunch time: its tables, and the orders in the kitchen. */
export function TablePlan() {
  const { label, tables, legend, kitchen } = demoPictures.restaurant;
  return (
    <Canvas label={label} at="middle">
      <rect x="14" y="14" width="166" height="152" rx="10" className="fill-paper stroke-line" />
      {tables.map(({ number, tone }, at) => {
        const [x, y] = [44 + (at % 3) * 53, 52 + Math.floor(at / 3) * 56];
        return (
          <g key={number}>
            <path
              d={`M${x - 8} ${y - 22}h16m-16 44h16m-30-30v16m44-16v16`}
              strokeWidth="3.5"
              strokeLinecap="round"
              className="stroke-line"
            />
            <rect x={x - 16} y={y - 16} width="32" height="32" rx="9" className={tones[tone].ground} />
            <text
              x={x}
              y={y + 4.5}
              textAnchor="middle"
              fontSize="12"
              fontWeight="700"
              className={tones[tone].word}
            >
              {number}
            </text>
          </g>
        );
      })}
      {legend.map(({ tone, text }, at) => (
        <g key={text}>
          <rect x={24 + at * 44} y="147" width="8" height="8" rx="2.5" className={tones[tone].ground} />
          <text x={36 + at * 44} y="154.5" fontSize="8" className="fill-muted">
            {text}
          </text>
        </g>
      ))}
      <text x="192" y="27" fontSize="11" fontWeight="700">
        {kitchen.heading}
      </text>
      {kitchen.tickets.map(({ place, dish, tone }, at) => (
        <g key={place}>
          <rect x="190" y={36 + at * 44} width="86" height="38" rx="7" className="fill-paper stroke-line" />
          <rect x="190" y={43 + at * 44} width="3" height="24" className={tones[tone].ground} />
          <text x="200" y={52 + at * 44} fontSize="9.5" fontWeight="600">
            {place}
          </text>
          <text x="200" y={65 + at * 44} fontSize="8" className="fill-muted">
            {dish}
          </text>
        </g>
      ))}
    </Canvas>
  );
}
