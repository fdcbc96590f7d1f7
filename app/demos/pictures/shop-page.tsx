import { demoPictures } from "#content/demo-pictures.ts";
import { naira } from "#content/prices.ts";
import { Canvas, Window } from "./canvas.tsx";

/** A drawing for each product, in a field of 40 × 26. */
const drawings = [
  "M4 20c0-6 6-14 14-12 5 1 8 8 18 8v6H4zM12 9c2 4 4 6 9 6",
  "M2 11h36v5H2zM15 7h11v13H15zM20 13h9",
  "M5 9h30l-3 15H8zM13 9c0-9 14-9 14 0",
] as const;

/** An online shop: its products, and the assistant that answers beside them. */
export function ShopPage() {
  const { label, address, heading, goods, question, answer, order } = demoPictures.shop;
  return (
    <Canvas label={label}>
      <Window />
      <path d="M28 26h0m9 0h0m9 0h0" strokeWidth="5" strokeLinecap="round" className="stroke-line" />
      <rect x="60" y="19" width="200" height="14" rx="7" className="fill-tint" />
      <text x="70" y="29" fontSize="8.5" className="fill-muted">
        {address}
      </text>
      <path d="M14 38.5h260" className="stroke-line" />
      <text x="28" y="60" fontSize="14" fontWeight="700">
        {heading}
      </text>
      {goods.map(({ name, price }, at) => (
        <g key={name} transform={`translate(${28 + at * 52} 70)`}>
          <rect width="46" height="44" rx="6" className="fill-brand-soft" />
          <path
            d={drawings[at]}
            transform="translate(3 9)"
            fill="none"
            strokeWidth="1.8"
            strokeLinejoin="round"
            className="stroke-brand"
          />
          <text y="57" fontWeight="600">
            {name}
          </text>
          <text y="69" fontSize="9" className="fill-muted">
            {naira(price)}
          </text>
        </g>
      ))}
      <rect x="28" y="149" width="122" height="22" rx="7" className="fill-whatsapp" />
      <text x="89" y="163.5" textAnchor="middle" fontWeight="700" className="fill-whatsapp-ink">
        {order}
      </text>
      <rect x="156" y="143" width="110" height="16" rx="8" className="fill-chat-out" />
      <text x="164" y="154" fontSize="9">
        {question}
      </text>
      <rect x="182" y="161.5" width="84" height="16" rx="8" className="fill-tint stroke-line" />
      <text x="190" y="172.5" fontSize="9">
        {answer}
      </text>
    </Canvas>
  );
}
