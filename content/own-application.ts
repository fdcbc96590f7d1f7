import type { WhatsAppAction } from "./flagships.ts";
import { applicationReplyTime, applicationRetention } from "./recruitment.ts";
import { applyPage, recruitmentPages } from "./recruitment-pages.ts";
import { site } from "./site.ts";

interface StatusWords {
  /** In one or two words. */
  readonly label: string;
  readonly heading: string;
  /** What the status means and what happens next. */
  readonly text: string;
  /** What the applicant can do meanwhile. */
  readonly next: { readonly label: string; readonly href: string };
}

const onboarding = { label: "See the onboarding steps", href: recruitmentPages.onboarding.path };

/** What each status of an application means to the person who applied. */
export const statusWords: Readonly<
  Record<"pending" | "shortlisted" | "completed" | "rejected", StatusWords>
> = {
  pending: {
    label: "Received",
    heading: "We have your application",
    text: `A person will read it. If you are shortlisted, we write to you on WhatsApp within ${applicationReplyTime} of your application. You need not do anything until then.`,
    next: onboarding,
  },
  shortlisted: {
    label: "Shortlisted",
    heading: "You are shortlisted",
    text: "Next come the test assignments: five short tasks that show us how you think. Send your answers on WhatsApp, all at once or over time, with your full name in each message.",
    next: { label: "See the test assignments", href: recruitmentPages.testAssignments.path },
  },
  completed: {
    label: "Completed",
    heading: "You have completed your application",
    text: "We have everything that we asked you for. We will write to you on WhatsApp about the onboarding: first you shadow live projects, then you build a small system of your own as a test.",
    next: onboarding,
  },
  rejected: {
    label: "Not accepted",
    heading: "We did not accept your application",
    text: `Thank you for the work you put into it. You may ask us for the reason, and you may apply again. We erase this application no later than ${applicationRetention} after our decision; you can also have it erased now, below.`,
    next: { label: "Learn with our free courses", href: "/free-courses" },
  },
};

const chat = { label: "Ask on WhatsApp", line: "recruitment" } as const;

/** The page behind an applicant's private link. */
export const ownApplication = {
  title: "Your application",
  greeting: (firstName: string) => `Hello ${firstName}`,
  statusLabel: "Status",
  refLabel: "Reference",
  appliedLabel: "Applied on",
  recordingLabel: "Video or audio",
  recording: { yes: "Sent with your application", no: "None" },
  ask: {
    ...chat,
    message: (ref: string) => `Good day. I have a question about my application.\nMy question: \nRef: ${ref}`,
  },
  withdraw: {
    heading: "Withdraw your application",
    text: "You can withdraw your application at any time, without giving a reason.",
    openLabel: "Withdraw my application",
    askHeading: "Withdraw it and erase everything?",
    askText: "This cannot be undone. We erase at once:",
    erased: [
      "your name, phone number, email address, city, age and every answer on the form",
      "your video or audio, if you sent one",
      "what our reviewers noted about you",
    ],
    left: `For ${applicationRetention} at most we keep the reference, this link and the dates on which you applied and withdrew, so that this page can show them. None of these names you.`,
    confirmLabel: "Yes, withdraw and erase",
    cancelLabel: "No, keep my application",
  },
  withdrawn: {
    heading: "Your application is withdrawn",
    text: "We have erased what you sent us and what our reviewers noted about it. Messages that you sent us on WhatsApp stay in that chat.",
    withdrawnLabel: "Withdrawn on",
    again: { label: "Apply again", href: applyPage.path },
  },
  missing: {
    heading: "There is no application at this link",
    text: `The link may have been copied only in part. Open it again from where you saved it. A link also stops working no later than ${applicationRetention} after the application was closed.`,
    apply: { label: "Go to the application form", href: applyPage.path },
    ask: {
      ...chat,
      message:
        "Good day. The link to my application does not open. My full name is: \nMy reference, such as APP-7K3F9: ",
    } satisfies WhatsAppAction,
  },
  home: `Go to the ${site.name} home page`,
} as const;
