import type { Department } from "../types.ts";
import { words } from "../words.ts";

export const training: Department = {
  id: "training",
  name: "training",
  keywords: words(`
    training, trainings, staff training, onboarding, induction, orientation, trainers, trainer,
    trainees, apprentices, apprentice, learning and development, coaching, class teaching, teachers,
    teaching, academics, instructors
  `),
  purpose: "a new person can do the task alone, to the standard, by an agreed date",
  owner: "training lead",
  others: ["trainer", "learner", "head of the unit"],
  tools: [
    "the procedure of the task",
    "the skills list with levels",
    "a practice set or safe place",
    "the test sheet",
    "the attendance sheet",
  ],
  before: [
    "the task and its standard are written",
    "the trainer has done it in the last month",
    "hours were taken out of the learner’s duty",
    "tools and materials for practice lie ready",
  ],
  steps: [
    {
      do: "Ask what the learner already does and where it goes wrong.",
      who: "trainer",
      check: "three facts are written",
      record: "the skills list",
    },
    {
      do: "Explain why the task matters and what a good result looks like.",
      who: "trainer",
      check: "the learner has said it back",
    },
    {
      do: "Show the whole task once at normal speed and once slowly.",
      who: "trainer",
      check: "the learner has seen each step",
    },
    {
      do: "Let the learner read the procedure and mark what is unclear.",
      who: "learner",
      check: "marks have been answered",
    },
    {
      do: "Let the learner do it while saying each step aloud.",
      who: "learner",
      check: "no step was forgotten",
      record: "the practice sheet",
    },
    {
      do: "Correct one thing at a time and let it be repeated.",
      who: "trainer",
      check: "the repeated step is right twice",
    },
    {
      do: "Let the learner do it alone in real work with the trainer near.",
      who: "trainer",
      check: "three real results meet the standard",
      record: "the practice sheet",
    },
    {
      do: "Test with a case that goes wrong.",
      who: "trainer",
      check: "the learner stopped, asked or solved it as written",
      record: "the test sheet",
    },
    {
      do: "Sign the skill with date and level.",
      who: "training lead",
      check: "learner and trainer have signed",
      record: "the skills list",
    },
    {
      do: "Look again after two weeks without warning.",
      who: "head of the unit",
      check: "the result still meets the standard",
      record: "the follow-up sheet",
    },
    {
      do: "Change the procedure where learners stumble.",
      who: "training lead",
      check: "the new version carries a date",
      record: "the procedure file",
    },
  ],
  qualityChecks: [
    "practice took more time than talk",
    "the test used real work",
    "nobody worked alone before the signature",
    "the trainer used the written procedure",
    "questions were welcomed and written",
  ],
  records: [
    "the skills list by person",
    "attendance and test sheets",
    "follow-up notes",
    "procedures with version and date",
  ],
  whenWrong: [
    {
      problem: "the learner is afraid to ask",
      do: "Change the place or the trainer, begin with an easy part and praise the first right step.",
    },
    {
      problem: "the trainer skips steps from habit",
      do: "Let the learner hold the procedure and tick it while the trainer works.",
    },
    {
      problem: "work is too busy for training",
      do: "Fix thirty minutes at the quietest hour and protect them for two weeks.",
    },
    {
      problem: "the learner fails the test twice",
      do: "Find the step, train that one alone and decide with the head whether another duty fits better.",
    },
    {
      problem: "people forget after a month",
      do: "Put a card at the place of work and test one step each Monday.",
    },
  ],
  measures: [
    "days until the first task alone",
    "tests passed at first try",
    "mistakes in the first month",
    "skills signed for each unit",
  ],
  review: "after every fourth learner, and when a tool or a price list changes",
};
