import { data } from "react-router";
import { guarded } from "#app/forms/request-guard.server.ts";
import { readCertificate } from "#app/school/lessons/certificates.server.ts";
import { notFoundAsNull } from "#app/site/not-found.server.ts";
import { AdireBand, AdireTile } from "#app/ui/adire.tsx";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { Day } from "#app/ui/day.tsx";
import { Logo } from "#app/ui/logo.tsx";
import { certificateTexts } from "#content/course-pages.ts";
import { site } from "#content/site.ts";
import { siteAddress } from "#content/structured-data.ts";
import { whatsappLink } from "#content/whatsapp.ts";
import type { Route } from "./+types/certificate.ts";

export async function loader({ params, context }: Route.LoaderArgs) {
  const certificate = await guarded(context, () => notFoundAsNull(() => readCertificate(params.code)));
  return data({ certificate, asked: params.code.slice(0, 40) }, { status: certificate ? 200 : 404 });
}

export function meta({ loaderData }: Route.MetaArgs) {
  const heading = loaderData?.certificate ? certificateTexts.heading : certificateTexts.missing.heading;
  return [{ title: `${heading} · ${site.school}` }, { name: "robots", content: "noindex" }];
}

/**
 * The page that a certificate's address leads to. It is outside the site's shell, because anybody with the address may
 * see it, so visits are not counted.
 */
export default function CertificatePage({ loaderData: { certificate, asked } }: Route.ComponentProps) {
  if (!certificate) return <NoCertificate asked={asked} />;
  const texts = certificateTexts;
  const { code, learner_name, course_title, course_slug, issued_at } = certificate;
  return (
    <main className="wrap grid max-w-4xl gap-6 py-6 md:py-10 print:max-w-none print:p-0">
      <a href="/" className="flex justify-self-start print:hidden">
        <Logo name={site.name} />
      </a>
      <article className="overflow-hidden rounded-2xl border border-line bg-paper print:rounded-none print:border-2">
        <div className="deep print:hidden">
          <AdireBand className="text-accent" />
        </div>
        <div className="grid justify-items-center gap-2 px-6 py-10 text-center md:px-14 md:py-14">
          <AdireTile name="star" className="size-14 text-clay" />
          <p className="font-semibold text-muted">{texts.from}</p>
          <h1 className="text-3xl">{texts.heading}</h1>
          <p className="mt-6 text-muted">{texts.intro}</p>
          <p className="font-sans text-3xl font-bold [overflow-wrap:anywhere]">{learner_name}</p>
          <p className="mt-2 text-muted">{texts.has}</p>
          <p className="text-2xl font-bold">{course_title}</p>
          <p className="max-w-prose text-muted">
            {texts.did(certificate.module_count, certificate.lesson_count, certificate.quiz_count)}
          </p>
          <dl className="mt-8 grid gap-x-12 gap-y-4 sm:grid-cols-2">
            <div>
              <dt className="text-sm text-muted">{texts.issued}</dt>
              <dd className="font-semibold">
                <Day date={issued_at.toISOString().slice(0, 10)} />
              </dd>
            </div>
            <div>
              <dt className="text-sm text-muted">{texts.code}</dt>
              <dd className="font-semibold tabular-nums">{code}</dd>
            </div>
          </dl>
          <p className="mt-6 text-sm text-muted [overflow-wrap:anywhere]">
            {texts.proof(siteAddress(`/certificates/${code}`))}
          </p>
        </div>
      </article>
      <div className="flex flex-wrap gap-3 print:hidden">
        <Button className="needs-js" onClick={() => window.print()}>
          {texts.print}
        </Button>
        {course_slug && (
          <ButtonLink kind="secondary" href={`/courses/${course_slug}`} reload>
            {texts.course}
          </ButtonLink>
        )}
      </div>
      <p className="max-w-prose text-sm text-muted print:hidden">{texts.nameNote}</p>
    </main>
  );
}

function NoCertificate({ asked }: { asked: string }) {
  const texts = certificateTexts.missing;
  return (
    <main className="wrap grid min-h-svh content-center justify-items-center gap-4 py-10 text-center">
      <AdireBand rows={2} className="mb-4 max-w-80 border-r border-b border-current text-brand" />
      <h1 className="text-3xl">{texts.heading}</h1>
      <p className="max-w-prose text-muted">{texts.text}</p>
      <div className="mt-3 flex flex-wrap justify-center gap-3">
        <ButtonLink kind="whatsapp" href={whatsappLink("sales", texts.message(asked))}>
          {texts.ask}
        </ButtonLink>
        <ButtonLink kind="secondary" href="/" reload>
          {texts.home}
        </ButtonLink>
      </div>
    </main>
  );
}
