/** How many changes one network may send to one form or call in a minute, in each process, whatever becomes of them. */
export const floodSizes = {
  /** A class of 200 that presses the button at once, and half of it once more. */
  usual: 300,
  /** Pieces of recordings, and the questions about them. */
  uploads: 3_000,
  /** All tools and chats together. */
  functions: 1_200,
  /** One account on devices that it signed in on before, when its network has sent too many. */
  own: 60,
};
