import { ChatMock } from "#app/ui/chat-mock.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { naira } from "#content/prices.ts";
import { sampleOrder } from "#content/sample-order.ts";

/** The order in the sample conversation, as the system records it. */
const lines = [
  { label: `${sampleOrder.item} × ${sampleOrder.quantity}`, amount: sampleOrder.goods },
  { label: "Delivery, Bodija", amount: sampleOrder.delivery },
] as const;

/** The order of the hero's chat, worked out and recorded. */
export function StorefrontChat({ className }: { className: string }) {
  return (
    <ChatMock name={sampleOrder.shop} label={sampleOrder.recorded} className={className}>
      <div className="w-full max-w-xs rounded-xl rounded-bl-sm bg-chat-in p-4">
        <p className="flex items-center gap-2 font-semibold">
          <Icon name="shop" className="size-5 text-brand" />
          {sampleOrder.number}
        </p>
        <ul className="figures mt-2 text-sm">
          {lines.map(({ label, amount }) => (
            <li key={label} className="flex justify-between gap-4 py-0.5">
              <span>{label}</span>
              <span>{naira(amount)}</span>
            </li>
          ))}
        </ul>
        <p className="figures mt-2 flex justify-between border-t border-line pt-3 font-semibold">
          <span>Total</span>
          <span>{naira(sampleOrder.total)}</span>
        </p>
        <p className="mt-2 flex items-center gap-1.5 text-sm font-semibold text-success">
          <Icon name="check" className="size-4" />
          {`Paid. ${sampleOrder.left} left in stock`}
        </p>
      </div>
    </ChatMock>
  );
}
