import { demoPictures } from "#content/demo-pictures.ts";
import { naira } from "#content/prices.ts";
import { Canvas } from "./canvas.tsx";
import { ChatBubble, ChatHead } from "./chat.tsx";

/** A member pays in the chat and is admitted. */
export function TelegramChat() {
  const { label, name, status, question, answer, pay, price, topics, receipt } = demoPictures.telegram;
  return (
    <Canvas label={label}>
      <ChatHead name={name} status={status}>
        <path d="m20 17 12-5-2 11-4-3-2 2.5-.5-4z" className="fill-brand" />
      </ChatHead>
      <ChatBubble y={43} width={172} own lines={[question]} />
      <ChatBubble y={71} width={186} lines={answer} />
      <rect x="12" y="109" width="86" height="24" rx="7" className="fill-brand" />
      <text x="55" y="125" textAnchor="middle" fontWeight="700" className="fill-paper">
        {`${pay} ${naira(price)}`}
      </text>
      <rect x="102" y="109" width="96" height="24" rx="7" className="fill-brand-soft" />
      <text x="150" y="125" textAnchor="middle" fontWeight="600" className="fill-brand">
        {topics}
      </text>
      <ChatBubble y={144} width={136} lines={[receipt]} />
    </Canvas>
  );
}
