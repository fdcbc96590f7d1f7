import type { BotType } from "#content/bot-demo.ts";
import { botPersonalities, playgroundTexts } from "#content/bot-demo.ts";

interface PersonalityChoiceProps {
  /** The initially selected personality; after that the radios keep their own state. */
  chosen: BotType | undefined;
  onChoose: (botType: BotType) => void;
  /** Id of the message that none is selected. */
  faultId: string | undefined;
}

/** The four personalities as radio cards. */
export function PersonalityChoice({ chosen, onChoose, faultId }: PersonalityChoiceProps) {
  return (
    <fieldset aria-describedby={faultId} className="min-w-0">
      <legend className="font-heading mb-4 text-xl font-bold lg:flex lg:min-h-11 lg:items-center">
        {playgroundTexts.chooseHeading}
      </legend>
      <div className="grid gap-3 sm:grid-cols-2 lg:grid-cols-1">
        {botPersonalities.map(({ type, name, purpose, example }) => (
          <label
            key={type}
            className="group flex cursor-pointer gap-3 rounded-2xl border border-line bg-paper p-4 hover:border-brand has-checked:border-brand has-checked:bg-brand-soft has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus"
          >
            <input
              type="radio"
              name="botType"
              value={type}
              required
              defaultChecked={chosen === type}
              onChange={() => onChoose(type)}
              className="mt-1 pick"
            />
            <span>
              <span className="block font-semibold">{name}</span>
              <span className="mt-0.5 block text-sm text-muted">{purpose}</span>
              <span className="mt-2 block text-sm italic max-sm:hidden max-sm:group-has-checked:block">
                ‘{example}’
              </span>
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
