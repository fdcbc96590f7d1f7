import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  classifyDevice,
  classifyReferrer,
  countedPage,
  isPrivatePage,
  pageOfSite,
} from "./classify.server.ts";
import { visitLimits, visitsInput } from "./contract.ts";

const own = "mindsync.example";

describe("where a visitor came from", () => {
  test.each([
    [undefined, "Direct"],
    ["", "Direct"],
    ["https://mindsync.example/about", "Direct"],
    ["https://www.mindsync.example/", "Direct"],
    ["MINDSYNC.example", "Direct"],
    ["not an address", "Direct"],
    ["https://", "Direct"],
    ["about:blank", "Direct"],
    ["https://www.google.com/", "Google"],
    ["https://google.com.ng/search?q=a", "Google"],
    ["https://news.google.co.uk", "Google"],
    ["android-app://com.google.android.gm/", "Google"],
    ["android-app://com.example.reader/", "com.example.reader"],
    ["https://l.facebook.com/l.php?u=x", "Facebook"],
    ["https://m.facebook.com", "Facebook"],
    ["http://fb.me", "Facebook"],
    ["https://l.instagram.com/", "Instagram"],
    ["https://www.linkedin.com/feed", "LinkedIn"],
    ["https://lnkd.in/x", "LinkedIn"],
    ["https://t.co/abc", "Twitter"],
    ["https://x.com/", "Twitter"],
    ["https://www.tiktok.com/@a", "TikTok"],
    ["https://youtu.be/x", "YouTube"],
    ["m.youtube.com", "YouTube"],
    ["https://www.nairaland.com/page", "nairaland.com"],
    ["https://notgoogle.com", "notgoogle.com"],
    ["https://google.com.evil.example", "google.com.evil.example"],
    ["https://mylinkedin.com", "mylinkedin.com"],
    ["https://netflix.com", "netflix.com"],
    ["https://wa.me/2348000000000", "WhatsApp"],
    ["https://web.whatsapp.com/", "WhatsApp"],
    ["https://l.whatsapp.com", "WhatsApp"],
    ["android-app://com.whatsapp/", "WhatsApp"],
    ["android-app://com.whatsapp.w4b/", "WhatsApp"],
    ["https://shop.mindsync.example/", "shop.mindsync.example"],
  ])("%s is %s", (referrer, source) => {
    expect(classifyReferrer(referrer, own)).toBe(source);
  });

  test("is never empty, whatever is sent", () => {
    fc.assert(
      fc.property(fc.oneof(fc.string({ unit: "binary" }), fc.webUrl()), (referrer) => {
        expect(classifyReferrer(referrer, own).length).toBeGreaterThan(0);
      }),
    );
  });
});

describe("a visitor's device", () => {
  test.each([
    [
      "Mozilla/5.0 (Linux; Android 14; SM-A155F) AppleWebKit/537.36 Chrome/130.0 Mobile Safari/537.36",
      "Mobile",
    ],
    ["Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148", "Mobile"],
    ["Mozilla/5.0 (iPad; CPU OS 12_2 like Mac OS X)", "Mobile"],
    ["Opera/9.80 (J2ME/MIDP; Opera Mini/7.1) Presto/2.12", "Mobile"],
    ["Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/130.0 Safari/537.36", "Desktop"],
    [
      "Mozilla/5.0 (Macintosh; Intel Mac OS X 14_0) AppleWebKit/605.1.15 Version/18.0 Safari/605.1.15",
      "Desktop",
    ],
    ["Mozilla/5.0 (X11; Linux x86_64; rv:132.0) Gecko/20100101 Firefox/132.0", "Desktop"],
    ["", "Desktop"],
  ])("%s is %s", (userAgent, device) => {
    expect(classifyDevice(userAgent)).toBe(device);
  });
});

