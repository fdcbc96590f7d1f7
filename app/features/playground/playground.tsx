import { type FormEvent, type ReactNode, useEffect, useEffectEvent, useRef, useState } from "react";
import { playgroundPath } from "#app/content/bot-card.ts";
import {
  type BotType,
  botDemoMessages,
  botPersonalities,
  botTypes,
  playgroundTexts as texts,
} from "#app/content/bot-demo.ts";
import { Button, buttonClass } from "#app/ui/button.tsx";
import { Composer } from "#app/ui/chat/composer.tsx";
import { MessageList } from "#app/ui/chat/message-list.tsx";
import { FieldError } from "#app/ui/field.tsx";
import { toast } from "#app/ui/toasts.tsx";
import { useHydrated } from "#app/ui/use-hydrated.ts";
import { emptyTalk, keepTalk, readTalk } from "./kept-talk.ts";
import { PersonalityChoice } from "./personality-choice.tsx";
import type { PlaygroundSent } from "./sent.ts";
import { linesOf, nameOf } from "./talk-lines.ts";
import { useBot } from "./use-bot.ts";

const faultId = "playground-fault";
/** How long what was cleared can be brought back, in milliseconds. */
const undoTime = 15_000;

interface PlaygroundProps {
  /** What the server answered to the form, sent without script. */
  sent: PlaygroundSent | undefined;
  /** What can be done with an answer. */
  actions: (answer: string) => ReactNode;
}

function chosenIn(form: HTMLFormElement | null): BotType | undefined {
  const value = form && new FormData(form).get("botType");
  return botTypes.find((known) => known === value);
}

