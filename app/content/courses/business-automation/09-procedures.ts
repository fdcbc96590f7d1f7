import type { ModuleContent } from "../course-content.ts";

export const procedures: ModuleContent = {
  slug: "procedures",
  title: "Procedures your staff will follow",
  summary:
    "You turn a mended drawing into one page that a new person can work by, together with those who do the work.",
  outline: [
    "From drawing to page: purpose in one line, when it begins, steps of one action each, what counts as done",
    "Writing with the person who does it best: she shows, you write, a third one tries",
    "The four eyes of a step: who, with what, how long, and what to do when it does not work",
    "Pictures of the screen instead of paragraphs, and a voice note in Hausa, Yoruba, Igbo or Pidgin for those who read slowly",
    "The silent test: three orders by somebody new, while you watch and say nothing",
    "Version and date on every page, one place where it is valid, and old pages torn up",
    "When staff do not follow it: the five usual reasons, and only one of them is unwillingness",
  ],
  lessons: [],
  quiz: [],
  task: "Write one page for the process that you automated first and let somebody who has never done it work by it three times. You have done it when the third time passes without a question and the page carries a version, a date and the name of the person who may change it.",
};
