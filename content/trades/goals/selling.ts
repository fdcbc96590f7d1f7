import { words } from "../words.ts";
import type { Goal } from "./types.ts";

export const moreCustomers: Goal = {
  id: "customers",
  keywords: words(`
    more customers, new customers, more clients, new clients, get customers, get clients, find customers, more sales,
    increase sales, boost sales, sell more, double sales, double my sales, awareness, visibility, more orders,
    get orders, more leads, leads, more enquiries, more patronage, more buyers, market share, people to know,
    increase revenue, more revenue, double revenue, grow my business, more people, adverts, more students,
    students to register, more members, more patients, more pupils, enrolment, more bookings, bring their friends,
    bring friends, refer, referral, referrals, known, popular
  `),
  aim: "turn more enquiries into paid orders",
  words: words(`
      enquiry, enquiries, price, prices, answering, answer, show, status, offer, offices, card, video, taste,
      trial, new, booking, orders, invite, sample, group
    `),
  automations: [
    {
      task: "answering the first message at any hour",
      how: "Price, place, what is included and the next step go out in one minute, and you are called when the person wants to pay.",
      because:
        "Most enquiries are lost in the first hour, so a quick and complete answer brings more than another advert.",
    },
    {
      task: "following up on enquiries that went quiet",
      how: "After two days one polite message asks if there is still a question, and after that nobody is disturbed.",
      because:
        "Many people who ask mean to buy and are only interrupted, and the second message is the cheapest advert there is.",
    },
    {
      task: "counting where enquiries come from",
      how: "Each new person is asked once who sent them, so that you put money only where buyers come from.",
      because: "Until you know who sends your buyers, every naira for adverts is a guess.",
    },
  ],
  campaigns: [
    {
      idea: "a thank-you for every name",
      steps: [
        "Ask the last twenty buyers for one person who needs the same thing.",
        "Greet that person by the name of the friend who sent you.",
        "Thank both with something small after the first order.",
      ],
    },
    {
      idea: "a partner within walking distance",
      steps: [
        "List three businesses that already serve {customers}.",
        "Leave a card with your own number and one clear offer.",
        "Send them a customer first, and compare names at month end.",
      ],
    },
    {
      idea: "one question answered every Tuesday",
      steps: [
        "Choose the question that buyers ask most.",
        "Answer it in one picture or half a minute of video with the price.",
        "Post it at the same hour each week and reply to everybody on the same day.",
      ],
    },
  ],
  measures: ["enquiries, and where each came from", "enquiries that became paid orders"],
  firstWeek:
    "Read the last fifty chats, write down the five questions that come before an order, and save a full answer to each.",
  trap: "Paying for adverts before somebody answers within the hour only buys enquiries for your competitors.",
};

/** Goals of owners who want more people to buy, or the same people to buy again. */
export const sellingGoals: readonly Goal[] = [
  moreCustomers,
  {
    id: "repeat",
    keywords: words(`
      repeat, repeat customers, regular, regular patients, bring back, back every month, repeat sales, repeat orders, come back, coming back, return customers,
      returning customers, retain, retention, customer retention, loyalty, loyal, loyal customers, keep customers,
      keep my customers, buy again, order again, regulars, subscription, subscribers, monthly plan, monthly plans, weekly plan, standing orders, renewals, renew
    `),
    aim: "bring buyers back without shouting at strangers",
    words: words(`
      remind, reminding, again, return, regular, regulars, past, loyal, card, stamp, plan, renew, refill, birthdays,
      dates, due, monthly, follow, following, subscribers, next, last
    `),
    automations: [
      {
        task: "writing to buyers when the next order is due",
        how: "From the date of the last order each person gets one message when the thing should be finished, worn or due again.",
        because:
          "A person who bought once already trusts you, and only has to be reminded at the right time.",
      },
      {
        task: "asking after the order",
        how: "Two days later one question asks if all was well; a complaint comes to you and not to the street.",
        because: "People rarely leave in anger; they leave in silence, and one question keeps many of them.",
      },
      {
        task: "listing those who went quiet",
        how: "On the first of the month you see who has not bought for three months, with the last order beside the name.",
        because: "You cannot win back people whose absence nobody has noticed.",
      },
    ],
    campaigns: [
      {
        idea: "a come-back list",
        steps: [
          "Take the names of those who bought and have been quiet for three months.",
          "Write to ten a day by name and mention what they bought.",
          "Offer the next sensible step and not a general discount.",
        ],
      },
      {
        idea: "a card for the fifth order",
        steps: [
          "Print small cards or keep the count on the phone.",
          "Mark each full order in front of the buyer.",
          "Give something on the fifth that costs you little and is missed when it is absent.",
        ],
      },
      {
        idea: "a first look for old buyers",
        steps: [
          "Show what is new to past buyers one day before everybody else.",
          "Hold it for them until the evening.",
          "Open it to the public the next morning.",
        ],
      },
    ],
    system: {
      what: "a customer list on WhatsApp that knows the last order and reminds at the right time",
      why: "You cannot bring back people whose names and dates you do not have.",
    },
    measures: ["buyers of last month who bought again", "days between two orders of the same person"],
    firstWeek: "Write the name, number, last order and date of every buyer you can still find into one list.",
    trap: "A discount for everybody teaches good customers to wait for the next discount.",
  },
  {
    id: "idle",
    keywords: words(`
      empty, empty chairs, empty rooms, empty seats, empty tables, fill, quiet days, slow days, slow,
      weekdays, on weekdays, outside december, other months, weekday bookings, off season, off-season,
      low season, dull, idle, occupancy, fully booked, vacant, monday, tuesday, wednesday
    `),
    aim: "sell the hours and places that stand empty",
    words: words(`
      empty, free, hours, booking, books, calendar, monday, tuesday, wednesday, weekday, weekdays, quiet, trial,
      students, offices, january, rains, dates, book, waiting
    `),
    automations: [
      {
        task: "showing the free hours",
        how: "Anybody who asks gets the next three free times first, and the busy ones only when those do not fit.",
        because: "An empty hour cannot be sold tomorrow, so people must see today which hours are free.",
      },
      {
        task: "keeping a waiting list",
        how: "When somebody cancels, the next name gets the place and twenty minutes to accept it.",
        because: "Cancelled places are the easiest to sell, because somebody already wanted them.",
      },
      {
        task: "confirming on the day before",
        how: "Each booking is asked for a yes, and a place without an answer goes back on the list by evening.",
        because: "A booking that does not come is an empty place that was hidden until the hour itself.",
      },
    ],
    campaigns: [
      {
        idea: "a quiet-day offer",
        steps: [
          "Choose the emptiest day and one thing that you can do fast.",
          "Show it the evening before with the number of places.",
          "Stop when the places are gone, so that people believe it.",
        ],
      },
      {
        idea: "a group on a slow morning",
        steps: [
          "Find one office, school or association of {customers}.",
          "Offer them a fixed quiet morning each month.",
          "Let one person of theirs collect the names and come free.",
        ],
      },
      {
        idea: "a change of day for regulars",
        steps: [
          "Ask five regulars of the busy day which quiet day would suit them.",
          "Give them the best hour of that day for good.",
          "Sell the place that they leave at the full price.",
        ],
      },
    ],
    measures: ["places or hours sold on each day", "bookings that did not come"],
    firstWeek: "Draw one week on paper, mark every hour as full or empty, and circle the three worst.",
    trap: "A lower price on the full days fills nothing; it only makes busy hours cheaper.",
  },
];
