import type { ModuleContent } from "../course-content.ts";

export const followUpToAYesOrANo: ModuleContent = {
  slug: "follow-up-to-a-yes-or-a-no",
  title: "Follow up to a yes or a no",
  summary:
    "Every enquiry ends in a yes or a no, and none in silence that nobody noticed. You build the list, the rhythm and the messages for it.",
  outline: [
    "Open enquiries as money: what your own list is worth, worked out with care",
    "Day 1, day 3, day 10: what each message must bring that the one before did not",
    "Phone reminders, WhatsApp labels and the sheet: one place that tells you whom to write to today",
    "When to ring instead of writing, and how to open such a call",
    "The message that asks for a no, and why it often brings the yes",
    "Orders that were promised and not paid: asking about the goods, not about the person",
    "A ‘do not write’ list, and what the Data Protection Act says about advertising to people",
  ],
  lessons: [],
  quiz: [],
  task: "Follow up every open line of your record for two weeks by the rhythm of the module. Done when: no enquiry older than ten days is open, and you can say how many of them became yes, how many no, and what was left from the yes.",
};
