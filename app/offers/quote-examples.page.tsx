import { data, Form, redirect, useActionData, useNavigation } from "react-router";
import { Field, Input } from "#app/forms/field.tsx";
import { answerOrSay, notAfterRefusal } from "#app/forms/form-answers.ts";
import { FormRefusal } from "#app/forms/form-refusal.tsx";
import { guarded, readCountedForm } from "#app/forms/request-guard.server.ts";
import { exampleOfTrade } from "#app/offers/example-of-trade.server.ts";
import { Button } from "#app/ui/button.tsx";
import { PageHero } from "#app/ui/page-hero.tsx";
import { networkTexts } from "#content/network.ts";
import { pageMeta } from "#content/page-meta.ts";
import { examplePath, quoteExamplesPage as texts } from "#content/quote-examples.ts";
import type { Route } from "./+types/quote-examples.page.ts";
import { ExampleList } from "./example-list.tsx";
import { longestTrade, tradeInput } from "./trade-contract.ts";

export function meta() {
  return pageMeta(texts);
}

export { sameForAll as headers } from "#app/ui/same-for-all.ts";

/** Leads to the sample quote for what was typed, which is neither stored nor put into an address. */
export async function action({ request, context }: Route.ActionArgs) {
  return guarded(context, async () => {
    const { form, refusal, count } = await readCountedForm(context, request, "tools", tradeInput);
    const { success, data: sent } = tradeInput.safeParse({ trade: form.get("trade") });
    if (!success) return data({ error: texts.required, trade: "" }, { status: 422 });
    if (refusal) throw refusal;
    await count();
    const found = await exampleOfTrade(sent.trade);
    return found ? redirect(examplePath(found), 303) : data({ error: texts.unknown, trade: sent.trade });
  });
}

export function clientAction({ serverAction }: Route.ClientActionArgs) {
  return answerOrSay(serverAction, networkTexts.notSent.text);
}

export const shouldRevalidate = notAfterRefusal;

/** Asks what a business does, and lists the kinds that have a sample quote. */
export default function QuoteExamples() {
  const sent = useActionData<typeof clientAction>();
  const sending = useNavigation().formMethod === "POST";
  const error = sent && "error" in sent ? sent.error : undefined;
  return (
    <>
      <PageHero heading={texts.heading} intro={texts.intro} cloth="systems">
        <Form method="post" className="grid max-w-prose gap-4">
          <FormRefusal>{sent && "message" in sent && sent.message}</FormRefusal>
          <Field
            label={texts.fieldLabel}
            id="trade"
            hint={texts.fieldHint}
            required
            {...(error && { error })}
          >
            {(control) => (
              <Input
                {...control}
                name="trade"
                maxLength={longestTrade}
                defaultValue={sent && "trade" in sent ? sent.trade : ""}
                autoComplete="off"
              />
            )}
          </Field>
          <Button type="submit" size="lg" loading={sending} className="justify-self-start">
            {texts.submit}
          </Button>
        </Form>
      </PageHero>
      <section className="section wrap" aria-labelledby="kinds-heading">
        <h2 id="kinds-heading" className="text-3xl">
          {texts.listHeading}
        </h2>
        <ExampleList />
      </section>
    </>
  );
}
