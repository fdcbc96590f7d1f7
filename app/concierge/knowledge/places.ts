import { packagesPage } from "#content/bot-packages.ts";
import { demosPage, demosPath } from "#content/demos.ts";
import { enterprisePage } from "#content/enterprise-offers.ts";
import { about, contact } from "#content/home.ts";
import { services } from "#content/home-sections.ts";
import { howWeWork } from "#content/how-we-work.ts";
import { freeCoursesPage } from "#content/materials.ts";
import { pages } from "#content/pages.ts";
import { site } from "#content/site.ts";
import { terms } from "#content/terms.ts";
import { toolsPage } from "#content/tools-page.ts";
import type { Place } from "./document.ts";

/** The pages that several answers refer to. */
export const places = {
  home: { path: "/", title: site.name },
  services: { path: "/#services", title: services.heading },
  about: { path: "/#about", title: about.heading },
  contact: { path: "/#contact", title: contact.heading },
  appointment: { path: "/#appointment", title: "Book an appointment" },
  store: { path: "/#store", title: "Ebook Store" },
  systems: { path: enterprisePage.path, title: enterprisePage.heading },
  packages: { path: packagesPage.path, title: packagesPage.heading },
  apps: { path: demosPath, title: demosPage.heading },
  tools: { path: toolsPage.path, title: toolsPage.heading },
  school: { path: "/video-courses", title: site.school },
  freeCourses: { path: "/free-courses", title: freeCoursesPage.heading },
  howWeWork: { path: howWeWork.path, title: howWeWork.heading },
  terms: { path: terms.path, title: terms.heading },
  apply: { path: "/recruitment/apply", title: "Apply to become a consultant" },
} as const satisfies Readonly<Record<string, Place>>;

/** The page at an address. @throws Error if there is none, so that no answer leads nowhere */
export function placeOf(path: string): Place {
  const page = Object.values(pages).find((one) => one.path === path);
  const place =
    Object.values(places).find((one) => one.path === path) ?? (page && { path, title: page.name });
  if (!place) throw new Error(`There is no page ${path}.`);
  return place;
}
