import type { ReviewScore } from "#app/recruitment/review/application-one.server.ts";
import type { ReviewApplication } from "#app/recruitment/review/application-rows.server.ts";
import { Moment } from "#app/ui/moment.tsx";
import { reviewTexts } from "#content/review.ts";
import { scoreCriteria } from "../record-contract.ts";

const texts = reviewTexts.score;

const averageOf = ({ points }: Pick<ReviewScore, "points">) =>
  scoreCriteria.reduce((sum, criterion) => sum + points[criterion], 0) / scoreCriteria.length;

interface ScoreListProps {
  application: ReviewApplication;
  scores: readonly Pick<ReviewScore, "by" | "points" | "at">[];
}

/** The score of each reviewer, and the average. */
export function ScoreList({ application: { score, scores: count }, scores }: ScoreListProps) {
  if (score === null) return <p className="text-muted">{texts.none}</p>;
  return (
    <>
      <p className="text-lg font-semibold tabular-nums">{texts.average(score, count)}</p>
      <ul className="mt-3 grid gap-3">
        {scores.map(({ by, points, at }) => (
          <li key={`${by} ${at.toISOString()}`} className="border-l-2 border-line pl-3">
            <p>
              <span className="font-semibold">{by}</span>
              <span className="tabular-nums">{`: ${averageOf({ points }).toFixed(1)}`}</span>
              <span className="text-sm text-muted">
                {" · "}
                <Moment at={at} />
              </span>
            </p>
            <p className="text-sm text-muted">
              {scoreCriteria
                .map((criterion) => `${texts.criteria[criterion].label} ${points[criterion]}`)
                .join(", ")}
            </p>
          </li>
        ))}
      </ul>
    </>
  );
}
