import { draftDays } from "./application-form.ts";
import { savedDays, savedQuestions } from "./concierge-limits.ts";
import type { StoredOnDevice } from "./legal.ts";
import { site } from "./site.ts";

/**
 * Everything that the site stores in a visitor's browser, for the privacy notice. legal.test.ts fails for a key that is
 * missing here.
 */
export const storedOnDevice: StoredOnDevice = {
  kind: "kept",
  caption: "What this site stores in your browser",
  columns: ["Name", "What it holds", "Until"],
  rows: [
    {
      name: "Visit",
      keys: ["mindsync-visits"],
      what: "Two random numbers for your visit, the websites you came from, the first page with its address, the last tool or course you opened, the page you are on, how wide your screen is, and counts that wait for a network, each with a number of its own. On a slow network it holds only the first page and the website you came from, until something more is needed. The page and the websites are sent with a form that you send, so that we know how you found us.",
      until: "You close the tab.",
    },
    {
      name: "Not counted",
      keys: ["mindsync-uncounted"],
      what: "That you asked not to be counted. In browsers of our own staff it is set when they open the back office.",
      until: "You switch it off, or clear the site’s data.",
    },
    {
      name: "Drafts of forms",
      keys: [
        "mindsync-enrollment-draft",
        "mindsync-contact-draft",
        "mindsync-appointment-draft",
        "mindsync-marketing-draft",
      ],
      what: "What you typed into a form and have not sent yet, so that a bad network loses nothing.",
      until: "You send the form or close the tab.",
    },
    {
      name: "Draft of an application",
      keys: ["mindsync-application-draft"],
      what: "What you typed into the application form and have not sent yet, so that you can go on another day.",
      until: `You send the form, press Clear the form, or ${draftDays} days have passed since you last typed.`,
    },
    {
      name: "Drafts of our staff",
      keys: ["mindsync-course-…-draft", "mindsync-note-…-draft"],
      what: "For our staff only: the texts of a course, or a note, that they are writing and have not saved yet.",
      until: "They save them, sign out or close the tab.",
    },
    {
      name: "Alerts of our staff",
      keys: ["mindsync-alerts"],
      what: "For our staff only: the address at which this browser takes alerts, so that we learn the new one when the browser replaces it.",
      until: "They clear the site’s data.",
    },
    {
      name: "Your video or audio",
      keys: ["mindsync-upload"],
      what: "For the application form: the name and size of the file you chose, whether it is with us, and the random number under which we have it.",
      until: "You remove the file or close the tab.",
    },
    {
      name: "Unfinished uploads",
      keys: ["mindsync-uploads-begun"],
      what: "A short code worked out from the file, from which nothing in the file can be read, and the random number under which we have it, so that sending a large file can go on after the tab was closed.",
      until: "You remove the file, open the form again after a day, or clear the site’s data.",
    },
    {
      name: "Receipt",
      keys: ["mindsync-receipts"],
      what: "The reference of what you sent, the time of your appointment, the private link to your application or your call, and the first and last digits of your number, so that loading the page again does not lose the confirmation.",
      until: "You close the tab, or a day has passed.",
    },
    {
      name: "Demos",
      keys: ["mindsync-demo-session"],
      what: "The random number under which we note the demos you opened.",
      until: "You close the tab.",
    },
    {
      name: "Your list",
      keys: ["mindsync-quote"],
      what: "The package and the add-ons in your list, so that you find it again on the page of the WhatsApp packages.",
      until: "You press Clear in the list, or clear the site’s data.",
    },
    {
      name: "Tool results",
      keys: ["mindsync-tool-results"],
      what: "The last ten texts that the free tools made for you, with what you had typed for them, so that you find them again.",
      until: "You remove them on a tool’s page, newer ones take their place, or you clear the site’s data.",
    },
    {
      name: "Drafts of tools",
      keys: ["mindsync-tool-drafts"],
      what: "What you last typed into each free tool, so that you can go on later.",
      until: "You press Clear on that tool’s page, or clear the site’s data.",
    },
    {
      name: "Practice chat",
      keys: ["mindsync-playground"],
      what: "Your chat with a practice bot, the personality you chose and the random number of the chat, so that loading the page again does not lose it.",
      until: "You press Clear on the Bot Playground’s page or close the tab.",
    },
    {
      name: "Lessons",
      keys: ["mindsync-lessons", "mindsync-lesson-parts"],
      what: "Lessons you have opened after signing in, so that you can read them without a network, and the number of your account, so that nobody else is shown them.",
      until: "You sign out, another account opens a lesson here, or you clear the site’s data.",
    },
    {
      name: "Opened pages",
      keys: ["mindsync-pages"],
      what: "Public pages of this site that you have opened, so that you can read them without a network. Nothing in them is about you.",
      until: "You have opened thirty others, the site has changed, or you clear the site’s data.",
    },
    {
      name: "Progress to send",
      keys: ["mindsync-school-outbox"],
      what: "Lessons you finished and quizzes you answered without a network.",
      until: "They are sent, or you sign out.",
    },
    {
      name: "Sent progress",
      keys: ["mindsync-school-sent"],
      what: "The last lessons you finished on this device and when, so that a lesson you read without a network shows that it is done.",
      until: "You sign out, or you clear the site’s data.",
    },
    {
      name: "Chat",
      keys: ["mindsync-chat"],
      what: `Your last ${savedQuestions} questions to ${site.conciergeName} with the answers, and the random number of the chat, so that you can go on later.`,
      until: `You clear the conversation in the chat, you open the chat when it is more than ${savedDays} days old, or you clear the site’s data.`,
    },
    {
      name: "Chat in this tab",
      keys: ["mindsync-chat-visit", "mindsync-chat-view"],
      what: "When you came to the site, how far down its pages you have scrolled, what you typed into the chat and have not sent, and whether the chat is open. It is sent only with a question you ask there.",
      until: "You close the tab.",
    },
    {
      name: "Colours",
      keys: ["theme"],
      what: "Light or dark, as you chose at the foot of the page.",
      until: "You choose Automatic, or clear the site’s data.",
    },
    {
      name: "Typeface",
      keys: ["heading"],
      what: "That the typeface of the headings was downloaded before, so that pages show sooner.",
      until: "You clear the site’s data.",
    },
    {
      name: "Opened link",
      keys: ["mindsync.link-…"],
      what: "Only if you open a private link that we sent you or showed you, such as that of your application, your call, a book or a new password: the link’s secret, encrypted, so that it does not stay in the address of the page.",
      until:
        "An hour after you opened it (twelve hours for an application, a call or a book), or once a link that works only once is used.",
    },
    {
      name: "Sign-in cookie",
      keys: ["mindsync.session_token"],
      what: "Only if you sign in: that it is you.",
      until: "You sign out, or have not been here for 7 days.",
    },
    {
      name: "Known browser",
      keys: ["mindsync.device"],
      what: "Only if you sign in: a random number by which we know that this browser signed in before, so that strangers who guess at your password cannot keep you out. It does not sign you in. Visitors and learners get no other cookie, except that of a private link.",
      until: "A year after your last sign-in here.",
    },
    {
      name: "Staff sign-in cookies",
      keys: ["mindsync.two_factor", "mindsync.better-auth-passkey"],
      what: "Only for our own staff: that a sign-in has begun and waits for a code or a passkey.",
      until: "Ten minutes later, or when the sign-in is finished.",
    },
    {
      name: "Reviewer’s cookie",
      keys: ["mindsync.identities"],
      what: "Only for our own staff who review applications: that names and contact details are hidden from them on that screen.",
      until: "They sign out there or close the browser.",
    },
  ],
};
