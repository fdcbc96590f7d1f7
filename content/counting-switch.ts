/** The switch under 'How visits are counted' in the privacy notice. */
export const countingSwitch = {
  label: "Don't count me",
  states: {
    counted: "You are counted in this browser.",
    uncounted: "You are not counted in this browser.",
    refused: "You are not counted: your browser sends Global Privacy Control, and we honour it.",
  },
  notSaved:
    "This browser does not let this site save anything, so it cannot remember your choice. Turn on Global Privacy Control in its settings instead.",
  withoutScript:
    "The switch needs JavaScript. While JavaScript is off you are not counted either, because the counter is a script. To stay uncounted with JavaScript on, turn on Global Privacy Control in your browser’s settings.",
} as const;
