import { type FormEvent, useEffect, useEffectEvent, useRef, useState } from "react";
import { putText } from "#app/ui/chat/composer.tsx";
import { toast } from "#app/ui/toasts.tsx";
import { useHydrated } from "#app/ui/use-hydrated.ts";
import { type BotType, botDemoMessages, botTypes, playgroundTexts as texts } from "#content/bot-demo.ts";
import { newSessionId } from "./ask-bot.ts";
import { emptyChat, readChat, saveChat } from "./saved-chat.ts";
import type { PlaygroundSent } from "./sent.ts";
import { useBot } from "./use-bot.ts";

/** How long a cleared chat can be restored, in milliseconds. */
const undoTime = 15_000;

function selectedIn(form: HTMLFormElement | null): BotType | undefined {
  const value = form && new FormData(form).get("botType");
  return botTypes.find((known) => known === value);
}

/** The behaviour of the playground's form. `sent` is the server's response to a form sent without script. */
export function usePractice(sent: PlaygroundSent | undefined) {
  const form = useRef<HTMLFormElement>(null);
  const input = useRef<HTMLTextAreaElement>(null);
  /** Id of the notice that can restore a cleared chat. It is dismissed when a new message is sent. */
  const cleared = useRef("");
  /** Whether something was asked on this page: a restored chat is not read out. */
  const [live, setLive] = useState(false);
  const [isMissing, setMissing] = useState(false);
  const hydrated = useHydrated();
  const { chat, dispatch, ask, clear } = useBot(() => ({ ...emptyChat(sent?.botType), ...sent }));

  const restore = useEffectEvent(() => {
    const saved = sent ? undefined : readChat();
    // Somebody may have selected a personality before the script ran.
    const botType = selectedIn(form.current) ?? saved?.botType;
    const radios = form.current?.elements.namedItem("botType");
    if (botType && radios instanceof RadioNodeList) radios.value = botType;
    dispatch({ type: "restored", chat: { ...chat, ...saved, botType } });
  });
  useEffect(() => restore(), []);
  useEffect(() => {
    if (hydrated) saveChat(chat);
  }, [hydrated, chat]);

  return {
    form,
    input,
    chat,
    live,
    isMissing,
    hydrated,
    choose(botType: BotType) {
      setMissing(false);
      dispatch({ type: "chosen", botType });
    },
    edited() {
      if (isMissing) setMissing(false);
    },
    async send(event: FormEvent<HTMLFormElement>) {
      event.preventDefault();
      const field = input.current;
      if (!field || chat.step === "waiting") return;
      const chosen = selectedIn(event.currentTarget);
      const text = field.value.trim();
      setMissing(!chosen || !text);
      if (!chosen) {
        event.currentTarget.querySelector<HTMLInputElement>('input[name="botType"]')?.focus();
        return;
      }
      if (!text) return field.focus();
      toast.dismiss(cleared.current);
      setLive(true);
      putText(field, "");
      const answered = await ask(chosen, text);
      // A message that could not be sent returns to the field, unless the visitor has started another one.
      if (!answered && !field.value) putText(field, text);
    },
    clear() {
      setLive(false);
      clear(newSessionId());
      if (chat.messages.length) {
        cleared.current = toast.success(botDemoMessages.cleared, {
          until: undoTime,
          action: { label: texts.undoLabel, onPress: () => dispatch({ type: "undone", chat }) },
        });
      }
      input.current?.focus();
    },
    /** Puts a starter message into the field, to be sent as it is or edited. */
    begin(starter: string) {
      if (!input.current) return;
      putText(input.current, starter);
      input.current.focus();
    },
  };
}

export type Practice = ReturnType<typeof usePractice>;
