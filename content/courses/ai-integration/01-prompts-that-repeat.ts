import type { ModuleContent } from "../course-content.ts";

export const promptsThatRepeat: ModuleContent = {
  slug: "prompts-that-repeat",
  title: "Prompts that give the same good answer each time",
  summary:
    "What an assistant knows and what it makes up, how to build a prompt with gaps and examples, and how to test it before you rely on it.",
  outline: [
    "An experiment with three questions that shows what an assistant invents about your business",
    "Which work it may do freely, which only with your facts, and which not at all",
    "Why the question 'are you sure?' tests nothing",
    "A prompt with gaps: fixed rules, one changing line of facts, and an example of refusing",
    "Why examples are stronger than rules, and the mistake that hides in an example",
    "Ten test cases with known answers, counted version by version, with the cost of each kind of error",
    "What to do when nine right answers in ten are not enough: mend the prompt, catch the mistake or leave the task out",
  ],
  lessons: [
    { slug: "what-it-knows", title: "What it knows and what it makes up", minutes: 4 },
    { slug: "prompts-with-gaps", title: "A prompt with gaps and examples", minutes: 5 },
    { slug: "test-like-a-scale", title: "Test a prompt like a scale", minutes: 4 },
  ],
  quiz: [
    {
      question:
        "An assistant writes that breakfast is included, although you never said so. What has happened?",
      choices: [
        "It has looked at your website",
        "It filled a gap with what is usual in guest houses",
        "It has lied to please the guest",
        "It remembers this from the conversation with another guest",
      ],
      answer: 1,
      why: "It continues text with what usually follows. Where your facts have a gap, it writes what is usual, in the same confident voice.",
    },
    {
      question: "How do you find out whether a figure in an assistant's answer is right?",
      choices: [
        "Ask it whether it is sure",
        "Ask it for the source, and trust it if it names a page number",
        "Compare it with your own price list or calculator",
        "Read whether it sounds certain",
      ],
      answer: 2,
      why: "Its doubt and its certainty are equally fluent, and a source can be invented. Only something outside the chat can prove a figure.",
    },
    {
      question:
        "The rule says 'use only the facts', but your example says 'pure cotton' where the facts say 'cotton'. What will happen?",
      choices: [
        "The rule wins, so nothing happens",
        "Many cotton pieces will be called pure",
        "The tool reports the contradiction and asks which one holds",
      ],
      answer: 1,
      why: "Examples are usually stronger than rules. A mistake in an example is copied into every answer, so check it like a price list.",
    },
    {
      question: "Version 2 of your prompt mended test case 5. What do you do before you use it?",
      choices: [
        "Run all ten cases again",
        "Run case 5 three more times",
        "Change a second thing, since there is time",
        "Ask the tool whether it is better now",
      ],
      answer: 0,
      why: "A change that mends one case can break another. Only the whole set of weights shows whether the scale still works.",
    },
    {
      question:
        "Your prompt swaps the pickup and the delivery address in 1 of 20 orders. You have 40 orders a day, and a wrong trip costs ₦3,000. What is the best first protection?",
      choices: [
        "Accept it, since 19 of 20 is good",
        "Let a second tool check the first",
        "Send the line to the customer for a YES before the rider leaves",
        "Pay for a larger version of the tool",
      ],
      answer: 2,
      why: "Two wrong trips a day are ₦6,000. The customer knows her own order and checks it in five seconds, whichever tool made the mistake.",
    },
  ],
  task: "Build one prompt with gaps for a text you write at least five times a week, and test it with ten cases, four of them difficult. You have done it when the note holds at least three versions with date and points, the last has eight points or more, and another person got a usable answer with it without asking you.",
};
