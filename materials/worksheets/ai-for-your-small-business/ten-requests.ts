import type { Paper } from "../paper/paper.ts";

export const tenRequests: Paper = {
  course: "ai-for-your-small-business",
  file: "ten-first-requests.txt",
  title: "Your first ten prompts to copy",
  description:
    "Copy one, change what is in [square brackets] and send it to your tool. Check the answer before it goes out.",
  blocks: [
    {
      when: "1. Always first: the facts",
      copy: "You help a small shop in [town]. Use only these facts. If something is missing, write [ask the shop].\n[Paste your shop facts here.]",
    },
    {
      when: "2. Reply to a price question",
      copy: "A customer asks: “[How much is the 3-litre oil?]” Write a WhatsApp reply of at most 40 words: price, what is in it, delivery in [town], and one question that leads to an order.",
    },
    {
      when: "3. Tidy a price list",
      copy: "Make this a clean price list in groups, one item a line, prices in naira with commas. Change no price and leave out nothing:\n[Paste the list.]",
    },
    {
      when: "4. Closing notice",
      copy: "Write a notice for our door and status: closed on [day] because of [reason], open again on [day] at [time]. Two sentences, polite.",
    },
    {
      when: "5. Describe an item",
      copy: "Describe [ankara, 6 yards, blue and yellow, cotton, washes well at 30 degrees] in 50 words for a buyer who cannot touch it. No praise that cannot be proved.",
    },
    {
      when: "6. Answer a complaint: a first draft",
      copy: "A customer is unhappy because [the parcel came a day late]. Draft a short reply: say sorry once, say what happened, say what we do now: [refund of the delivery fee]. No excuses.",
    },
    { when: "7. Make it shorter", copy: "Say the same in half the words. Keep every price and every time." },
    {
      when: "8. Simple English",
      copy: "Write it again for somebody who reads slowly: short sentences, no difficult words.",
    },
    {
      when: "9. A list for a helper",
      copy: "Write the steps for opening the shop in the morning, one line each, so that a new helper can tick them: [unlock, count the change, write the cash, switch on the freezer …]",
    },
    {
      when: "10. Look for mistakes",
      copy: "Compare this text with the facts above and list every price, time or promise that is not in them:\n[Paste the text.]",
    },
  ],
};
