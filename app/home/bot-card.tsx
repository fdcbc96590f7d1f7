import { type FormEvent, useEffect, useEffectEvent, useRef, useState } from "react";
import { ButtonLink } from "#app/ui/button.tsx";
import { Composer, putText } from "#app/ui/chat/composer.tsx";
import { Bubble } from "#app/ui/chat-mock.tsx";
import { toast } from "#app/ui/toasts.tsx";
import { useCode } from "#app/ui/use-code.ts";
import { botCard, botFailed, playgroundPath, sampleChat } from "#content/bot-card.ts";
import { StorefrontChat } from "./storefront-chat.tsx";

const load = () => import("#app/playground/card-chat.tsx");

/**
 * An order of the chat shop, and a bot to chat with, beside the words on the shop. The bot's code is fetched when its card
 * is touched; without script the message is posted to the playground.
 */
export function BotCard() {
  const [touched, setTouched] = useState(false);
  const [questions, setQuestions] = useState<readonly string[]>([]);
  const [waiting, setWaiting] = useState(false);
  const input = useRef<HTMLTextAreaElement>(null);
  const code = useCode(touched, load);
  const touch = () => setTouched(true);

  function done(unanswered: string) {
    setWaiting(false);
    // A message that could not be sent returns to the field, unless there is a new one.
    if (input.current && !input.current.value) putText(input.current, unanswered);
  }

  const giveUp = useEffectEvent(() => {
    if (!waiting) return;
    setQuestions(questions.slice(0, -1));
    done(questions.at(-1) ?? "");
    toast.error(botFailed);
  });
  useEffect(() => {
    if (code.state === "failed") giveUp();
  }, [code]);

  function send(event: FormEvent) {
    event.preventDefault();
    const text = input.current?.value.trim();
    if (!input.current || !text || waiting) return;
    touch();
    if (code.state === "failed") code.retry();
    putText(input.current, "");
    setWaiting(true);
    setQuestions([...questions, text]);
  }

  return (
    <section
      className="section grid content-start items-start gap-6 max-lg:pt-0 md:max-lg:grid-cols-2"
      aria-labelledby="bot-heading"
    >
      {/* The hero already shows phones an order in a chat. */}
      <StorefrontChat className="max-md:hidden" />
      <form
        method="post"
        action={`${playgroundPath}#chat`}
        onFocus={touch}
        onPointerDown={touch}
        onSubmit={send}
        className="overflow-hidden rounded-2xl border border-line bg-chat"
      >
        <h3 id="bot-heading" className="p-4 pb-0 text-lg">
          {botCard.heading}
        </h3>
        <p className="px-4 text-sm text-muted">{botCard.sampleLabel}</p>
        <div className="grid gap-2.5 p-4">
          {sampleChat.map(({ type, content }) => (
            <Bubble key={type} own={type === "user"}>
              {content}
            </Bubble>
          ))}
        </div>
        {code.state === "here" && questions.length > 0 && (
          <code.module.default questions={questions} onDone={done} />
        )}
        <div className="border-t border-line bg-paper p-4">
          <input type="hidden" name="botType" value="friendly" />
          <input type="hidden" name="conversation" value={JSON.stringify(sampleChat)} />
          <Composer
            name="userMessage"
            label={botCard.inputLabel}
            sendLabel={botCard.sendLabel}
            waiting={waiting}
            needsText
            input={input}
          />
          <p className="mt-2 text-sm text-muted">{botCard.note}</p>
          <ButtonLink kind="quiet" href={playgroundPath}>
            {botCard.moreLabel}
          </ButtonLink>
        </div>
      </form>
    </section>
  );
}