/** The practice: a personality, the talk with it, and a field to write in. Without script it posts to its own page. */
export function Playground({ sent, actions }: PlaygroundProps) {
  const form = useRef<HTMLFormElement>(null);
  const input = useRef<HTMLTextAreaElement>(null);
  /** The notice that can bring back what was cleared: gone once something new is said. */
  const cleared = useRef("");
  const [talk, setTalk] = useState(() => ({ ...emptyTalk(sent?.botType), ...sent }));
  /** Whether something was asked here: what is put back from before is not read out. */
  const [live, setLive] = useState(false);
  const [isMissing, setMissing] = useState(false);
  const hydrated = useHydrated();
  const { sessionId, botType, messages } = talk;
  const bot = useBot({
    sessionId,
    onMessages: (change) => setTalk((before) => ({ ...before, messages: change(before.messages) })),
  });

  const restore = useEffectEvent(() => {
    const kept = sent ? undefined : readTalk();
    // Somebody may have chosen before the script was there.
    const chosen = chosenIn(form.current) ?? kept?.botType;
    const radios = form.current?.elements.namedItem("botType");
    if (chosen && radios instanceof RadioNodeList) radios.value = chosen;
    setTalk((before) => ({ ...before, ...kept, botType: chosen }));
  });
  useEffect(() => restore(), []);
  useEffect(() => {
    if (hydrated) keepTalk(talk);
  }, [hydrated, talk]);

  async function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const field = input.current;
    if (!field || bot.waiting) return;
    const chosen = chosenIn(event.currentTarget);
    const text = field.value.trim();
    setMissing(!chosen || !text);
    if (!chosen) {
      event.currentTarget.querySelector<HTMLInputElement>('input[name="botType"]')?.focus();
      return;
    }
    if (!text) return field.focus();
    toast.dismiss(cleared.current);
    setLive(true);
    field.value = "";
    const answered = await bot.ask(chosen, text);
    // What could not be sent stands in the field again, unless something new does.
    if (!answered && !field.value) field.value = text;
  }

  function clear() {
    bot.stop();
    setLive(false);
    setTalk({ ...emptyTalk(botType) });
    if (messages.length) {
      cleared.current = toast.success(botDemoMessages.cleared, {
        until: undoTime,
        action: {
          label: texts.undoLabel,
          onPress: () => setTalk((now) => ({ ...talk, botType: now.botType })),
        },
      });
    }
    input.current?.focus();
  }

  function begin(starter: string) {
    if (!input.current) return;
    input.current.value = starter;
    input.current.focus();
  }

  const personality = botPersonalities.find(({ type }) => type === botType);
  const last = messages.at(-1);
  const fault = sent?.fault && !live ? sent.fault : undefined;
  const reason = bot.failed ? `${botDemoMessages.failed} ${bot.failed.reason}` : fault?.reason;
  return (
    <form
      ref={form}
      method="post"
      action={`${playgroundPath}#talk`}
      noValidate={hydrated}
      onSubmit={send}
      aria-label={texts.formLabel}
      className="wrap grid grid-cols-1 gap-x-14 gap-y-10 py-8 lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)] lg:py-14"
    >
      <PersonalityChoice
        chosen={sent?.botType}
        onChoose={(chosen) => {
          setMissing(false);
          setTalk((before) => ({ ...before, botType: chosen }));
        }}
        faultId={isMissing ? faultId : undefined}
      />
      <div id="talk" className="min-w-0 scroll-mt-20">
        <div className="mb-4 flex items-center justify-between gap-x-4">
          <h2 className="text-xl">{texts.talkHeading}</h2>
          <a
            href={playgroundPath}
            data-tap
            className={buttonClass("quiet", "md")}
            onClick={(event) => {
              event.preventDefault();
              clear();
            }}
          >
            {texts.clearLabel}
          </a>
        </div>
        <div className="overflow-hidden rounded-2xl border border-line">
          {messages.length === 0 && (
            <p className="bg-chat p-4 pb-0 text-muted">
              {personality ? texts.begin(personality.name) : texts.choose}
            </p>
          )}
          <MessageList
            label={texts.logLabel}
            speakers={{ own: texts.you, other: nameOf(last?.botType ?? botType ?? "friendly") }}
            lines={linesOf(messages, botType)}
            waiting={bot.waiting ? texts.thinking : undefined}
            live={live}
            className="max-h-[min(26rem,55dvh)] min-h-32 lg:h-104"
          />
          <div className="border-t border-line bg-paper p-3">
            <Composer
              name="userMessage"
              label={texts.inputLabel}
              sendLabel={texts.sendLabel}
              waiting={bot.waiting}
              input={input}
              field={{
                placeholder: texts.placeholder,
                required: true,
                defaultValue: fault?.text,
                "aria-describedby": isMissing || reason ? faultId : undefined,
                onInput: () => isMissing && setMissing(false),
              }}
            />
            <div role="alert" className="empty:hidden">
              {isMissing ? (
                <FieldError id={faultId}>{botDemoMessages.missing}</FieldError>
              ) : (
                reason && <FieldError id={faultId}>{reason}</FieldError>
              )}
            </div>
          </div>
        </div>
        {!hydrated && messages.length > 0 && (
          <input type="hidden" name="conversation" value={JSON.stringify(messages)} />
        )}
        <input type="hidden" name="sessionId" value={hydrated || sent ? sessionId : ""} />
        <div className="mt-2 flex min-h-11 flex-wrap items-center gap-x-6">
          {last?.type === "bot" && !bot.waiting && actions(last.content)}
        </div>
        {personality && messages.length === 0 && (
          <section aria-label={texts.startersLabel} className="needs-js mt-2">
            <p className="text-sm text-muted">{texts.startersLabel}</p>
            <ul className="mt-2 flex flex-wrap gap-2">
              {personality.starters.map((starter) => (
                <li key={starter}>
                  <Button kind="secondary" onClick={() => begin(starter)} className="text-left font-normal">
                    {starter}
                  </Button>
                </li>
              ))}
            </ul>
          </section>
        )}
        <p className="mt-4 text-sm text-muted">{texts.note}</p>
        <p className="needs-js mt-2 text-sm text-muted max-sm:hidden">{texts.keysHint}</p>
      </div>
    </form>
  );
}
