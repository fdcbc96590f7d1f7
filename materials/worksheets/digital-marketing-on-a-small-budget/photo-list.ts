import type { Paper } from "../paper/paper.ts";

export const photoList: Paper = {
  course: "digital-marketing-on-a-small-budget",
  file: "photos-with-a-phone.pdf",
  title: "Twelve photos with a phone, in one hour",
  description:
    "A list of pictures that answer buyers’ questions, and how to take them with daylight and a bed sheet.",
  blocks: [
    { heading: "Before you begin" },
    {
      ticks: [
        "Wipe the lens with your shirt.",
        "Stand beside a window or under a veranda, between 8 and 10 or between 4 and 6. No flash.",
        "Hang a plain sheet behind it. White for dark goods, blue or brown for light ones.",
        "Hold the phone with both hands and tap on the goods so that they are sharp.",
        "The colour on the screen is the colour in your hand. If not, move to other light.",
      ],
    },
    { heading: "The twelve" },
    {
      columns: [
        { head: "Picture", wide: 4 },
        { head: "The question it answers", wide: 4 },
        { head: "Done", wide: 1 },
      ],
      rows: [
        ["1. The whole thing from the front", "What is it?"],
        ["2. The back and the bottom", "What do you hide?"],
        ["3. In a hand, or beside a ruler", "How large is it?"],
        ["4. The part that breaks first, close", "Will it last?"],
        ["5. Open, with what fits inside", "Is it enough for me?"],
        ["6. The label, readable", "Is it real, till when is it good?"],
        ["7. Two sizes side by side", "Which one do I need?"],
        ["8. All colours in a row", "Which colours are left?"],
        ["9. In use; a person from behind, who agreed", "How does it look on somebody?"],
        ["10. Packed as it is sent", "How does it reach me?"],
        ["11. One that is a year old", "How does it age?"],
        ["12. Your hands at work", "Who are you?"],
      ],
      empty: 0,
    },
    { heading: "Before you post" },
    {
      ticks: [
        "No face, house number or number plate of somebody who did not agree.",
        "The price stands in the text, so that an old picture cannot show an old price.",
        "Sent to yourself as a photo, not as a file: WhatsApp makes it smaller, and your customer’s data lasts longer.",
      ],
    },
  ],
};
