import { data } from "react-router";
import { answerAccountForm } from "#app/accounts/account-answer.server.ts";
import { type AccountAnswer, AccountForm } from "#app/accounts/account-form.tsx";
import { AccountPage } from "#app/accounts/pages/account-page.tsx";
import { answerOrSay, notAfterRefusal } from "#app/forms/form-answers.ts";
import { readCountedForm } from "#app/forms/request-guard.server.ts";
import { tokenOfLink } from "#app/private-links/mail-token.server.ts";
import { forgettingLink } from "#app/private-links/opened-link.server.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { confirmRequest } from "#app/your-data/requests.server.ts";
import { pages } from "#content/pages.ts";
import { site } from "#content/site.ts";
import { yourDataForm } from "#content/your-data.ts";
import type { Route } from "./+types/confirm.ts";
import { confirmInput } from "./contract.ts";

const { confirm: texts, noted, failed } = yourDataForm;

/** The refusal, or the reference of the request. */
type Answer = AccountAnswer & { ref?: string };

export function meta() {
  return [{ title: `${texts.heading} · ${site.name}` }, { name: "robots", content: "noindex" }];
}

export function loader({ request, context }: Route.LoaderArgs) {
  return tokenOfLink(context, request, { kind: "data-request", path: texts.path, over: texts.over });
}

export async function action({ request, context }: Route.ActionArgs) {
  const sent = await readCountedForm(context, request, "confirm-email", confirmInput);
  const outcome = await answerAccountForm(sent, confirmInput, confirmRequest);
  if (outcome.kind === "refused") return data<Answer>(outcome.answer, { status: outcome.status });
  const headers = forgettingLink(request, "data-request", String(sent.form.get("token")));
  return data<Answer>({ ref: outcome.result }, { headers });
}

export function clientAction({ serverAction }: Route.ClientActionArgs): Promise<Answer> {
  return answerOrSay(serverAction, failed);
}

export const shouldRevalidate = notAfterRefusal;

/** The page of the mailed link. It needs a press, because mail scanners open every link. */
export default function ConfirmRequest({ loaderData: { token, why }, actionData }: Route.ComponentProps) {
  const answer: Answer = actionData ?? {};
  if (answer.ref)
    return (
      <main>
        <AccountPage heading={noted.heading} text={noted.text(answer.ref)}>
          {null}
        </AccountPage>
      </main>
    );
  return (
    <main>
      <AccountPage
        heading={texts.heading}
        text={why || texts.text}
        after={
          <ButtonLink kind="quiet" href={pages.yourData.path}>
            {texts.again}
          </ButtonLink>
        }
      >
        {token && (
          <AccountForm
            id="confirm"
            schema={confirmInput}
            fields={{}}
            answer={actionData}
            hidden={{ token }}
            submit={texts.submit}
            submitting={texts.submitting}
          />
        )}
      </AccountPage>
    </main>
  );
}
