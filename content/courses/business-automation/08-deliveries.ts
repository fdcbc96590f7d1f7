import type { ModuleContent } from "../course-content.ts";

export const deliveries: ModuleContent = {
  slug: "deliveries",
  title: "Deliveries without twenty phone calls",
  summary:
    "Zones with prices, a list for each rider, messages to the customer at the right moments, and a proof that the parcel arrived.",
  outline: [
    "A zone table from your last fifty deliveries: area, price, time, and the places that belong to no zone",
    "Addresses that riders find: area, street, nearest known place, a second phone number, and a location pin",
    "The rider's list of the day from the order sheet, sorted by the road and not by the time of ordering",
    "Three messages to the customer and when to send them: packed, on the way (with the rider's name and number), arrived",
    "Proof of delivery that protects both sides: a code of four digits, a photo of the parcel without the person, the time",
    "Failed deliveries: who pays for the second trip, agreed before the first one",
    "Interstate by park or courier: the waybill picture, the call after arrival, and what to do on the third day",
  ],
  lessons: [
    { slug: "zones", title: "Zones with prices", minutes: 4 },
    { slug: "riders-list", title: "The rider's list and three messages", minutes: 5 },
    { slug: "proof-and-return", title: "Proof, and what comes back", minutes: 5 },
  ],
  quiz: [
    {
      question: "You paid riders between ₦2,000 and ₦2,500 for a zone. On what do you base its price?",
      choices: [
        "On the lowest, ₦2,000, so that customers come and the riders get used to it",
        "On the average, ₦2,250",
        "On the high end of what you really paid",
        "On what your competitor charges",
      ],
      answer: 2,
      why: "With the average you lose on about every second trip. The price also has to carry waiting and packing.",
    },
    {
      question: "Why is 'Ask' the most important zone?",
      choices: [
        "Because the owner knows the roads best and should name as many prices himself as he can",
        "Because a table with an answer to everything gives a wrong one to something",
        "Because customers like to talk",
      ],
      answer: 1,
      why: "For rare places you have no price from experience. A person says the price, and after some trips the place may get a zone.",
    },
    {
      question:
        "A customer sends her location from the office, but the parcel goes to her home. What would prevent the wrong trip?",
      choices: [
        "A more expensive map",
        "Asking her to send a location only when she is at the place of delivery",
        "Leaving out the second phone number",
        "Calling from each junction",
      ],
      answer: 1,
      why: "The location shows where the phone is, not where she lives. Half a sentence in your request saves the trip to the wrong door.",
    },
    {
      question: "Who must not know the four-digit code before the handover?",
      choices: ["The rider", "The customer", "The shop", "The person who compares the codes in the evening"],
      answer: 0,
      why: "The code proves that the customer had the parcel in her hand. If the rider knows it beforehand, it proves nothing and protects neither of them.",
    },
    {
      question:
        "Of 300 deliveries in a month, 26 failed and cost ₦3,000 each; 12 of these failed because nobody was at home. What is the best first step?",
      choices: [
        "Change the riders",
        "Raise the prices of all zones until the loss is covered",
        "Send the customer a message when the rider is two stops away",
      ],
      answer: 2,
      why: "The message deals with the most common reason and costs nothing. If it halves the twelve, you save 6 times ₦3,000, which is ₦18,000 a month.",
    },
  ],
  task: "Deliver for one week with a zone table, a list for each rider and the three messages. You have done it when at least nine of ten deliveries have a proof with a time, and you can say from the sheet what the failed ones cost in naira.",
};
