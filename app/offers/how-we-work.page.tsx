import { Link } from "react-router";
import { ButtonLink } from "#app/ui/button.tsx";
import { Bubble, ChatMock } from "#app/ui/chat-mock.tsx";
import { Closing } from "#app/ui/closing.tsx";
import { PageHero } from "#app/ui/page-hero.tsx";
import { Steps } from "#app/ui/steps.tsx";
import { botPackages } from "#content/bot-packages.ts";
import { enterpriseOffers, enterprisePage } from "#content/enterprise-offers.ts";
import { howWeWork } from "#content/how-we-work.ts";
import { pressAddress } from "#content/lead-doors.ts";
import { offerTerms } from "#content/offer-terms.ts";
import { pageMeta } from "#content/page-meta.ts";
import { pages } from "#content/pages.ts";
import { naira } from "#content/prices.ts";
import { sampleQuotePath } from "#content/sample-quote-path.ts";
import { site } from "#content/site.ts";
import { breadcrumbs, organization } from "#content/structured-data.ts";
import { Behind } from "./behind.tsx";

export function meta() {
  const { path, heading } = howWeWork;
  return pageMeta({
    ...howWeWork,
    structured: [breadcrumbs({ name: heading, path }), organization()],
  });
}

/** From the first message to the handover: steps, days, what we need, the terms, and who we are. */
export default function HowWeWork() {
  const { closing } = howWeWork;
  return (
    <>
      <PageHero heading={howWeWork.heading} intro={howWeWork.intro} cloth="systems" beside={<Evening />}>
        <div className="flex flex-wrap gap-3">
          <ButtonLink kind="whatsapp" size="lg" href={pressAddress("enterprise")}>
            {closing.ctaText}
          </ButtonLink>
          <ButtonLink kind="secondary" size="lg" icon="calendar" href={pages.appointment.path}>
            {closing.callText}
          </ButtonLink>
        </div>
      </PageHero>
      <section className="section wrap" aria-labelledby="steps-heading">
        <h2 id="steps-heading" className="text-3xl">
          {howWeWork.stepsHeading}
        </h2>
        <Steps
          list={howWeWork.steps}
          heading="h3"
          className="mt-8 gap-x-14 md:grid-cols-2 md:[&>:last-child]:col-span-2"
        />
      </section>
      <BuildDays />
      <section className="section wrap" aria-labelledby="need-heading">
        <div className="grid gap-x-16 gap-y-6 lg:grid-cols-[1fr_2fr]">
          <h2 id="need-heading" className="text-3xl">
            {howWeWork.needHeading}
          </h2>
          <div>
            <ul className="grid list-disc gap-2 pl-5 text-lg">
              {howWeWork.need.map((text) => (
                <li key={text}>{text}</li>
              ))}
            </ul>
            <p className="mt-5 text-muted">{howWeWork.needText}</p>
          </div>
        </div>
      </section>
      <Terms />
      <Behind />
      <Closing texts={closing} wall>
        <ButtonLink kind="whatsapp" size="lg" href={pressAddress("enterprise")}>
          {closing.ctaText}
        </ButtonLink>
      </Closing>
    </>
  );
}

/** The message at the end of a day, in front of the head's cloth. */
function Evening() {
  const { label, messages } = howWeWork.evening;
  return (
    <ChatMock name={site.name} label={label}>
      {messages.map(({ own, text }) => (
        <Bubble key={text} own={own}>
          {text}
        </Bubble>
      ))}
    </ChatMock>
  );
}

function BuildDays() {
  return (
    <section className="section bg-tint" aria-labelledby="days-heading">
      <div className="wrap">
        <h2 id="days-heading" className="text-3xl">
          {howWeWork.daysHeading}
        </h2>
        <p className="mt-4 max-w-prose text-lg text-muted">{howWeWork.daysText}</p>
        <ol className="mt-8 grid gap-4 sm:grid-cols-2 lg:grid-cols-4">
          {howWeWork.days.map(({ days, title, see }) => (
            <li key={days} className="rounded-2xl border border-line bg-paper p-5">
              <p className="figures text-sm font-semibold text-clay">{howWeWork.dayLabel(days)}</p>
              <h3 className="mt-0.5 text-lg">{title}</h3>
              <p className="mt-1 text-muted">{see}</p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}

/** The terms, each at an address of its own, and the sample quotes. */
function Terms() {
  return (
    <section className="section bg-tint" aria-labelledby="terms-heading">
      <div className="wrap">
        <h2 id="terms-heading" className="text-3xl">
          {howWeWork.termsHeading}
        </h2>
        <dl className="mt-8 grid gap-x-12 gap-y-7 md:grid-cols-2">
          {offerTerms.map(({ id, title, text }) => (
            <div key={id} id={id} className="scroll-mt-24 border-t-2 border-line pt-3">
              <dt className="font-heading text-lg font-bold">{title}</dt>
              <dd className="mt-1 text-muted">{text}</dd>
            </div>
          ))}
        </dl>
        <h3 className="mt-12 text-xl">{howWeWork.samplesHeading}</h3>
        <p className="mt-2">
          {howWeWork.samplesText}{" "}
          <Link to={pages.quoteExamples.path} className="font-semibold text-brand underline">
            {howWeWork.examplesLabel}
          </Link>
        </p>
        <ul className="mt-4 grid gap-x-8 sm:grid-cols-2">
          {[...botPackages, ...enterpriseOffers].map(({ id, title, setupPrice, monthlyPrice }) => (
            <li key={id}>
              <a href={sampleQuotePath(id)} className="grid min-h-11 content-center py-1.5 hover:underline">
                <span className="font-semibold text-brand">{title} (PDF)</span>
                <span className="figures text-sm text-muted">
                  {naira(setupPrice)} setup, {naira(monthlyPrice)} {enterprisePage.monthlyLabel}
                </span>
              </a>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
