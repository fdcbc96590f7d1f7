import type { ModuleContent } from "../course-content.ts";

export const referralsAndPartners: ModuleContent = {
  slug: "referrals-and-partners",
  title: "Referrals and partners",
  summary:
    "People trust people. You make it easy for content customers and for neighbouring trades to send you the next one.",
  outline: [
    "The moment to ask: after which sentence of the customer, and with which words",
    "A message that can be forwarded as it is, with offer, price and number",
    "Thanking for a referral: a gift that costs little, and when a commission is better",
    "Trades that meet your buyer a week before you: the tailor and the hall, the tiler and the plumber",
    "An agreement on half a page: who sends whom, what is paid, when, and how it is counted",
    "Associations, church and mosque groups, old students: being useful there before selling",
    "What to do when a person you recommended does bad work",
  ],
  lessons: [],
  quiz: [],
  task: "Ask 15 content customers for a referral with a message they can forward, and agree with two partners on half a page. Done when: the record marks every enquiry that came this way, and after four weeks you know how many asked, how many bought, and what you gave for it.",
};
