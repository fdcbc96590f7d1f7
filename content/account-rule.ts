/** How somebody knows that an account to pay into is ours. Orders, quotes and ebooks say it in these words. */
export const accountRule =
  "We send account details only from the numbers and the email address on our website. Do not pay into an account that anybody else sends you.";
