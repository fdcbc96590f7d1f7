import type { Goal } from "./types.ts";

/** Selling work to people who live elsewhere: what 'export' means to an agent, a builder or a school. */
export const clientsFarAway: Goal = {
  id: "far-away",
  keywords: [],
  aim: "win people who have to decide and pay from far away",
  words: [
    "abroad",
    "diaspora",
    "video",
    "pictures",
    "report",
    "papers",
    "search",
    "receipt",
    "stage",
    "distance",
  ],
  automations: [
    {
      task: "answering people in another time zone",
      how: "What you do, what it costs to begin, which papers there are and when you can call is answered at any hour.",
      because: "Somebody far away writes while you sleep, and takes the silence for an answer.",
    },
    {
      task: "sending a fixed report every week",
      how: "Pictures with date, receipts and the next step go out on the same evening each week, without being asked.",
      because: "Trust at a distance grows from regular news and dies in the first silent week.",
    },
    {
      task: "keeping all papers of one client under one number",
      how: "Agreement, receipts, pictures and decisions lie together, and the client can ask for any of them.",
      because: "People abroad have heard of others who were cheated, and only papers answer that fear.",
    },
  ],
  campaigns: [
    {
      idea: "a video hour on Sunday evening",
      steps: [
        "Announce an hour that suits London, Houston and Dubai.",
        "Show one real case from the first talk to the last receipt, with permission.",
        "Take names for a private call in the same week.",
      ],
    },
    {
      idea: "a small paid first step",
      steps: [
        "Choose the smallest piece of work that shows your honesty, such as a search, a visit or a plan.",
        "Give it a fixed price and a written result.",
        "Take its price off when the client goes on.",
      ],
    },
    {
      idea: "a client who may be called",
      steps: [
        "Ask two satisfied clients abroad if others may call them.",
        "Name their city and the year of the work in your posts.",
        "Thank them after each call, whatever came of it.",
      ],
    },
  ],
  system: {
    what: "a client record with papers, payments, pictures and a weekly report",
    why: "Somebody who cannot visit you has to see your records.",
  },
  measures: ["first talks that became a paid first step", "weekly reports that went out on their day"],
  firstWeek:
    "Put registration, address, two references and one finished case with receipts into a folder that you can send.",
  trap: "Asking for the whole sum before the first written result frightens exactly the honest payers.",
};
