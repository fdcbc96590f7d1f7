import { Button } from "#app/ui/button.tsx";
import { type BotPersonality, playgroundTexts as texts } from "#content/bot-demo.ts";

interface StartersProps {
  personality: BotPersonality;
  onChoose: (starter: string) => void;
}

/** Messages to start a chat with. */
export function Starters({ personality, onChoose }: StartersProps) {
  return (
    <section aria-label={texts.startersLabel} className="needs-js mt-2">
      <p className="text-sm text-muted">{texts.startersLabel}</p>
      <ul className="mt-2 flex flex-wrap gap-2">
        {personality.starters.map((starter) => (
          <li key={starter}>
            <Button kind="secondary" onClick={() => onChoose(starter)} className="text-left font-normal">
              {starter}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
