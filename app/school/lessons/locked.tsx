import { AdireBand } from "#app/ui/adire.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { Trail } from "#app/ui/trail.tsx";
import { learnerSignInTexts, signUpTexts } from "#content/account.ts";
import { courseTexts, lessonTexts, tierTexts } from "#content/course-pages.ts";
import { type TierId, tierName } from "#content/school.ts";
import { TierBadge } from "../courses/tier-badge.tsx";
import { TierRequest } from "../courses/tier-request.tsx";

interface LockedProps {
  course: { slug: string; title: string; tier: TierId };
  title: string;
  above: readonly { name: string; path: string }[];
  reason: "sign-in" | "tier";
}

/** A locked lesson or quiz, with how to unlock it. */
export function Locked({ course, title, above, reason }: LockedProps) {
  const { heading } = reason === "sign-in" ? lessonTexts.lockedSignIn : lessonTexts.lockedTier;
  const free = course.tier === "free";
  const back = encodeURIComponent(`/courses/${course.slug}`);
  return (
    <div className="wrap max-w-3xl py-6 md:py-10">
      <Trail list={above} />
      <AdireBand rows={2} className="mt-4 max-w-80 border-r border-b border-current text-brand" />
      <p className="mt-6 flex flex-wrap items-center gap-3 text-muted">
        <TierBadge tier={course.tier} /> {title}
      </p>
      <h1 className="mt-3 text-3xl">{heading}</h1>
      <p className="mt-3 max-w-prose text-lg text-muted">
        {free ? lessonTexts.lockedSignIn.text : tierTexts.text(tierName(course.tier))}
      </p>
      <div className="mt-6 flex flex-wrap gap-3">
        {!free && <TierRequest tier={course.tier} course={course.title} />}
        {reason === "sign-in" && (
          <>
            <ButtonLink
              size="lg"
              kind={free ? "primary" : "secondary"}
              href={`${learnerSignInTexts.path}?next=${back}`}
            >
              {courseTexts.signIn}
            </ButtonLink>
            <ButtonLink size="lg" kind="secondary" href={`${signUpTexts.path}?next=${back}`}>
              {courseTexts.signUp}
            </ButtonLink>
          </>
        )}
      </div>
    </div>
  );
}
