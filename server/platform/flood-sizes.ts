/** How many changes one network may send to one form or call per minute and process, whether or not they succeed. */
export const floodSizes = {
  /** A class of 200 that presses the button at once, and half of them a second time. */
  usual: 300,
  /** Parts of recordings, and requests for their upload status. */
  uploads: 3_000,
  /** All tools and chats. */
  functions: 1_200,
  /** One account on devices where it signed in before, after its network has used up its limit. */
  own: 60,
  /** Page views: many visitors of one mobile network have the same address. */
  visits: 3_000,
};
