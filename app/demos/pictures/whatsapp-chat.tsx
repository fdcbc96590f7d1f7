import { demoPictures } from "#content/demo-pictures.ts";
import { naira } from "#content/prices.ts";
import { Canvas } from "./canvas.tsx";
import { ChatBubble, ChatHead } from "./chat.tsx";

/** A customer orders at night, and the order is recorded automatically. */
export function WhatsAppChat() {
  const { label, name, status, question, answer, order, thanks } = demoPictures.whatsapp;
  const total = order.lines.reduce((sum, { amount }) => sum + amount, 0);
  return (
    <Canvas label={label}>
      <ChatHead name={name} status={status}>
        <text x="26" y="21" textAnchor="middle" fontSize="11" fontWeight="700" className="fill-brand">
          {name.slice(0, 1)}
        </text>
      </ChatHead>
      <ChatBubble y={42} width={188} own lines={[question]} />
      <ChatBubble y={68} width={178} lines={[answer]} />
      <rect x="12" y="93" width="164" height="76" rx="8" className="fill-chat-in" />
      <text x="21" y="109" fontWeight="700">
        {order.heading}
      </text>
      {order.lines.map(({ text, amount }, at) => (
        <g key={text}>
          <text x="21" y={124 + at * 13}>
            {text}
          </text>
          <text x="167" y={124 + at * 13} textAnchor="end">
            {naira(amount)}
          </text>
        </g>
      ))}
      <path d="M21 144.5h146" className="stroke-line" />
      <text x="21" y="159" fontWeight="700">
        {order.total}
      </text>
      <text x="167" y="159" textAnchor="end" fontWeight="700">
        {naira(total)}
      </text>
      <ChatBubble y={147} width={74} own lines={[thanks]} />
    </Canvas>
  );
}
