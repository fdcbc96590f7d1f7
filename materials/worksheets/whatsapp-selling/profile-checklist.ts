import type { Paper } from "../paper/paper.ts";

export const profileChecklist: Paper = {
  course: "whatsapp-selling",
  file: "profile-and-catalogue-check.pdf",
  title: "Profile and catalogue check",
  description:
    "Borrow a phone that does not have your number. Open your own shop as a stranger and tick what you find.",
  blocks: [
    { heading: "In the first ten seconds" },
    {
      ticks: [
        "The name says who we are, not ‘Blessing 2’ or ‘Trust God’.",
        "The picture is our sign or our goods, in daylight, and can be told apart when it is as small as a fingernail.",
        "The first line says what we sell and where.",
        "The kind of business is chosen.",
      ],
    },
    { heading: "Before they have to ask" },
    {
      ticks: [
        "Opening hours are in the profile, and Sunday is right.",
        "The address has a landmark and a map pin.",
        "How to pay and what delivery costs stand in the description or the first catalogue item.",
        "The greeting goes out by itself and says when we answer.",
        "The away message says when we are back. It does not say ‘soon’.",
      ],
    },
    { heading: "The catalogue" },
    {
      ticks: [
        "At least ten items, those that sell most first.",
        "Every item has a price. ‘DM for price’ stands nowhere.",
        "One item, one picture of the real thing; a hand or a ruler shows its size.",
        "Size, colour and what is in the pack are in the text.",
        "What is finished is hidden today, not next week.",
      ],
    },
    { heading: "What I found" },
    {
      columns: [
        { head: "What is missing or wrong", wide: 6 },
        { head: "Who mends it", wide: 2 },
        { head: "By when", wide: 2 },
      ],
      rows: [
        ["Price of the 25 kg bag is from March", "Ngozi", "Today"],
        ["No greeting: the phone stays silent after 8 pm", "I", "Friday"],
      ],
      empty: 2,
    },
    { ask: "I asked one friend to order something by the profile alone. Where did she get stuck?", lines: 1 },
  ],
};
