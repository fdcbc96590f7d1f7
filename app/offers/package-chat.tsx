import { Bubble, ChatMock } from "#app/ui/chat-mock.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { packageChat } from "#content/offer-pictures.ts";

/** An assistant at night: it takes a booking in the chat and tells the owner. */
export function PackageChat() {
  const { booking } = packageChat;
  return (
    <ChatMock name={packageChat.name} label={packageChat.label} className="w-full max-w-xl">
      {packageChat.messages.map(({ from, text }, at) => (
        <Bubble key={text} own={from === "customer"} {...(at === 0 ? { time: packageChat.time } : {})}>
          {text}
        </Bubble>
      ))}
      <div className="flex items-center gap-3 rounded-xl bg-chat-in px-4 py-3 leading-snug">
        <Icon name="calendar" className="size-6 text-brand" />
        <p className="grow">
          <b className="block font-semibold">{booking.title}</b>
          <span className="block text-sm">{booking.text}</span>
          <span className="mt-0.5 flex items-center gap-1.5 text-sm font-semibold text-success">
            <Icon name="check" className="size-4" />
            {booking.state}
          </span>
        </p>
      </div>
    </ChatMock>
  );
}
