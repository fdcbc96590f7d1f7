import { accountRule } from "./account-rule.ts";
import writtenPages from "./ebooks/pages.json" with { type: "json" };
import writtenSamples from "./ebooks/samples.json" with { type: "json" };
import { type EbookSlug, ebookPrices, naira, type SinglePrice } from "./prices.ts";
import type { TitledText } from "./recruitment.ts";
import { site } from "./site.ts";

/** The patterns of adire squares on the covers. */
export const coverArts = ["week", "bars", "tide", "talk", "star", "petals"] as const;
export type CoverArt = (typeof coverArts)[number];

export interface Ebook {
  readonly slug: EbookSlug;
  readonly path: `/store/${EbookSlug}`;
  readonly title: string;
  readonly subtitle: string;
  /** For search results: 110 to 155 characters. */
  readonly description: string;
  readonly cover: CoverArt;
  readonly audience: string;
  /** What the reader can do afterwards. */
  readonly learn: readonly string[];
  /** Pages of the PDF file; undefined while the book is not written, and then it is not sold. */
  readonly pages: number | undefined;
  /** The first pages, which anybody may open. */
  readonly sample: ReadingSample | undefined;
  readonly price: SinglePrice;
  /** The WhatsApp message that orders it. */
  readonly message: string;
}

export interface ReadingSample {
  readonly path: string;
  readonly pages: number;
  readonly kilobytes: number;
}

type Written = Omit<Ebook, "path" | "price" | "message" | "pages" | "sample">;

/** What `npm run ebooks` wrote of the files that it made; a book without a text is in neither. */
const pages: Readonly<Partial<Record<EbookSlug, number>>> = writtenPages;
const samples: Readonly<Partial<Record<EbookSlug, Omit<ReadingSample, "path">>>> = writtenSamples;

function sampleOf(slug: EbookSlug): ReadingSample | undefined {
  const made = samples[slug];
  return made && { ...made, path: `/store/${slug}/sample.pdf` };
}

function forSale(book: Written): Ebook {
  const price = ebookPrices[book.slug];
  return {
    ...book,
    pages: pages[book.slug],
    sample: sampleOf(book.slug),
    path: `/store/${book.slug}`,
    price,
    message: `Good day. I would like to order the ebook ‘${book.title}’ (${naira(price.amount)}).\nMy name: `,
  };
}

