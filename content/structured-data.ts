import type { SetupAndMonthly, SinglePrice } from "./prices.ts";
import { site } from "./site.ts";
import { type Trust, trust } from "./trust.ts";

/* The structured data of a page in terms of schema.org. Prices are the values that the page shows, in naira. */

/** A thing in terms of schema.org, without its @context. */
export type StructuredData = Readonly<{ "@type": string | readonly string[] } & Record<string, unknown>>;

/** A full address on this site. */
export function siteAddress(path: string): string {
  return `${site.url}${path}`;
}

const ownerId = siteAddress("/#organization");

/** What the owner filled in about the business; nothing is said of the rest. */
function knownOf({ address, cacNumber, founded, people, work, press }: Trust): Record<string, unknown> {
  return {
    ...(address && { address: { "@type": "PostalAddress", streetAddress: address, addressCountry: "NG" } }),
    ...(cacNumber && { identifier: { "@type": "PropertyValue", propertyID: "CAC", value: cacNumber } }),
    ...(founded && { foundingDate: founded }),
    ...(people.length && {
      employee: people.map(({ name, role, picture }) => ({
        "@type": "Person",
        name,
        jobTitle: role,
        image: siteAddress(picture),
      })),
    }),
    ...((work.length || press.length) && {
      subjectOf: [...work, ...press].flatMap(({ title, href }) =>
        href ? { "@type": "CreativeWork", name: title, url: href } : [],
      ),
    }),
  };
}

/** @param of who is behind the site */
export function organization(of: Trust = trust): StructuredData {
  return {
    "@type": "Organization",
    "@id": ownerId,
    name: site.name,
    ...(site.legalName === site.name ? {} : { legalName: site.legalName }),
    url: siteAddress("/"),
    logo: siteAddress("/icon.svg"),
    email: site.email,
    areaServed: "NG",
    ...knownOf(of),
    contactPoint: (["sales", "recruitment"] as const).map((line) => ({
      "@type": "ContactPoint",
      contactType: line,
      telephone: site.whatsapp[line],
      availableLanguage: "en",
    })),
  };
}

export function website(): StructuredData {
  return {
    "@type": "WebSite",
    "@id": siteAddress("/#website"),
    name: site.name,
    url: siteAddress("/"),
    inLanguage: "en-NG",
    publisher: { "@id": ownerId },
  };
}

/** The breadcrumb of a page: from the home page down to the page itself. */
export function breadcrumbs(...trail: readonly { name: string; path: string }[]): StructuredData {
  return {
    "@type": "BreadcrumbList",
    itemListElement: [{ name: "Home", path: "/" }, ...trail].map(({ name, path }, at) => ({
      "@type": "ListItem",
      position: at + 1,
      name,
      item: siteAddress(path),
    })),
  };
}

function amount(price: number, more: Record<string, unknown> = {}) {
  return { "@type": "UnitPriceSpecification", price, priceCurrency: "NGN", ...more };
}

const monthly = { billingDuration: 1, unitCode: "MON" };

function specifications(price: SetupAndMonthly | SinglePrice) {
  if ("setup" in price) {
    return [
      amount(price.setup, { name: "One-time setup" }),
      amount(price.monthly, { name: "Per month", ...monthly }),
    ];
  }
  return [
    amount(price.amount, {
      ...(price.per === "month" ? { name: "Per month", ...monthly } : { name: "Once" }),
      ...(price.from ? { minPrice: price.amount } : {}),
    }),
  ];
}

interface Offered {
  readonly name: string;
  readonly description: string;
  /** The path of its page, with the anchor. */
  readonly path: string;
  readonly price: SetupAndMonthly | SinglePrice;
}

/** A thing with a price: its offer has the starting price, and each part of it by name. */
export function product({ name, description, path, price }: Offered): StructuredData {
  return {
    "@type": "Product",
    name,
    description,
    url: siteAddress(path),
    brand: { "@type": "Brand", name: site.name },
    offers: {
      "@type": "Offer",
      price: "setup" in price ? price.setup : price.amount,
      priceCurrency: "NGN",
      availability: "https://schema.org/InStock",
      url: siteAddress(path),
      seller: { "@id": ownerId },
      priceSpecification: specifications(price),
    },
  };
}

/** A book sold as a file: everything `product` has, and the properties of a book. */
export function ebook({
  pages,
  ...offered
}: Offered & { readonly pages: number | undefined }): StructuredData {
  return {
    ...product(offered),
    "@type": ["Product", "Book"],
    bookFormat: "https://schema.org/EBook",
    ...(pages && { numberOfPages: pages }),
    inLanguage: "en-NG",
    author: { "@type": "Organization", "@id": ownerId, name: site.name },
  };
}

export interface Question {
  readonly question: string;
  readonly answer: string;
}

export function questions(list: readonly Question[]): StructuredData {
  return {
    "@type": "FAQPage",
    mainEntity: list.map(({ question, answer }) => ({
      "@type": "Question",
      name: question,
      acceptedAnswer: { "@type": "Answer", text: answer },
    })),
  };
}

interface Taught {
  readonly name: string;
  readonly description: string;
  readonly path: string;
  /** Duration of the course in ISO 8601, such as P8W. */
  readonly duration?: string;
}

/** '8 weeks' as ISO 8601 writes it: P8W. */
export function weeks(duration: string): string {
  const count = /^(\d+) weeks?$/.exec(duration)?.[1];
  if (!count) throw new Error(`'${duration}' is not a number of weeks.`);
  return `P${count}W`;
}

export function course({ name, description, path, duration }: Taught): StructuredData {
  return {
    "@type": "Course",
    name,
    description,
    url: siteAddress(path),
    inLanguage: "en",
    provider: { "@type": "Organization", "@id": ownerId, name: site.name, url: siteAddress("/") },
    offers: { "@type": "Offer", price: 0, priceCurrency: "NGN", category: "Free" },
    hasCourseInstance: {
      "@type": "CourseInstance",
      courseMode: "Online",
      ...(duration ? { courseWorkload: duration } : {}),
    },
  };
}

interface Posted {
  readonly title: string;
  readonly description: string;
  readonly path: string;
  /** Days, such as 2026-11-02. */
  readonly published: string;
  readonly updated?: string;
}

export function blogPosting({ title, description, path, published, updated }: Posted): StructuredData {
  return {
    "@type": "BlogPosting",
    headline: title,
    description,
    url: siteAddress(path),
    mainEntityOfPage: siteAddress(path),
    datePublished: published,
    dateModified: updated ?? published,
    inLanguage: "en-NG",
    author: { "@type": "Organization", "@id": ownerId, name: site.name },
    publisher: { "@type": "Organization", "@id": ownerId, name: site.name },
  };
}

/** All things of a page as one document. */
export function structuredDocument(things: readonly StructuredData[]): Record<string, unknown> {
  return { "@context": "https://schema.org", "@graph": things };
}