describe("the page that is counted", () => {
  test.each([
    ["/", "/"],
    ["/?", "/"],
    ["/#about", "/"],
    ["/about?fbclid=1", "/about"],
    ["/about?utm_source=fb&fbclid=1&x=2#y", "/about?utm_source=fb"],
    ["/about?GCLID=1&&igshid=2", "/about"],
    ["/a?tool=3?fbclid=1", "/a"],
    ["/a?q=%E1%BB%8D&_gl=1*x", "/a?q"],
    ["/a?q=a&q=b", "/a?q"],
    ["/a?email=amaka@mindsync.example&utm_campaign=june-sale", "/a?utm_campaign=june-sale"],
    ["/a?Email=x&phone=08030000000&name=Amaka&first_name=Amaka&message=hello", "/a"],
    ["/a?utm_content=amaka%40mindsync.example&utm_term=0803%20000%200000&from=+2348030000000", "/a"],
    ["/a?utm_source=08030000000&from=flyer&utm_medium=%ZZ", "/a?from=flyer&utm_medium=%ZZ"],
    ["/a?utm_campaign=June+sale&utm_id=1234567", "/a?utm_campaign=June+sale"],
    ["/a?package=leadbot-basic&add=broadcast%2Ccrm", "/a?package=leadbot-basic&add=broadcast%2Ccrm"],
  ])("of %s is %s", (page, counted) => {
    expect(countedPage(page)).toBe(counted);
  });

  test("keeps its path, never gets longer, and does not change when counted again", () => {
    fc.assert(
      fc.property(fc.webPath(), fc.webQueryParameters(), (path, query) => {
        const counted = countedPage(`/${path}?${query}`);
        expect(counted.startsWith(`/${path}`.split("?")[0] ?? "")).toBe(true);
        expect(counted.length).toBeLessThanOrEqual(`/${path}?${query}`.length);
        expect(countedPage(counted)).toBe(counted);
      }),
    );
  });

  test.each([
    ["/", "/"],
    ["/Tools/", "/tools"],
    ["/tools/faq-generator?example", "/tools/faq-generator?example"],
    ["/tools/no-such-tool", "/404"],
    ["/courses/business-automation/first-lesson", "/courses/business-automation/first-lesson"],
    ["/courses/Amaka Okafor", "/404"],
    ["/certificates/ABCDEF", "/certificates"],
    ["/wp-login.php?from=flyer", "/404"],
    ["/amaka@mindsync.example", "/404"],
  ])("of the address %s is %s", (page, counted) => {
    expect(pageOfSite(page)).toBe(counted);
  });

  test("is never one of the back office", () => {
    for (const page of [
      "/admin-login",
      "/admin-dashboard?tab=1",
      "/recruitment/admin",
      "/Recruitment/Admin/3",
    ]) {
      expect(isPrivatePage(page)).toBe(true);
    }
    for (const page of [
      "/",
      "/admin-login-help",
      "/recruitment",
      "/recruitment/apply",
      "/about?next=/admin-login",
    ]) {
      expect(isPrivatePage(page)).toBe(false);
    }
  });
});

test("whatever the contract accepts fits into the table", () => {
  const session_id = "7b1c8f54-6f0e-4f52-9a39-0a7d7c9a3f10";
  fc.assert(
    fc.property(
      fc.string({ unit: "binary", maxLength: 600 }),
      fc.string({ unit: "binary", maxLength: 300 }),
      (page, element) => {
        const events = [{ page_visited: `/${page}`, clicked_element: `Link: ${element}` }];
        const result = visitsInput.safeParse({ session_id, events });
        if (!result.success) return;
        for (const event of result.data.events) {
          expect(event.page_visited).not.toContain("\0");
          expect(Array.from(countedPage(event.page_visited)).length).toBeLessThanOrEqual(visitLimits.page);
          expect(countedPage(event.page_visited)).toMatch(/^\//);
          expect(Array.from(event.clicked_element ?? "").length).toBeLessThanOrEqual(visitLimits.element);
        }
      },
    ),
  );
});
