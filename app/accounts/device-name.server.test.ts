import { expect, test } from "vitest";
import { deviceName } from "./device-name.server.ts";

const android = "Mozilla/5.0 (Linux; Android 13; TECNO KI5k) AppleWebKit/537.36 (KHTML, like Gecko)";
const windows = "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko)";
const apple = "AppleWebKit/605.1.15 (KHTML, like Gecko)";
const iPhone = `Mozilla/5.0 (iPhone; CPU iPhone OS 17_4 like Mac OS X) ${apple}`;

test.each([
  [`${android} Chrome/139.0.0.0 Mobile Safari/537.36`, "Chrome on Android"],
  [`${android} SamsungBrowser/24.0 Chrome/117.0.0.0 Mobile Safari/537.36`, "Samsung Internet on Android"],
  [`${android} Chrome/120.0.0.0 Mobile Safari/537.36 OPR/79.1`, "Opera on Android"],
  [`${android} Version/4.0 Chrome/106.0.0.0 Mobile Safari/537.36 PHX/14.2`, "Phoenix on Android"],
  [`${android} Version/4.0 Chrome/57.0 UCBrowser/13.4 Mobile Safari/537.36`, "UC Browser on Android"],
  [
    `${android} Version/4.0 Chrome/139.0 Mobile Safari/537.36 [FB_IAB/FB4A;FBAV/480.0;]`,
    "Facebook on Android",
  ],
  ["Opera/9.80 (Android; Opera Mini/36.2/191.256; U; en) Presto/2.12", "Opera Mini on Android"],
  ["Opera/9.80 (J2ME/MIDP; Opera Mini/9.80/37.5; U; en) Presto/2.12", "Opera Mini"],
  [`${iPhone} Version/17.4 Mobile/15E148 Safari/604.1`, "Safari on iPhone"],
  [`${iPhone} CriOS/123.0 Mobile/15E148 Safari/604.1`, "Chrome on iPhone"],
  [`Mozilla/5.0 (iPad; CPU OS 16_6 like Mac OS X) ${apple} Version/16.6 Safari/604.1`, "Safari on iPad"],
  [`Mozilla/5.0 (Macintosh; Intel Mac OS X 14_4) ${apple} Version/17.4 Safari/605.1.15`, "Safari on Mac"],
  [`${windows} Chrome/139.0.0.0 Safari/537.36`, "Chrome on Windows"],
  [`${windows} Chrome/139.0.0.0 Safari/537.36 Edg/139.0.0.0`, "Edge on Windows"],
  ["Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0", "Firefox on Linux"],
  [
    "Mozilla/5.0 (X11; CrOS x86_64 15633) AppleWebKit/537.36 Chrome/119.0 Safari/537.36",
    "Chrome on Chromebook",
  ],
  ["Mozilla/5.0 (Mobile; Nokia_8110_4G; rv:48.0) Gecko/48.0 Firefox/48.0 KAIOS/2.5", "Firefox on KaiOS"],
  ["curl/8.5.0", null],
  ["<script>alert(1)</script>", null],
  ["", null],
  [null, null],
])("%s is %s, and naming it again changes nothing", (userAgent, name) => {
  expect(deviceName(userAgent)).toBe(name);
  expect(deviceName(name)).toBe(name);
});
