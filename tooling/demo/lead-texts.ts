import type { ContactInput } from "#app/leads/contract.ts";

/** A message through the contact form. */
export interface SampleContact {
  name: string;
  company: string | null;
  about: ContactInput["project_type"];
  message: string;
  /** Days ago, and the time in Lagos. */
  came: readonly [daysAgo: number, time: string];
  /** Hours until it was handled; without it the message is new. */
  handledAfter?: number;
  /** For a visitor who left no phone number. */
  withoutPhone?: true;
}

/** A number that a visitor left in the chat, with what was asked before. */
export const chatLeads: readonly (Pick<SampleContact, "came" | "handledAfter"> & {
  visitor: string;
  page: string;
  questions: readonly string[];
})[] = [
  {
    visitor: "Ngozi Umeh",
    page: "/whatsapp-ai-packages",
    questions: [
      "I sell wigs for Balogun, which one fit me?",
      "how much be SmartAgent Pro",
      "make una call me tomorrow",
    ],
    came: [0, "07:26"],
  },
];

export const contacts: readonly SampleContact[] = [
  {
    name: "Amaka Nwosu",
    company: "Nwosu Pharmacy",
    about: "whatsapp-assistant",
    message:
      "I run two pharmacies in Enugu. After 8 in the evening nobody answers WhatsApp and people buy elsewhere. I want an assistant that says which drugs we have and the price. It must not give medical advice.",
    came: [0, "08:12"],
  },
  {
    name: "Suleiman Abdullahi",
    company: "Arewa Agro Supplies",
    about: "enterprise-system",
    message:
      "Good morning. We sell fertiliser and seed from three stores in Zaria. Head office sees the sales only when the exercise books arrive on Friday. Can you give us one view of the stock of all three?",
    came: [0, "09:41"],
  },
  {
    name: "Temitope Ogunleye",
    company: null,
    about: "storefront",
    message:
      "Please how do I get the online shop? I sell children's shoes from my house in Ikorodu. I have about 60 designs.",
    came: [1, "21:05"],
    withoutPhone: true,
  },
  {
    name: "Ebiere Tamuno",
    company: "Tamuno Seafoods",
    about: "books",
    message:
      "I take money by transfer, cash and POS and at month end the three do not agree. My girl writes it down but she forgets. I want the books on my phone.",
    came: [1, "13:30"],
  },
  {
    name: "Tunde Balogun",
    company: "Balogun Guest House",
    about: "business-app",
    message:
      "We have 14 rooms in Ibadan and write bookings in a notebook. Twice last month we gave one room to two families. I have looked at your hospitality demo. What does it cost for a place this small, and who trains the receptionists?",
    came: [2, "10:18"],
  },
  {
    name: "Zainab Musa",
    company: "Zee Fabrics",
    about: "whatsapp-assistant",
    message:
      "My customers ask price on WhatsApp all day, Hausa and English. I want something that replies with picture and price when I am at the market in Kantin Kwari.",
    came: [2, "16:47"],
    handledAfter: 3,
  },
  {
    name: "Chukwuemeka Obi",
    company: "Obi & Sons Auto Parts",
    about: "enterprise-system",
    message:
      "Three branches in Nnewi, one in Onitsha. I need to know by 7 p.m. what each branch sold and what is finished. Kindly call me, I do not read long mails.",
    came: [3, "11:02"],
    handledAfter: 20,
  },
  {
    name: "Grace Effiong",
    company: "Bright Minds Nursery and Primary",
    about: "other",
    message:
      "Do you build something for school fees reminders? Parents say they did not see the paper we sent home. We have 240 pupils.",
    came: [4, "08:55"],
    handledAfter: 5,
  },
  {
    name: "Ngozi Eze",
    company: "Ngozi's Kitchen",
    about: "whatsapp-assistant",
    message:
      "I do office lunch in Victoria Island, about 70 plates a day. Orders come on three phones. Which package takes the order and tells the rider the address?",
    came: [5, "14:20"],
    handledAfter: 2,
  },
  {
    name: "Ibrahim Lawal",
    company: "Lawal Properties",
    about: "business-app",
    message:
      "I manage 46 flats for landlords in Kaduna. I need rent reminders and a receipt that the tenant gets at once. Please send your price and whether I can pay in two parts.",
    came: [6, "12:11"],
    handledAfter: 26,
  },
  {
    name: "Folake Adeyemi",
    company: "FA Beauty Studio",
    about: "training",
    message:
      "Can you train my four staff to use AI for captions and for answering customers? We are free on Mondays. How much for one day, in Lagos?",
    came: [7, "17:38"],
    handledAfter: 15,
  },
  {
    name: "Osaro Igbinovia",
    company: "Benin Steel Doors",
    about: "enterprise-system",
    message:
      "We quote 20 doors a week and half of the quotes are never followed up. I want a system that reminds my sales people and shows me who did nothing.",
    came: [8, "09:27"],
    handledAfter: 4,
  },
  {
    name: "Hadiza Bello",
    company: null,
    about: "other",
    message:
      "Good evening. I am a corper in Jos with a small perfume business. I have no money for the big systems yet. Where should I begin?",
    came: [9, "20:14"],
    handledAfter: 13,
    withoutPhone: true,
  },
  {
    name: "Emeka Okonkwo",
    company: "Okonkwo Logistics",
    about: "whatsapp-assistant",
    message:
      "My dispatch riders get 80 calls a day of 'where is my package'. If WhatsApp could answer that with the status from our sheet I would sleep. 9 riders, Port Harcourt.",
    came: [11, "15:33"],
    handledAfter: 3,
  },
  {
    name: "Blessing Okoro",
    company: "Okoro Fashion House",
    about: "storefront",
    message:
      "I have 11,000 followers and no shop. They must be able to pick a size and pay without chatting me. Is delivery to the east included in what I set up?",
    came: [13, "19:50"],
    handledAfter: 14,
  },
  {
    name: "Yusuf Danjuma",
    company: "Danjuma Clinic",
    about: "business-app",
    message:
      "Two doctors, one laboratory, Minna. Patients' cards get lost. I saw Mindsync Health in the demos. Does it work when the network is down for an hour?",
    came: [15, "10:05"],
    handledAfter: 7,
  },
  {
    name: "Adaeze Umeh",
    company: "Umeh Chops and Events",
    about: "books",
    message:
      "Every event I think I made profit and then there is no money. I want to see cost and profit for each event. My accountant comes once a year only.",
    came: [17, "22:16"],
    handledAfter: 11,
  },
  {
    name: "Rotimi Fashola",
    company: "Fashola Furniture",
    about: "whatsapp-assistant",
    message:
      "People ask for the price of a bed, I answer, then silence. Can the assistant follow up after two days without sounding like begging?",
    came: [20, "11:44"],
    handledAfter: 5,
  },
  {
    name: "Mariam Sani",
    company: "Sani Travels",
    about: "enterprise-system",
    message:
      "Umrah season is coming. We handle about 300 passports with Excel and five phones. Please call before the end of the month.",
    came: [22, "13:08"],
    handledAfter: 28,
  },
  {
    name: "Victor Akpan",
    company: "Akpan Farms",
    about: "other",
    message:
      "I keep 3,000 layers in Uyo. Egg sales are on credit to women in the market. I want the debts on my phone, with a reminder on Saturdays.",
    came: [25, "07:40"],
    handledAfter: 6,
  },
];

