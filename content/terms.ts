import { type LegalText, waysToReachUs, whoRunsIt } from "./legal.ts";
import { site } from "./site.ts";

/** The terms of use. Promises are worded on their own pages; this page only says how far they go. */
export const terms: LegalText = {
  path: "/terms",
  name: "Terms",
  title: `Terms of use | ${site.name}`,
  description:
    "What you may expect of this website and what we expect of you: free tools, prices and quotes in naira, courses, demos, copyright and liability.",
  heading: "Terms of use",
  intro:
    "This page says what you may expect of this website and what we expect of you. By using the site you accept these terms. If you do not accept them, please do not use it.",
  updated: "2026-11-28",
  sections: [
    {
      id: "who",
      heading: "Who we are",
      blocks: [
        `${whoRunsIt} ‘We’ on this page means ${site.legalName}, and ‘you’ means whoever uses the site, for themselves or for a business.`,
      ],
    },
    {
      id: "site",
      heading: "What the site is for",
      blocks: [
        `The site shows what ${site.name} builds and what it costs. It has free tools, an assistant to chat with, demos, a school, free course materials, an ebook store, a blog, and a section for people who want to work with us as consultants.`,
        "Reading the site, using the tools and the chat, and enrolling in the school cost nothing. Your network may charge you for data.",
      ],
    },
    {
      id: "tools",
      heading: "The free tools and the assistant",
      blocks: [
        `The free tools and ${site.conciergeName}, our chat assistant, are computer programs. What they write can be wrong, out of date or similar to what another person got. Read and check it before you use it, show it to a customer or spend money because of it.`,
        "What they write is not legal, tax, accounting, medical or investment advice. For such a decision, ask somebody qualified.",
        "What you make with a tool is yours to use in your business. We cannot promise that nobody else has a right to it: before you print a business name on a signboard, check that it is still available to register.",
        "There is a limit to how often the tools can be used, so that they stay free for everybody.",
      ],
    },
    {
      id: "prices",
      heading: "Prices and quotes",
      blocks: [
        "Prices on the site are in naira and are the same for everybody. A price marked ‘from’ is the lowest one. Only a written quote from us can set another price.",
        "A price on the site or a message from the assistant is not a contract yet. Before work starts we give you a quote in writing, by email or on WhatsApp: what we build, the setup and monthly prices, the tax, and the handover day. The terms for deposit, refund, notice and support are on the page How we work and are part of your quote. The contract begins when you accept the quote. If the quote and these terms differ, the quote applies.",
        `A time such as ‘${site.claims.buildTime}’ is what a typical system takes. The handover day in your quote is the one that counts.`,
      ],
    },
    {
      id: "courses",
      heading: "Courses and certificates",
      blocks: [
        "Enrolling is free. The outline of every course is open to everybody; which lessons you can open depends on the course’s tier, shown on its page. A course that was opened for you stays open for as long as we run the school.",
        "An account is for one person. Lessons that you save to read offline are also for you only.",
        "Free course materials may be kept, printed and used within your own business and with your staff. You may not sell them or publish them as your own.",
        "If a course ends with a certificate, the certificate says that you completed the course, under the name you gave. Please give your own name. Anybody who has the link to the certificate can check it. A certificate is not a degree, a licence or a professional qualification, and it promises no job or income.",
      ],
    },
    {
      id: "demos",
      heading: "Demos",
      blocks: [
        "A demo shows how a system works, with invented businesses and figures. Do not put real customers’ details into one. For a system that you cannot try yet, we show a sample screen and say so. You can ask us to show you the system live.",
      ],
    },
    {
      id: "consultants",
      heading: "Applying as a consultant",
      blocks: [
        "An application is not a job offer. What you state in it must be true and about yourself. Work, pay and commission are agreed in writing with those we take on.",
      ],
    },
    {
      id: "fair-use",
      heading: "What we ask of you",
      blocks: [
        {
          kind: "list",
          items: [
            "Give details that are true and that you are allowed to give.",
            "Do not use the site to cheat, threaten or insult anybody, to send messages that people did not ask for, or to make anything that the law forbids.",
            "Do not try to get into accounts or data that are not yours, overload the site, or get around its limits.",
            "Do not use programs to copy the site. Search engines may do so.",
            "Keep your password to yourself, and tell us if somebody else may know it.",
          ],
        },
        "If you break these rules, we may refuse to serve you or close your account.",
      ],
    },
    {
      id: "rights",
      heading: "Copyright",
      blocks: [
        `The texts, drawings, courses, software and the name ${site.name} belong to us or to those who let us use them. You may read, save and share pages and link to them. For any other use you need our permission in writing.`,
        "What you send us stays yours. You allow us to use it for the purpose you sent it for, and for nothing else.",
      ],
    },
    {
      id: "others",
      heading: "Other companies’ services",
      blocks: [
        "Some links lead to the services of other companies, such as WhatsApp. Their own terms apply there, and we are not responsible for them.",
      ],
    },
    {
      id: "liability",
      heading: "Our liability",
      blocks: [
        "We run the site with care, but it can be interrupted, a page can be wrong, and we may change or end a part of it.",
        "As far as Nigerian law allows, we are not liable for loss that comes from using the free parts of the site or from not being able to use them, such as lost profit, customers or data. For work you pay us for, the quote you accepted says what we are liable for.",
        "Nothing here limits our liability where the law forbids it: for harm to life or health, for fraud, and for what we do on purpose or with gross negligence. Nor does it limit your rights as a consumer under the Federal Competition and Consumer Protection Act 2018.",
      ],
    },
    {
      id: "law",
      heading: "Law",
      blocks: [
        "The law of the Federal Republic of Nigeria governs these terms and the use of the site, and Nigerian courts decide disputes. Please talk to us first: most things are solved in a chat.",
        "If one part of these terms is not valid, the rest still applies.",
      ],
    },
    {
      id: "changes",
      heading: "Changes",
      blocks: [
        "If we change these terms, we publish the new ones here with a new date, and they apply from that date. They do not change a quote that you have accepted.",
      ],
    },
    {
      id: "contact",
      heading: "How to reach us",
      blocks: [waysToReachUs("Terms of use")],
    },
  ],
};
