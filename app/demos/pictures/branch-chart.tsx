import { demoPictures } from "#content/demo-pictures.ts";
import { naira } from "#content/prices.ts";
import { Canvas, Pill, Window } from "./canvas.tsx";

const foot = 156;

/** The branches compared, and what needs the owner's approval. */
export function BranchChart() {
  const { label, heading, bars, approval } = demoPictures.branches;
  const total = bars.reduce((sum, { millions }) => sum + millions, 0);
  return (
    <Canvas label={label}>
      <Window />
      <text x="28" y="35" fontSize="12" fontWeight="700">
        {heading}
      </text>
      <text x="28" y="50" className="fill-muted">
        {`₦${total.toFixed(1)} million`}
      </text>
      <path d={`M28 ${foot}.5h132`} className="stroke-line" />
      {bars.map(({ name, millions }, at) => {
        const [x, height] = [29 + at * 33.5, Math.round(millions * 18)];
        return (
          <g key={name} textAnchor="middle" fontSize="8.5">
            <rect
              x={x}
              y={foot - height}
              width="26"
              height={height}
              rx="3"
              className={at === 0 ? "fill-accent" : "fill-brand"}
            />
            <text x={x + 13} y={foot - height - 4} fontWeight="600">
              {millions}
            </text>
            <text x={x + 13} y={foot + 13} className="fill-muted">
              {name}
            </text>
          </g>
        );
      })}
      <rect x="170" y="56" width="94" height="90" rx="8" className="fill-tint stroke-line" />
      <text x="179" y="73" fontWeight="600">
        {approval.heading}
      </text>
      <text x="179" y="87" fontSize="8.5" className="fill-muted">
        {approval.text}
      </text>
      <text x="179" y="107" fontSize="12" fontWeight="700">
        {naira(approval.amount)}
      </text>
      <Pill x={213} y={121} width={34} tone="done">
        {approval.yes}
      </Pill>
      <Pill x={259} y={121} width={42} tone="plain">
        {approval.no}
      </Pill>
    </Canvas>
  );
}