/** A call that was booked. */
export interface SampleCall {
  name: string;
  topic: string;
  withoutEmail?: true;
  /** Whether it was cancelled later. */
  cancelled?: true;
}

/** Future calls, the earliest first. */
export const callsToCome: readonly SampleCall[] = [
  { name: "Amaka Nwosu", topic: "The assistant for my two pharmacies: what it may say about drugs." },
  { name: "Chukwuemeka Obi", topic: "Daily figures from four branches. I want to see it on my phone." },
  {
    name: "Halima Garba",
    topic: "I sell kilishi to people in Abuja and London. Orders get lost when I travel.",
    withoutEmail: true,
  },
  { name: "Tunde Balogun", topic: "Rooms and bookings for a guest house with 14 rooms." },
  { name: "Uche Nnamdi", topic: "Cancelled orders of my restaurant: can a deposit be asked for first?" },
];

/** Past calls, with the least number of days ago. */
export const pastCalls: readonly (SampleCall & { daysAgo: number })[] = [
  { name: "Ibrahim Lawal", topic: "Rent reminders for 46 flats, and receipts at once.", daysAgo: 3 },
  { name: "Ngozi Eze", topic: "Lunch orders from three phones into one list.", daysAgo: 4 },
  { name: "Kunle Adebayo", topic: "An online shop for phone parts.", daysAgo: 8, cancelled: true },
  { name: "Osaro Igbinovia", topic: "Following up quotes for steel doors.", daysAgo: 10 },
  {
    name: "Patience Udoh",
    topic: "My salon has three chairs empty from Monday to Wednesday.",
    daysAgo: 16,
    withoutEmail: true,
  },
];

/** A visitor who used the marketing tool and wants more. */
export interface SampleFollowUp {
  name: string;
  businessType: string;
  offer: string;
  targetAudience: string;
  message: string;
  came: readonly [daysAgo: number, time: string];
  handledAfter?: number;
}

export const followUps: readonly SampleFollowUp[] = [
  {
    name: "Bukola Ojo",
    businessType: "Home cleaning service",
    offer: "Deep cleaning of a whole flat in one day for ₦25,000",
    targetAudience: "Working couples in Abuja",
    message: "This is good. I need three of these every week, with my pictures.",
    came: [1, "11:26"],
  },
  {
    name: "Chisom Ani",
    businessType: "Cake shop",
    offer: "Birthday cake of 8 inches with delivery in Enugu for ₦18,000, order two days before",
    targetAudience: "Mothers of small children",
    message: "Can you do the posting too? I forget.",
    came: [6, "18:02"],
    handledAfter: 16,
  },
  {
    name: "Aminu Tanko",
    businessType: "Solar installer",
    offer: "1 kVA system for a small shop, installed in one day, with one year of service",
    targetAudience: "Shop owners in Bauchi who run a generator",
    message: "Please add Hausa. My customers read Hausa more.",
    came: [12, "09:15"],
    handledAfter: 5,
  },
];
