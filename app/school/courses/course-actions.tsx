import { ButtonLink } from "#app/ui/button.tsx";
import { learnerSignInTexts, signUpTexts } from "#content/account.ts";
import { courseTexts, tierTexts } from "#content/course-pages.ts";
import { tierName } from "#content/school.ts";
import { CertificateForm } from "../lessons/certificate-form.tsx";
import { CourseProgressLine } from "../lessons/course-progress.tsx";
import { type Place, untouched } from "../lessons/outline-places.ts";
import type { Access } from "./access.ts";
import type { CourseOutline, CourseProgress } from "./contract.ts";
import { TierRequest } from "./tier-request.tsx";

interface CourseActionsProps {
  course: CourseOutline;
  access: Access;
  learner: { name: string } | null;
  progress: CourseProgress | null;
  /** The next step that is not done yet; null when all are done or there are none. */
  next: Place | null;
  errors?: readonly string[] | undefined;
}

/** The visitor's next action for a course: start, continue, sign in, enroll, or request its tier. */
export function CourseActions(props: CourseActionsProps) {
  const { course, access, progress } = props;
  const enroll = (
    <ButtonLink
      kind="secondary"
      size="lg"
      href={course.learning_path ? `/enroll?path=${course.learning_path}` : "/enroll"}
    >
      {courseTexts.enroll}
    </ButtonLink>
  );
  if (access === "open" && progress) return <Taking {...props} progress={progress} enroll={enroll} />;
  const free = course.tier_required === "free";
  const back = encodeURIComponent(`/courses/${course.slug}`);
  return (
    <>
      <p className="mt-6 max-w-prose">
        {free ? courseTexts.open.free : tierTexts.text(tierName(course.tier_required))}
      </p>
      <div className="mt-5 flex flex-wrap gap-3">
        {free && (
          <ButtonLink size="lg" href={`${signUpTexts.path}?next=${back}`}>
            {courseTexts.signUp}
          </ButtonLink>
        )}
        {!free && <TierRequest tier={course.tier_required} course={course.title} />}
        {enroll}
      </div>
      {access === "sign-in" && (
        <p className="mt-4">
          {courseTexts.signInText}{" "}
          <a
            href={`${learnerSignInTexts.path}?next=${back}`}
            className="inline-block py-2.5 font-semibold underline underline-offset-4"
          >
            {courseTexts.signIn}
          </a>
        </p>
      )}
    </>
  );
}

function Taking({
  progress,
  next,
  learner,
  errors,
  enroll,
}: CourseActionsProps & { progress: CourseProgress; enroll: React.ReactNode }) {
  const texts = courseTexts.certificate;
  if (progress.certificate) {
    return (
      <div className="mt-6">
        <p className="font-semibold">{texts.heading}</p>
        <ButtonLink size="lg" href={`/certificates/${progress.certificate}`} reload className="mt-4">
          {texts.see}
        </ButtonLink>
      </div>
    );
  }
  if (progress.complete) {
    return (
      <div className="mt-6">
        <p className="font-semibold">{texts.heading}</p>
        <p className="mt-2 max-w-prose text-muted">{texts.text}</p>
        <CertificateForm name={learner?.name ?? ""} errors={errors} />
      </div>
    );
  }
  if (!next) {
    return (
      <>
        <p className="mt-6 max-w-prose">{courseTexts.nothingYet}</p>
        <div className="mt-5">{enroll}</div>
      </>
    );
  }
  return (
    <>
      {!untouched(progress) && (
        <CourseProgressLine done={progress.done.length} all={progress.lessons} className="mt-6 max-w-md" />
      )}
      <p className="mt-6">
        <ButtonLink
          size="lg"
          href={next.path}
          reload
          iconAfter="arrow"
          aria-label={untouched(progress) ? undefined : courseTexts.goOnWith(next.title)}
        >
          {untouched(progress) ? courseTexts.start : courseTexts.goOn}
        </ButtonLink>
      </p>
    </>
  );
}
