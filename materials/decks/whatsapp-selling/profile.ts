import { naira } from "#content/prices.ts";
import { courseOf } from "../deck.ts";
import { catalogue } from "../layouts/catalogue.ts";
import { compare } from "../layouts/compare.ts";
import { flow, funnel } from "../layouts/flow.ts";
import { cover, points, statement } from "../layouts/opening.ts";
import { exercise } from "../layouts/practice.ts";
import { table } from "../layouts/tables.ts";
import type { Slide } from "../slide.ts";
import { times } from "../text/equation.ts";
import { shop } from "./shop.ts";

const course = courseOf("whatsapp-selling");

/** The beginning, and the shop front: profile and catalogue. */
export const profile: readonly Slide[] = [
  cover({
    title: course.title,
    promise: "From the profile and the catalogue to the follow-up, with messages you can copy and change.",
    audience: "For anybody who sells with a phone, whether one product or a whole shop.",
    notes:
      "Welcome. This course is about one thing: selling with the WhatsApp that is already on your phone. You need the free WhatsApp Business app, your price list and a few pictures of what you sell. We go in the order of a sale: first the shop front, which is your profile and catalogue, then the talk about price, then the people who went quiet, and at last status and broadcast. After each part there is something to do. Do it at once, on your own phone, before you go on.",
  }),
  points({
    title: "What you will be able to do",
    points: [
      { head: "Set up a profile and a catalogue", text: "that answer the first questions for you." },
      { head: "Reply to ‘How much?’", text: "in a way that leads to an order." },
      { head: "Follow up a quiet customer", text: "three times, without begging, and then stop." },
      { head: "Use status and broadcast", text: "so that people read them and nobody blocks you." },
    ],
    notes:
      "These are the four things you will be able to do at the end. Notice that none of them needs money. Each one replaces a habit: the empty profile, the price with nothing around it, the silence after ‘I will get back to you’, and the same advert sent to everybody every morning. Ask yourself which of the four costs you most sales today. Write its number down. When we reach that part, slow down and do the exercise properly, even if you rush through the others.",
  }),
  statement({
    title: "A chat is a shop counter",
    text: "Nobody walks up to a counter, asks a price, and is left standing for three hours. On the phone it happens every day, and the customer does what she would do in the market: she turns to the next shop.",
    notes:
      "Think of your chat list as people standing at a counter. Some only look. Some know exactly what they want and have money ready. You cannot see their faces, so you do not know which is which. What you can do is greet everybody at once, put the prices where they can be seen, and ask one clear question. WhatsApp Business does the first two for you, even while you sleep. The question is your own work, and it is the heart of this course. Keep the counter in mind on each slide.",
  }),
  funnel({
    title: "Where the sales go: one week of chats",
    stages: [
      { label: "people **asked** the price in one week", count: shop.asked },
      { label: "were **answered** within the hour", count: shop.answered },
      { label: "said **‘I will take it’**", count: shop.agreed },
      { label: "**paid**", count: shop.paid },
    ],
    takeaway: `${shop.paid} pairs of sandals: **${times(shop.paid, shop.pair)}**. Half of those who asked were never answered in time.`,
    notes: `This is a made-up week in a shop for children's shoes in Aba, so that we can count. ${shop.asked} people asked for a price, ${shop.answered} got an answer within an hour, ${shop.agreed} said they would take it, and ${shop.paid} paid. At twelve thousand naira a pair that is ${times(shop.paid, shop.pair)}. Look at each step and ask what lost the people. Slow answers lost the first half. A bare price lost the next ones. Nobody reminded the last ${shop.agreed - shop.paid}. Count your own week in the same four lines; your figures will be different, but one step will be the worst.`,
  }),
  table({
    title: "Fill in the profile for a stranger",
    columns: [
      { head: "Field", wide: 2 },
      { head: "Weak", wide: 3 },
      { head: "Better", wide: 6 },
    ],
    rows: [
      ["Name", "Ngozi 2", "Ngozi Kids Shoes, Aba"],
      [
        "Description",
        "Quality footwear",
        "School shoes and sandals, sizes 24 to 38. Same-day delivery in Aba, other towns by park",
      ],
      ["Address", "Aba", "Shop 22, Line 4, Ariaria Market, beside the water tank"],
      ["Hours", "(empty)", "Monday to Saturday, 8 am to 6 pm"],
      ["Picture", "A sunset", "The shop sign, or one shoe, clear even when it is small"],
    ],
    notes:
      "Open WhatsApp Business, then Business tools, then Business profile. Menu names change a little from version to version, so look around if a word is missing. Fill in each field for somebody who has never heard of you and does not know your market. The test is simple: could this person find your shop on foot, and know whether you are open now, without asking you anything? If not, the profile is not finished. Choose a picture that is still clear when it is as small as a fingernail, because that is how people see it.",
  }),
  flow({
    title: "Put one product in the catalogue",
    lead: "Begin with the ten things that people ask for most. Each takes about five minutes.",
    steps: [
      { head: "Picture", text: "Daylight, a plain ground, the whole product." },
      { head: "Name", text: "The name that customers use, not the supplier’s code." },
      { head: "Price", text: "Always. If it moves, write ‘price of this week’." },
      { head: "One line", text: "Answer the question that always comes next." },
    ],
    notes:
      "The catalogue is the shelf behind your counter. Do not try to put everything in. Take the ten products that people ask for most, and do these four steps for each one. For the picture, stand near a window or a door in the morning; a wrapper or a white paper makes a good ground. Write the name as your customers say it. Put the price. Then think: after the price, what do they always ask? The size? Does it fade? Is it for one or for six? Answer that in the line below, and you will save the same chat a hundred times.",
  }),
  compare({
    title: "The same product, twice",
    left: {
      head: "Nobody can buy this",
      tone: "bad",
      lines: [
        "Picture: dark, with a hand in it",
        "Name: SDL-0042 BLK",
        "Price: ‘DM for price’",
        "Text: ‘Top quality, hurry now’",
      ],
    },
    right: {
      head: "She can order at once",
      tone: "good",
      lines: [
        "Picture: one sandal from the side, in daylight",
        "Name: School sandal, black",
        "Price: ₦12,000 a pair",
        "Text: ‘Sizes 24 to 38. Leather, sewn sole. Send the size or the child’s age.’",
      ],
    },
    takeaway: "A buyer who must ask for each price asks three shops at once.",
    notes:
      "Here is one product in two catalogues. On the left the seller hides the price so that people will chat. What really happens is that people ask three shops at the same time, and the one that answers first with a figure gets the order. On the right all of it is there: picture, plain name, price, the sizes, what it is made of, and what the customer should send. Read the last line again. It tells the customer exactly what to type next. That one sentence turns a visitor into an order. Look at your own best product now and compare.",
  }),
  catalogue({
    title: "What she sees when she taps the shop sign",
    shop: shop.name,
    products: [
      { name: "School sandal, black", price: `${naira(shop.pair)} a pair`, line: "Sizes 24 to 38" },
      { name: "Canvas shoe, white", price: "₦9,500 a pair", line: "Machine wash" },
      { name: "School socks, 3 pairs", price: "₦3,000", line: "Cotton, white or grey" },
    ],
    remarks: [
      "Everything stands there before she writes a word.",
      "What is asked for most stands first.",
      "If a price changes, change it here first, then tell people.",
    ],
    notes:
      "This is your shelf as the customer sees it on her phone. Look at it with her eyes. She sees the picture, the name that she would use herself, the price, and the answer to her next question. She can choose while you are serving somebody else, or asleep. Two rules keep it good. What is asked for most stands first, so move it up. And when a price changes, change it here before you tell anybody, because an old price in writing is an argument waiting to happen. Look through all the prices every Monday, before the shop opens. It takes two minutes.",
  }),
  exercise({
    title: "Make your shop front",
    minutes: 20,
    steps: [
      "Open Business tools and fill in the profile.",
      "Choose the product people ask for most.",
      "Take one picture in daylight.",
      "Write its name, price and one useful line here, then type it into the catalogue.",
    ],
    fill: [
      "Name that customers use",
      "Price",
      "The question that always comes next",
      "My line that answers it",
    ],
    notes:
      "Now do it. Twenty minutes: the profile, and one product, finished. One finished product is worth more than ten half ones. If you sit in a group, change phones with your neighbour when you are done and let her look at your shop front as a stranger. She may ask only one thing: what would you still need to know before you order? Whatever she asks goes into the line. If you sell a service, your product is one job, such as braids or a repair, with its price and how long it takes.",
  }),
];