const written: readonly Written[] = [
  {
    slug: "your-whatsapp-shop-in-seven-days",
    title: "Your WhatsApp Shop in Seven Days",
    subtitle: "From a private line to a shop that answers, one evening at a time",
    description:
      "An ebook for traders who sell on WhatsApp: seven evenings of steps, from the right number and the catalogue to orders that do not get lost.",
    cover: "week",
    audience: "Traders and makers who sell on a private WhatsApp line and lose orders there.",
    learn: [
      "Move your number to WhatsApp Business and keep your chats",
      "Photograph and describe twenty products with a phone",
      "Take an order so that size, area and total are clear",
      "See who has paid and whose goods have not left",
      "Close the shop at night and still answer",
    ],
  },
  {
    slug: "know-your-profit",
    title: "Know Your Profit",
    subtitle: "Bookkeeping for a shop, from the first page to the end of the month",
    description:
      "An ebook on bookkeeping for a shop: record the day in ten minutes, find the real cost of a piece, pay yourself, and read one month’s figures.",
    cover: "bars",
    audience: "Shop owners who sell every day and cannot say what they earned last month.",
    learn: [
      "Record a day’s sales, costs and debts in ten minutes",
      "Find the profit on goods bought in cartons and sold in pieces",
      "Pay yourself a salary instead of taking from the till",
      "Count stock and find what is missing",
      "Read one month’s figures and decide on one change",
    ],
  },
  {
    slug: "prices-that-hold",
    title: "Prices That Hold",
    subtitle: "Set and change your prices when costs do not stand still",
    description:
      "An ebook on pricing in naira: the full cost of an item, a margin that pays the rent, a rule for changing prices, and how to tell customers.",
    cover: "tide",
    audience: "Sellers whose suppliers change the price before the old stock is finished.",
    learn: [
      "Work out the full cost of one item, transport and spoilage included",
      "Choose a margin that pays the rent and the light",
      "Decide by a rule, not by fear, when a price must change",
      "Announce a new price without losing the customer",
      "Answer ‘last price?’ politely and keep your profit",
    ],
  },
  {
    slug: "one-hundred-replies",
    title: "One Hundred Replies",
    subtitle: "Messages for people who sell on WhatsApp, ready to copy",
    description:
      "An ebook of one hundred WhatsApp messages for sellers: prices, orders, payment, delivery, debts and complaints, each ready to copy and change.",
    cover: "talk",
    audience: "Anybody who types the same answers into WhatsApp every day, and their staff.",
    learn: [
      "Answer ‘How much?’ so that the next message is an order",
      "Confirm a payment without trusting a screenshot",
      "Refuse credit kindly, and remind those who owe",
      "Handle a late delivery, a wrong item and an angry buyer",
      "Write again to customers who went quiet",
    ],
  },
  {
    slug: "ai-at-the-counter",
    title: "AI at the Counter",
    subtitle: "Prompts and checks for shops, kitchens and clinics",
    description:
      "An ebook on using AI in a small business: which tasks to give it, prompts you can use again, and three checks before a customer sees the answer.",
    cover: "star",
    audience: "Owners who tried an AI tool once or twice and got little from it.",
    learn: [
      "Choose the five tasks in your week that AI does well",
      "Write prompts that give a good answer every time you use them",
      "Check figures, names and promises before they go out",
      "Keep customers’ details out of public tools",
      "Teach a sales assistant to use it in one hour",
    ],
  },
  {
    slug: "hand-it-over",
    title: "Hand It Over",
    subtitle: "Write down the work, train your people, leave for a week",
    description:
      "An ebook for owners who do everything themselves: write procedures that staff can follow, train by watching, set limits, and take a week away.",
    cover: "petals",
    audience: "Owners with two to fifteen staff whose phone rings whenever they leave the shop.",
    learn: [
      "List the jobs only you can do, and make the list shorter",
      "Write a procedure that a new person can follow",
      "Train by showing, watching and correcting",
      "Set limits for money, discounts and promises",
      "Leave for a day, then three days, then a week",
    ],
  },
];

export const ebooks: readonly Ebook[] = written.map(forSale);

/** How long the link to a paid book works, and how often: a download may break off, or be wanted on a second phone. */
export const bookLink = { days: 7, downloads: 3 } as const;

export const storeTexts = {
  name: "Ebook Store",
  heading: "Ebooks for the work you do every day",
  text: "Short books in plain English, with examples in naira. You order on WhatsApp. When we have confirmed your payment, we send you a private link to the PDF file.",
  learnHeading: "What you learn",
  audienceHeading: "Who it is for",
  format: "PDF",
  pagesWord: "pages",
  insideLabel: "See what is inside",
  chaptersHeading: "What is inside",
  sampleHeading: "A page from the book",
  othersHeading: "Other ebooks",
  orderLabel: "Order on WhatsApp",
  readyLabel: "Tell me when it is ready",
  notReady: "This book is still being written. You pay nothing now.",
  readyMessage: (title: string) => `Good day. Please tell me when the ebook ‘${title}’ is ready.\nMy name: `,
  againLabel: "Ask for a new link",
  againMessage: (title: string) =>
    `Good day. I bought the ebook ‘${title}’ and my link does not work any more. Please send me a new one.\nMy name: `,
  readSample: ({ pages, kilobytes }: { pages: number; kilobytes: number }) =>
    `Read the first ${pages} pages (PDF, ${kilobytes} KB)`,
  sampleTitle: (title: string) => `${title}: the first pages`,
  sampleEnd: {
    heading: "The sample ends here",
    text: (title: string, pages: number, price: string) =>
      `‘${title}’ has ${pages} pages and costs ${price}. Order it on WhatsApp from the book’s page:`,
  },
  line: "sales",
  stepsHeading: "How you get the book",
  steps: [
    {
      title: "Send the order",
      text: "The button opens WhatsApp with the name and price of the ebook in the message. You press send.",
    },
    {
      title: "Pay by transfer",
      text: `We reply in the same chat with the account to pay into. ${accountRule}`,
    },
    {
      title: "Download the book",
      text: `When we have confirmed the payment, we send you a private link in the same chat, or by email. You can download the book up to ${bookLink.downloads} times within ${bookLink.days} days. If that fails, ask us for a new link. We answer ${site.responseHours}.`,
    },
  ] satisfies readonly TitledText[],
} as const;
