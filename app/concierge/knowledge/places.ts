import { forgottenTexts } from "#content/account.ts";
import { packagesPage } from "#content/bot-packages.ts";
import { demosPage, demosPath } from "#content/demos.ts";
import { enterprisePage } from "#content/enterprise-offers.ts";
import { contact } from "#content/home.ts";
import { services } from "#content/home-sections.ts";
import { freeCoursesPage } from "#content/materials.ts";
import { site } from "#content/site.ts";
import { terms } from "#content/terms.ts";
import { toolsPage } from "#content/tools-page.ts";
import type { Place } from "./document.ts";

/** The pages that several answers refer to. */
export const places = {
  home: { path: "/", title: site.name },
  services: { path: "/#services", title: services.heading },
  contact: { path: "/#contact", title: contact.heading },
  appointment: { path: "/#appointment", title: "Book an appointment" },
  store: { path: "/#store", title: "Ebook Store" },
  systems: { path: enterprisePage.path, title: enterprisePage.heading },
  packages: { path: packagesPage.path, title: packagesPage.heading },
  apps: { path: demosPath, title: demosPage.heading },
  tools: { path: toolsPage.path, title: toolsPage.heading },
  school: { path: "/video-courses", title: site.school },
  freeCourses: { path: "/free-courses", title: freeCoursesPage.heading },
  terms: { path: terms.path, title: terms.heading },
  password: { path: forgottenTexts.path, title: forgottenTexts.heading },
  apply: { path: "/recruitment/apply", title: "Apply to become a consultant" },
} as const satisfies Readonly<Record<string, Place>>;
