/** What a customer's own devices must do, in the same words on every page that is asked about it. */
export const devicesNeeded =
  "Your system opens in the browser on the phones and computers you have. It needs the internet: with no network, keep records on paper and enter them later. Our prices include no printers or other devices.";
