import { type LegalSection, type LegalText, privacyLink, waysToReachUs, whoRunsIt } from "./legal.ts";
import { pages } from "./pages.ts";
import { storedOnDevice } from "./privacy-device.ts";
import { collected } from "./privacy-places.ts";
import type { RetentionTimes } from "./retention.ts";
import { site } from "./site.ts";

/*
 * The privacy notice. It says what this software does and no more: a change of what is stored, for how long or who
 * reads it must change the text here in the same commit, and the date.
 */

const notice = {
  path: privacyLink.href,
  name: "Privacy",
  title: `Privacy notice | ${site.name}`,
  description:
    "What this website stores about you, why, for how long and who sees it, how to see it, have it corrected or erased, and how not to be counted.",
  heading: "Privacy notice",
  intro:
    "What we store about you, why, for how long, and what you can ask of us. This notice is written for the people it is about, and it follows the Nigeria Data Protection Act 2023.",
  sections: [
    {
      id: "short",
      heading: "In short",
      blocks: [
        {
          kind: "list",
          items: [
            "You can read every public page without telling us who you are.",
            "We store what you send us in a form or write in the chat, so that we can do what you asked for.",
            "Visits are counted without cookies, without your internet address and without anything you type. You can switch that off below.",
            "We do not sell data, show no advertising, and let no advertiser follow you here.",
            "You can ask to see, correct or erase what we have about you, at no cost.",
          ],
        },
      ],
    },
    {
      id: "who",
      heading: "Who is responsible",
      blocks: [
        `${whoRunsIt} In the words of the Act we are the data controller: we decide what is stored and why, and we are responsible for it.`,
        waysToReachUs("Privacy notice"),
      ],
    },
    {
      id: "what",
      heading: "What we collect, and what for",
      blocks: [],
    },
    {
      id: "counting",
      heading: "How visits are counted",
      blocks: [
        "We count pages and clicks to see what is read and what is not. Each count records the address of the page on this site, the words on the button or link that was pressed, the website you came from (its name only), whether you use a phone or a computer, how wide its screen is, the name of the browser, the country (if the company that delivers our pages tells us), the time, and a random number that belongs to one tab and ends with it. How far down a page is read is counted too, without that number.",
        "The counting uses no cookie, and records no internet address, no name and nothing you typed. If you then get in touch with us, where you came from is noted with what you sent, under another number: the counts cannot be matched with what you sent. Pages of our staff and pages behind private links (of an application, of a paid ebook) are not counted, and neither are programs that read the site.",
        "For the free course materials we count how often each file is downloaded in a day, but not who downloaded it.",
        "Our lawful basis is our legitimate interest in a useful site. Each count is erased after 400 days. Daily totals, such as how often a page was opened, stay; nobody can tell from them who you are.",
        "If your browser sends Global Privacy Control, you are not counted on any page. You can also switch counting off here, for this browser:",
      ],
    },
    {
      id: "device",
      heading: "What is stored on your device",
      blocks: [
        "The site stores these things in your browser, so that it works for you. Clearing the site’s data in your browser’s settings removes them all.",
        storedOnDevice,
      ],
    },
    {
      id: "whatsapp",
      heading: "WhatsApp",
      blocks: [
        "Green buttons open WhatsApp with a message that is ready to send. No message reaches us until you press send, and you may change it first. Before that we note only that you pressed the button of an offer, as said above.",
        "WhatsApp is a service of its own, run by Meta under its own terms and privacy policy. What you send there is in that chat, on your phone and on ours. WhatsApp’s own policy applies to it as well as this notice.",
      ],
    },
    {
      id: "who-sees",
      heading: "Who sees it",
      blocks: [
        "Enrollments, messages, appointments, conversations in the chat and figures are seen by the people who run the business. They may get an alert about what you send: by email, by a notice on their phones (without your name, number or words), or through another program that they use; what we send to that program is signed, so that nobody can forge it. Applications and recordings are seen by them and by our recruiters. All of them sign in with an account of their own. Anybody who has the private link to an application can see its status and withdraw it. Anybody who has the private link to a call can see its time, and move or cancel it.",
        "Some work is done for us by others, only on our instructions: the company that hosts the server, the one that delivers our pages (if there is one), the one that delivers our email and, if we use one for the tools and the chat, an AI service. That service receives what you wrote in the tool or chat so that it can answer. It does not receive what you sent us in a form.",
        "A video on this site comes from a video service, which you reach only if you press play.",
        "Your progress in the courses is seen by you and by the people who run the business. A certificate is seen by whoever has its address: give it only to people who should see your name and the course.",
        "We do not sell personal data, rent it or swap it. We hand it to an authority only where Nigerian law obliges us to.",
      ],
    },
    {
      id: "where",
      heading: "Where it is stored, and how it is protected",
      blocks: [
        "Everything is in one database and one private store of recordings, on the server that runs this site or with the company that hosts it. Ask us and we will tell you in which country that is. If it is not Nigeria, your data goes there only as the Act allows.",
        `${site.url.startsWith("https:") ? "Between your device and the site it travels encrypted. " : ""}Recordings have no public address: only staff who have signed in can open them. Our logs hold no personal data.`,
        "We copy all of this every night, in case of a fault, and store each copy for seven nights. Nobody reads the copies; they are used only to put back what was lost. What we erase is gone from these copies a week later; if a copy is used before that, whoever was erased is erased again at once.",
        "If data is lost, or seen by somebody who should not see it, and this may harm you, we tell the Nigeria Data Protection Commission within 72 hours and you without delay, as the Act requires.",
      ],
    },
    {
      id: "rights",
      heading: "Your rights",
      blocks: [
        "The Act gives you these rights. Using them costs nothing.",
        {
          kind: "answers",
          of: [
            {
              answers: [
                ["Access", "Ask whether we have data about you, and get a copy of it."],
                ["Correction", "Have what is wrong or incomplete put right."],
                [
                  "Erasure",
                  "Have your data erased when we no longer need it or have no right to keep it. Learners can close their account themselves.",
                ],
                ["Restriction", "Have us keep the data but not use it, while a question about it is open."],
                ["Objection", "Object to what we do in our legitimate interest, such as counting visits."],
                ["Portability", "Get what you gave us in a common electronic form, or have it passed on."],
                [
                  "Taking back consent",
                  "If you gave consent, such as for a recording, you can take your consent back at any time. What was done before stays lawful.",
                ],
                [
                  "A person’s decision",
                  "A person decides, not a computer. Applications are judged by people, and you may ask why.",
                ],
              ],
            },
          ],
        },
      ],
    },
    {
      id: "use",
      heading: "How to use your rights, and how to complain",
      blocks: [
        "Ask on the page below, or write to us by email or on WhatsApp and say what you want. If you have a reference such as ENR-7K3F9, add it, so that we find your record at once. We may ask you something to be sure that it is you. We answer within 30 days.",
        {
          kind: "links",
          links: [{ label: "Ask here", text: pages.yourData.name, address: pages.yourData.path }],
        },
        waysToReachUs("Privacy request"),
        "If you are not satisfied with our answer, or do not want to ask us first, you can complain to the Nigeria Data Protection Commission.",
        {
          kind: "links",
          links: [
            {
              label: "Nigeria Data Protection Commission",
              text: "ndpc.gov.ng",
              address: "https://ndpc.gov.ng",
            },
          ],
        },
      ],
    },
    {
      id: "children",
      heading: "Children",
      blocks: [
        "The site is for businesses, and for adults who want to learn or to work with us. Applicants must be 18 or older. If you are under 18, please enroll or write to us only if a parent or guardian agrees. If we learn that we have a child’s data without such permission, we erase it.",
      ],
    },
    {
      id: "changes",
      heading: "Changes",
      blocks: [
        "Before we change what we do, we change this page and put a new date at its top. If a change concerns data we already have about you and matters to you, we tell you before it takes effect.",
      ],
    },
  ],
} satisfies Omit<LegalText, "updated">;

/** When the texts above were last changed. */
const textsChanged = "2026-11-28";

/**
 * The privacy notice with the times that the owner has set.
 * @param times null where they cannot be read: then it says the longest that can be set
 * @param changed the day on which a time was last changed
 */
export function privacyNotice(times: RetentionTimes | null, changed = textsChanged): LegalText {
  const places: LegalSection["blocks"] = [{ kind: "answers", of: collected(times) }];
  const sections: readonly LegalSection[] = notice.sections;
  return {
    ...notice,
    updated: changed > textsChanged ? changed : textsChanged,
    sections: sections.map((section) => (section.id === "what" ? { ...section, blocks: places } : section)),
  };
}

/** The same whatever the owner sets: with the longest times. For whoever cannot ask for the set ones. */
export const privacy: LegalText = privacyNotice(null);
