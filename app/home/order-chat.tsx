import { Bubble, ChatMock } from "#app/ui/chat-mock.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { hero } from "#content/home.ts";
import { naira } from "#content/prices.ts";
import { sampleOrder } from "#content/sample-order.ts";

/** An order on its way through a chat, drawn. */
export function OrderChat() {
  const { label, messages, paid } = hero.order;
  return (
    <ChatMock name={sampleOrder.shop} label={label} className="order-chat">
      {messages.map(({ own, text }) => (
        <Bubble key={text} own={own}>
          {text}
        </Bubble>
      ))}
      <div className="w-full max-w-xs rounded-xl rounded-bl-sm bg-chat-in p-4">
        <p className="flex justify-between gap-4 font-semibold">
          <span>{hero.order.delivered}</span>
          <span>{naira(sampleOrder.total)}</span>
        </p>
        <p className="mt-2 flex items-center gap-1.5 text-sm font-semibold text-success">
          <Icon name="check" className="size-4" />
          {paid}
        </p>
      </div>
    </ChatMock>
  );
}
