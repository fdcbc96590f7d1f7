/** What is said when the network is gone: nothing is lost, and what to do. */
export const networkTexts = {
  notSent: {
    title: "Not sent: there is no network",
    text: "Nothing is lost. Press the button again when the network is back.",
  },
  notOpened: {
    title: "Not opened: there is no network",
    text: "This page stays as it is until the network is back.",
    retryLabel: "Try again",
  },
  offline: {
    heading: "There is no network",
    text: "This page needs a network. Nothing you have sent is lost.",
    openedHeading: "Pages you can read now",
  },
  back: { title: "The network is back", text: "What you typed is still here." },
  sendAgainLabel: "Send again",
} as const;
