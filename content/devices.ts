/** What a customer's own devices must do, in the same words on every page that is asked about it. */
export const devicesNeeded =
  "Your system opens in the browser of the phones and computers you have. It needs the internet: with no network, write on paper and enter the records later. Our prices do not include printers or other devices.";
