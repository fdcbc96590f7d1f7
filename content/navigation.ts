import type { WhatsAppAction } from "./flagships.ts";
import { allPages, pages } from "./pages.ts";
import { site, type WhatsAppLine } from "./site.ts";

export interface NavigationLink {
  readonly label: string;
  readonly href: string;
}

export interface NavigationGroup {
  readonly label: string;
  readonly links: readonly NavigationLink[];
}

const menu = (name: "systems" | "recruitment"): readonly NavigationLink[] =>
  allPages.filter((page) => page.menu === name).map(({ name: label, path: href }) => ({ label, href }));

const products = menu("systems");

const howWeWork: NavigationLink = { label: pages.howWeWork.name, href: pages.howWeWork.path };

/** The pages of the recruitment section, in their order. */
export const recruitment = menu("recruitment");

/** The navigation bar in order, links and dropdowns mixed. A group has `links`, a plain link has `href`. */
export const navigation: readonly (NavigationLink | NavigationGroup)[] = [
  { label: "About", href: "/#about" },
  { label: "Services", href: "/#services" },
  { label: "AI Systems", links: products },
  { label: "School", href: pages.school.path },
  { label: "Free Courses", href: "/free-courses" },
  { label: "Recruitment", links: recruitment },
];

export const contactButton: WhatsAppAction = {
  label: "Contact Us",
  line: "sales",
  message: `Good day ${site.name}. I am on your website and I would like to ask about: `,
};

export interface FooterLine {
  readonly label: string;
  readonly line: WhatsAppLine;
  readonly message: string;
}

export const footer = {
  text: "AI automation for businesses in Nigeria and across Africa.",
  quickHeading: "Quick links",
  quickLinks: [
    { label: "Home", href: "/" },
    { label: "About", href: "/#about" },
    { label: "Services", href: "/#services" },
    howWeWork,
    { label: "Free Courses", href: "/free-courses" },
    { label: "Ebook Store", href: "/#store" },
    { label: "Blog", href: "/blog" },
    { label: "Become a Consultant", href: "/recruitment/overview" },
    { label: "Book an appointment", href: "/#appointment" },
    { label: "Contact", href: "/#contact" },
  ] satisfies readonly NavigationLink[],
  productHeading: "Products",
  productLinks: [
    ...products.filter(({ href }) => href !== howWeWork.href),
    { label: pages.school.name, href: pages.school.path },
  ] satisfies readonly NavigationLink[],
  contactHeading: "Contact",
  email: site.email,
  hours: site.responseHours,
  lines: [
    {
      label: "Sales on WhatsApp",
      line: "sales",
      message: "Good day. I would like to ask about your systems and prices. My business is: ",
    },
    {
      label: "Recruitment on WhatsApp",
      line: "recruitment",
      message: "Good day. I have a question about becoming a consultant. My full name is: ",
    },
  ] satisfies readonly FooterLine[],
  legal: [
    { label: "Privacy", href: "/privacy" },
    { label: "Your data", href: "/your-data" },
    { label: "Terms", href: "/terms" },
  ] satisfies readonly NavigationLink[],
  admin: { label: "Recruitment admin portal", href: "/recruitment/admin" },
} as const;
