import { words } from "../words.ts";
import type { Goal } from "./types.ts";

/** Goals of owners who want the work itself to go better. */
export const runningGoals: readonly Goal[] = [
  {
    id: "time",
    keywords: words(`
      save time, more time, less stress, stress, stressed, tired, overwhelmed, too busy, too many messages,
      reply faster, respond faster, answer faster, answering, automate, automation, do everything myself,
      family time, faster, paperwork, efficiency, efficient, productivity, replying
    `),
    aim: "take repeated work off your hands",
    words: words(`
      answering, answer, recording, list, calendar, reminding, collecting, booking, sending, taking, posting,
      hours, minutes, total, matching
    `),
    automations: [
      {
        task: "answering what is asked every day",
        how: "Price, hours, place and payment are answered at once, and only real questions reach you.",
        because: "What you type more than five times a day is the first thing that a machine should do.",
      },
      {
        task: "collecting order details",
        how: "The customer is asked once for everything, so that no order needs five more messages.",
        because: "Most hours in the chat go into asking for what the customer forgot to say.",
      },
      {
        task: "closing the day",
        how: "You send three short lines in the evening and get sales, expenses and open orders back.",
        because: "What is written down while the day is fresh does not have to be searched for at night.",
      },
    ],
    campaigns: [
      {
        idea: "one ordering window",
        steps: [
          "Tell customers for a week that orders for the next day close at a fixed hour.",
          "Answer later ones with the next possible day.",
          "Use the quiet hours for the work itself.",
        ],
      },
      {
        idea: "a price list that answers",
        steps: [
          "Put the ten most asked things with price and conditions on one picture.",
          "Pin it on your page and save it as a quick reply.",
          "Change the date on it each month, so that people trust it.",
        ],
      },
    ],
    system: {
      what: "a WhatsApp assistant that answers common questions and collects complete orders",
      why: "It works while your hands are busy, and gives you one list instead of a hundred chats.",
    },
    measures: [
      "hours spent on messages each day",
      "questions that reached you although the answer was written",
    ],
    firstWeek:
      "For five days make a stroke on paper for every repeated task, and count the strokes on Saturday.",
    trap: "Automating a task that nobody has written down only makes the confusion faster.",
  },
  {
    id: "staff",
    keywords: words(`
      hire, hiring, employ, employ more, employ staff, more staff, train, training, train staff,
      apprentices, sales girl, sales rep, sales reps, delegate, people to work, build a team, recruit
    `),
    aim: "hand work to people and still know that it is done",
    words: words(`
      staff, stylist, worker, workers, hired, train, procedure, duty, apprentices, attendant, rider, riders, hours,
      day list, share, team, two people, names
    `),
    automations: [
      {
        task: "giving out the day’s tasks",
        how: "Each person gets a short list in the morning and ticks it from the phone, and you see what is open.",
        because: "A new person can only take over what is written down and can be checked.",
      },
      {
        task: "collecting applications",
        how: "Applicants answer the same five questions, send one proof of work and choose an hour for the talk.",
        because: "The same five questions to everybody show in one evening who is worth a talk.",
      },
      {
        task: "recording sales under each name",
        how: "Every sale carries the person and the hour, so that pay, praise and correction rest on facts.",
        because: "You can leave the work to others when the figures reach you without asking.",
      },
    ],
    campaigns: [
      {
        idea: "a paid trial day",
        steps: [
          "Write one page with the task, the hours and how good work looks.",
          "Invite three people for a paid day each.",
          "Let the one who followed the page stay for a month.",
        ],
      },
      {
        idea: "a month of extra orders before the salary",
        steps: [
          "Write down what the person must bring in or save to pay for the salary.",
          "Sell that much more for one month, with hired hours and no fixed post.",
          "Make the post permanent when it held for two months.",
        ],
      },
    ],
    system: {
      what: "a bookkeeping system with a separate access for each member of staff",
      why: "You can leave the shop only when sales, stock and expenses reach you with a name and an hour.",
    },
    measures: ["tasks finished without asking you", "sales and mistakes under each name"],
    firstWeek:
      "Write the steps of the one task that you will hand over, and let somebody follow them while you stay silent.",
    trap: "A salary is paid every month; a busy December is not a reason for it.",
  },
  {
    id: "branch",
    keywords: words(`
      branch, branches, cover more, more estates, more areas, more locations, new areas, second branch, new branch, second shop, open a second, second workshop, second office, second kitchen, second location, third branch, another shop, another branch, new location,
      expand, expansion, expanding, franchise, outlet, outlets, scale, scale up, bigger shop, bigger space, move to, another city, more shops,
      second outlet, warehouse, factory, grow bigger
    `),
    aim: "make a second place run like the first",
    words: words(`
      areas, area, new, estate, street, stock, list, count, staff, procedure, record, records, daily, round, offices,
      second, trial
    `),
    automations: [
      {
        task: "reporting each place’s day",
        how: "Sales, cash, transfers and stock come in at closing in the same form from every place.",
        because: "You can stand in one shop only; the other has to report by itself.",
      },
      {
        task: "moving stock between places",
        how: "What leaves one place is confirmed by the other, and what is missing shows the same evening.",
        because: "Goods disappear between two places more easily than inside one.",
      },
      {
        task: "asking buyers for their area",
        how: "Each order notes the area, so that you see where enough people already buy from you.",
        because: "Where enough people already buy from you, the new place begins with customers.",
      },
    ],
    campaigns: [
      {
        idea: "a test without rent",
        steps: [
          "Serve the new area on two fixed days a week from your present place.",
          "Post the days, the prices and one delivery point there.",
          "Decide after eight weeks by orders and not by compliments.",
        ],
      },
      {
        idea: "a list of founders for the new place",
        steps: [
          "Ask buyers who live there to put their names down.",
          "Give the first fifty names a fixed thank-you on the opening day.",
          "Open only when the list is full.",
        ],
      },
      {
        idea: "a corner in somebody’s shop",
        steps: [
          "Find a shop in the area that serves {customers}.",
          "Rent one shelf or one table for a month, and count what is sold.",
          "Let that count decide about a place of your own.",
        ],
      },
    ],
    system: {
      what: "a bookkeeping and stock system that shows each place apart and together",
      why: "Two places without daily figures are two sources of worry.",
    },
    measures: ["orders from the new area", "the profit of each place after its own costs"],
    firstWeek: "Stay away from the first place for two working days and write down everything that stopped.",
    trap: "Rent for a year is paid at once, and a new place needs months until it carries itself.",
  },
];
