import { applicationFormTexts } from "#content/application-form.ts";
import { appointmentForm } from "#content/appointment.ts";
import { postPath, postSlugs } from "#content/blog.ts";
import { playgroundPath } from "#content/bot-card.ts";
import { conciergeButton } from "#content/concierge-button.ts";
import { contactForm } from "#content/contact-form.ts";
import { demosPage, demosPath } from "#content/demos.ts";
import { ebooks } from "#content/ebooks.ts";
import { enrollmentDialog } from "#content/enrollment.ts";
import { freeCoursesPage } from "#content/materials.ts";
import { contactButton, navigation } from "#content/navigation.ts";
import { quoteTexts } from "#content/quote.ts";
import { toolForms } from "#content/tool-forms.ts";
import type { Weighted } from "./chance.ts";

/** Relative number of visitors in each hour of a day in Lagos: few at night, most at noon and after work. */
export const hours: Weighted<number> = [
  5, 3, 2, 1, 2, 6, 14, 24, 34, 40, 44, 46, 50, 46, 42, 40, 40, 44, 52, 60, 64, 54, 34, 14,
].map((weight, hour) => [hour, weight] as const);

/** Relative number of visitors on each day of the week, Sunday first. */
export const visitorsOn: readonly number[] = [38, 62, 68, 66, 70, 63, 50];

/** The referrers of visitors, as a browser sends them; empty for a typed address or a link in WhatsApp. */
export const referrers: Weighted<string> = [
  ["", 34],
  ["https://www.google.com", 26],
  ["https://l.instagram.com", 14],
  ["https://m.facebook.com", 9],
  ["https://www.tiktok.com", 7],
  ["https://www.linkedin.com", 4],
  ["https://t.co", 2],
  ["https://www.youtube.com", 2],
  ["https://duckduckgo.com", 1],
  ["https://www.bing.com", 1],
];

interface Device {
  userAgent: string;
  widths: readonly number[];
}

const android = (model: string, chrome: number): string =>
  `Mozilla/5.0 (Linux; Android 14; ${model}) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/${chrome}.0.0.0 Mobile Safari/537.36`;

export const devices: Weighted<Device> = [
  [{ userAgent: android("K", 142), widths: [360, 384, 393, 412] }, 46],
  [{ userAgent: android("TECNO KL5", 139), widths: [360, 393] }, 12],
  [{ userAgent: android("Infinix X6833B", 138), widths: [360, 393] }, 8],
  [
    {
      userAgent:
        "Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.6 Mobile/15E148 Safari/604.1",
      widths: [375, 390, 393, 430],
    },
    12,
  ],
  [
    {
      userAgent:
        "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36",
      widths: [1366, 1536, 1920],
    },
    18,
  ],
  [
    {
      userAgent:
        "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.6 Safari/605.1.15",
      widths: [1440, 1512],
    },
    4,
  ],
];

/** Entry pages of visits. */
export const entries: Weighted<string> = [
  ["/", 46],
  ["/free-courses", 12],
  ["/tools", 9],
  ["/tools/business-name-generator", 6],
  ["/video-courses", 6],
  ["/recruitment/overview", 6],
  ["/business-apps", 5],
  ["/whatsapp-ai-packages", 5],
  ["/blog", 3],
  ["/tools/marketing-generator", 2],
];

/** Pages that are opened next. */
export const nextPages: Weighted<string> = [
  ["/whatsapp-ai-packages", 18],
  ["/business-apps", 14],
  ["/ai-enterprise-systems", 12],
  ["/free-courses", 10],
  ["/video-courses", 10],
  ["/tools", 9],
  ["/contact", 7],
  ["/", 6],
  ["/appointment", 5],
  ["/courses/business-automation", 5],
  ["/enroll", 4],
  ["/recruitment/apply", 4],
  ["/tools/faq-generator", 3],
  ["/tools/sop-writer", 2],
  ["/recruitment/roles", 2],
  ["/courses/revenue-growth", 2],
  [playgroundPath, 2],
  ...postSlugs.map((slug) => [postPath(slug), 0.6] as const),
  ...ebooks.map(({ path }) => [path, 0.5] as const),
  ["/privacy", 1],
];

const button = (label: string) => `Button: ${label}`;
const link = (label: string) => `Link: ${label}`;

/** What is pressed on some pages, besides what every page has. */
const pressedOn: Readonly<Record<string, Weighted<string>>> = {
  "/free-courses": [[link(freeCoursesPage.downloadLabel), 8]],
  [demosPath]: [
    [link(demosPage.tryLabel), 6],
    [link(demosPage.getLabel), 3],
  ],
  "/whatsapp-ai-packages": [
    [link(quoteTexts.chooseLabel), 5],
    [link(quoteTexts.sendLabel), 3],
  ],
  "/contact": [[button(contactForm.submitLabel), 6]],
  "/appointment": [[button(appointmentForm.submitLabel), 6]],
  "/enroll": [[button(enrollmentDialog.submitLabel), 6]],
  "/recruitment/apply": [[button(applicationFormTexts.submitLabel), 5]],
  ...Object.fromEntries(
    Object.entries(toolForms).map(([slug, { submitLabel }]) => [
      `/tools/${slug}`,
      [[button(submitLabel), 9]] as const,
    ]),
  ),
};

const pressedAnywhere: Weighted<string> = [
  [link(contactButton.label), 3],
  [button(conciergeButton.label), 2],
  ...navigation.map((item) => ["links" in item ? button(item.label) : link(item.label), 0.5] as const),
];

/** What visitors press on a page, with the counter script's names. */
export function pressed(page: string): Weighted<string> {
  return [...(pressedOn[page] ?? []), ...pressedAnywhere];
}
