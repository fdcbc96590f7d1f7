import { Form, useNavigation } from "react-router";
import { Button } from "#app/ui/button.tsx";
import { reviewTexts } from "#content/review.ts";
import { type ScoreCriterion, scoreBorders, scoreCriteria } from "../record-contract.ts";
import type { Points } from "./contract.ts";

const texts = reviewTexts.score;
const marks = Array.from(
  { length: scoreBorders.most - scoreBorders.least + 1 },
  (_, place) => scoreBorders.least + place,
);

/** One reviewer's score: five criteria from 1 to 5. It uses radios, which work with arrow keys and thumbs. */
export function ScoreForm({ id, own }: { id: string; own: Points | undefined }) {
  const { formData, state } = useNavigation();
  const saving = state !== "idle" && formData?.get("change") === "score";
  return (
    <Form method="post" preventScrollReset className="mt-4 grid gap-5">
      <input type="hidden" name="change" value="score" />
      <input type="hidden" name="id" value={id} />
      {scoreCriteria.map((criterion) => (
        <Criterion key={criterion} criterion={criterion} given={own?.[criterion]} />
      ))}
      <Button type="submit" loading={saving} className="min-h-12 justify-self-start">
        {own ? texts.saveAgain : texts.save}
      </Button>
    </Form>
  );
}

function Criterion({ criterion, given }: { criterion: ScoreCriterion; given: number | undefined }) {
  const { label, text } = texts.criteria[criterion];
  return (
    <fieldset>
      <legend>
        <span className="font-semibold">{label}</span>
        <span className="block text-sm text-muted">{text}</span>
      </legend>
      <div className="mt-2 grid max-w-sm grid-cols-5 gap-2">
        {marks.map((mark) => (
          <label
            key={mark}
            className="flex min-h-12 cursor-pointer items-center justify-center gap-1.5 rounded-xl border border-edge font-semibold tabular-nums has-checked:border-brand has-checked:bg-brand-soft"
          >
            <input
              type="radio"
              name={criterion}
              value={mark}
              required
              defaultChecked={mark === given}
              className="pick"
            />
            {mark}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
