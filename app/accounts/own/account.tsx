import { data, redirect } from "react-router";
import { admitOwner, changeOwnAccount, isProven, ownFields } from "#app/accounts/own/own-account.server.ts";
import { listSessions } from "#app/accounts/own/own-sessions.server.ts";
import { AdminHeader } from "#app/admin/admin-header.tsx";
import { signedInMeta } from "#app/admin/admin-meta.ts";
import { AdminPage } from "#app/admin/list-page.tsx";
import { notAfterRefusal } from "#app/forms/form-answers.ts";
import { PrivacyNote } from "#app/forms/privacy-note.tsx";
import { guarded, readForm, sender } from "#app/forms/request-guard.server.ts";
import { readRetention } from "#app/retention/retention.server.ts";
import { forgetPages } from "#app/school/lessons/offline-pages.ts";
import { emptyOutbox } from "#app/school/lessons/outbox.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { accountFailure } from "#content/account.ts";
import { learningTexts } from "#content/course-pages.ts";
import { ownAccountTexts as texts } from "#content/own-account.ts";
import { whatsappLink } from "#content/whatsapp.ts";
import type { Role } from "../contract.ts";
import type { Route } from "./+types/account.ts";
import { OwnAccountForm, type OwnAnswer } from "./own-account-form.tsx";
import { OwnSection } from "./own-section.tsx";
import { homes, signIns, signOuts } from "./role-places.ts";
import { SessionList } from "./session-list.tsx";

export const meta = () => signedInMeta(texts.heading);

export async function loader({ request, context }: Route.LoaderArgs) {
  return guarded(context, async () => {
    const { profile, session } = await admitOwner(request.headers);
    const [proven, sessions, { times }] = await Promise.all([
      isProven(profile.id),
      listSessions(session),
      readRetention(),
    ]);
    const notice = new URL(request.url).searchParams.get("notice");
    // After each change the forms start again, without what was typed.
    return { profile, proven, sessions, times, notice, loaded: Date.now() };
  });
}

export async function action({ request, context }: Route.ActionArgs) {
  const own = await guarded(context, () => admitOwner(request.headers));
  const form = await readForm(context, request, ...ownFields);
  const outcome = await guarded(context, () => changeOwnAccount(own, form, sender(context, request)));
  if (outcome.kind === "refused") {
    const session = form.get("session");
    const answer: OwnAnswer = {
      form: String(form.get("intent")),
      session: session === null ? undefined : String(session),
      ...outcome.answer,
    };
    return data(answer, { status: outcome.status });
  }
  const { to, headers } = outcome.result;
  throw redirect(to, headers ? { headers } : {});
}

/** Once the account is closed, what the device stored for its learner is removed too. */
export async function clientAction({ request, serverAction }: Route.ClientActionArgs) {
  const form = String((await request.clone().formData()).get("intent"));
  try {
    return await serverAction();
  } catch (error) {
    if (!(error instanceof Response)) return { form, message: accountFailure };
    if (form === "close") {
      emptyOutbox();
      await forgetPages().catch(() => {});
    }
    throw error;
  }
}

export const shouldRevalidate = notAfterRefusal;

/** What follows when the mail to a new address does not come. */
function MissingMail({ role }: { role: Role }) {
  const { missing } = texts.email;
  if (role !== "learner") return <p>{missing.staff}</p>;
  return (
    <div className="grid justify-items-start gap-3">
      <p>{missing.learner}</p>
      <ButtonLink kind="whatsapp" href={whatsappLink("sales", missing.message)}>
        {missing.label}
      </ButtonLink>
    </div>
  );
}

const ended: Readonly<Record<string, string>> = {
  devices: texts.devices.ended,
  others: texts.devices.othersEnded,
};

const addressDone: Readonly<Record<string, string>> = {
  email: texts.email.done,
  "new-address": texts.email.replaced,
};

/** Everything that people can change about their own account: learners, recruiters and admins. */
export default function Account({ loaderData, actionData }: Route.ComponentProps) {
  const { profile, proven, sessions, times, loaded } = loaderData;
  const answer: OwnAnswer | undefined = actionData;
  const notice = (answer ? null : loaderData.notice) ?? "";
  const form = { answer, profile };
  const { name, email, password, devices, close } = texts;
  const header = (
    <AdminHeader
      heading={texts.heading}
      back={homes[profile.role]}
      signOut={signOuts[profile.role]}
      twoStep
    />
  );
  return (
    <AdminPage
      key={loaded}
      heading={texts.heading}
      header={header}
      signIn={signIns[profile.role]}
      className="max-w-3xl gap-5"
    >
      <OwnSection id="name" heading={name.heading} notice={notice === "name" && name.done}>
        <OwnAccountForm form="name" {...form} />
      </OwnSection>
      <OwnSection id="email" heading={email.heading} text={email.text} notice={addressDone[notice]}>
        <p>
          {email.now} <strong className="[overflow-wrap:anywhere]">{profile.email}</strong>
          {!proven && <span className="block text-sm text-muted">{learningTexts.unproven}</span>}
        </p>
        {notice === "email" && <MissingMail role={profile.role} />}
        <OwnAccountForm form="email" {...form} />
      </OwnSection>
      <OwnSection
        id="password"
        heading={password.heading}
        text={password.text}
        notice={notice === "password" && password.done}
      >
        <OwnAccountForm form="password" {...form} />
      </OwnSection>
      <OwnSection id="devices" heading={devices.heading} text={devices.text} notice={ended[notice]}>
        <SessionList sessions={sessions} {...form} />
      </OwnSection>
      <OwnSection
        id="close"
        heading={close.heading}
        text={profile.role === "learner" ? close.text : close.staff.text}
      >
        {profile.role === "learner" && (
          <>
            <ul className="-mt-3 grid list-disc gap-1 pl-5">
              {close.erased.map((erased) => (
                <li key={erased}>{erased}</li>
              ))}
            </ul>
            <PrivacyNote text={close.kept(times)} />
          </>
        )}
        <OwnAccountForm form="close" {...form} />
      </OwnSection>
    </AdminPage>
  );
}
