import { Icon } from "#app/ui/icon.tsx";
import { hero } from "#content/home.ts";
import { naira } from "#content/prices.ts";
import { sampleOrder } from "#content/sample-order.ts";

/** An order on its way through a chat, drawn: its messages come one after the other (hero.css). */
export function OrderChat() {
  const { label, status, messages, paid } = hero.order;
  return (
    <figure className="order-chat" aria-label={label}>
      <p className="order-head">
        <span className="order-face">{sampleOrder.shop.slice(0, 1)}</span>
        <span>
          <b>{sampleOrder.shop}</b>
          <small>{status}</small>
        </span>
      </p>
      {messages.map(({ own, text, time }) => (
        <p key={text} className={own ? "order-out" : undefined}>
          {text} <small>{time}</small>
        </p>
      ))}
      <p className="order-paid">
        <b>
          {sampleOrder.number} <span>{naira(sampleOrder.total)}</span>
        </b>
        <span>
          <Icon name="check" className="size-4" />
          {paid}
        </span>
      </p>
    </figure>
  );
}
