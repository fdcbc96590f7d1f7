/** One schema.org thing in a page. */
export type Thing = Readonly<Record<string, unknown>>;

type Check = (value: unknown) => boolean;

const text: Check = (value) => typeof value === "string" && value.trim() !== "";
const amount: Check = (value) => typeof value === "number" && value >= 0;
const naira: Check = (value) => value === "NGN";
/** A full address; another test checks where it leads. */
const address: Check = (value) =>
  typeof value === "string" && /^https?:$/.test(URL.parse(value)?.protocol ?? "");
const day: Check = (value) =>
  typeof value === "string" && !(Date.parse(value) > Date.now()) && /^\d{4}-\d\d-\d\d/.test(value);
const phone: Check = (value) => typeof value === "string" && /^\+\d{8,15}$/.test(value);
/** A duration: P8W, P1DT2H. */
const duration: Check = (value) =>
  typeof value === "string" && /^P(?=.)(\d+[YMWD])*(T(\d+[HMS])+)?$/.test(value);
const thing =
  (...types: string[]): Check =>
  (value) =>
    isThing(value) && (types.includes(String(value["@type"])) || (!value["@type"] && text(value["@id"])));
const things =
  (...types: string[]): Check =>
  (value) =>
    [value].flat().length > 0 && [value].flat().every(thing(...types));

export function isThing(value: unknown): value is Thing {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

const offer = things("Offer", "AggregateOffer");
const owner = thing("Organization", "Person");

/**
 * The required properties of each type and their formats; a question mark makes one optional. Other types are errors.
 */
const kinds: Readonly<Record<string, Readonly<Record<string, Check>>>> = {
  Organization: { name: text, "url?": address, "logo?": address, "contactPoint?": things("ContactPoint") },
  Person: { name: text, "url?": address },
  ContactPoint: { contactType: text, telephone: phone },
  WebSite: { name: text, url: address, "publisher?": owner },
  WebPage: { name: text, "url?": address },
  BreadcrumbList: { itemListElement: things("ListItem") },
  ItemList: { itemListElement: things("ListItem") },
  ListItem: {
    position: amount,
    "name?": text,
    "item?": (value) => address(value) || isThing(value),
    "url?": address,
  },
  Product: {
    name: text,
    description: text,
    offers: offer,
    "url?": address,
    "brand?": thing("Brand", "Organization"),
  },
  Book: { name: text, bookFormat: address, numberOfPages: amount, inLanguage: text, "author?": owner },
  Service: { name: text, description: text, "offers?": offer, provider: owner, "url?": address },
  SoftwareApplication: {
    name: text,
    description: text,
    applicationCategory: text,
    offers: offer,
    "url?": address,
  },
  Brand: { name: text },
  Offer: {
    price: amount,
    priceCurrency: naira,
    "url?": address,
    "seller?": owner,
    "availability?": address,
    "priceSpecification?": things("UnitPriceSpecification"),
  },
  AggregateOffer: { lowPrice: amount, priceCurrency: naira, "highPrice?": amount, "offers?": offer },
  UnitPriceSpecification: { price: amount, priceCurrency: naira, "minPrice?": amount, "name?": text },
  Course: {
    name: text,
    description: text,
    provider: owner,
    "url?": address,
    "offers?": offer,
    "hasCourseInstance?": things("CourseInstance"),
  },
  CourseInstance: { courseMode: text, "courseWorkload?": duration },
  FAQPage: { mainEntity: things("Question") },
  Question: { name: text, acceptedAnswer: thing("Answer") },
  Answer: { text },
  Blog: { name: text, url: address, "blogPost?": things("BlogPosting") },
  BlogPosting: {
    headline: (value) => text(value) && String(value).length <= 110,
    datePublished: day,
    "dateModified?": day,
    "url?": address,
    "author?": owner,
    "publisher?": owner,
    "image?": address,
  },
};

/** The missing or wrong properties of a thing and of everything inside it. */
export function faultsOf(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(faultsOf);
  if (!isThing(value)) return [];
  const inner = Object.values(value).flatMap(faultsOf);
  const type = value["@type"];
  // Only a reference to a thing elsewhere.
  if (type === undefined && text(value["@id"]) && Object.keys(value).length === 1) return inner;
  // A thing may have two types: an ebook is a Product and a Book.
  return [...[type].flat().flatMap((one) => faultsAs(String(one), value)), ...inner];
}

/** The missing or wrong properties of a thing for one of its types. */
function faultsAs(type: string, value: Thing): string[] {
  const kind = kinds[type];
  if (!kind) return [`${type} is not known here: say in tooling/crawl/schema.ts what it must have`];
  return Object.entries(kind).flatMap(([name, check]) => {
    const property = name.replace("?", "");
    const held = value[property];
    if (held === undefined) return name.endsWith("?") ? [] : [`${type} without ${property}`];
    return check(held) ? [] : [`${type} with ${property} ${JSON.stringify(held)?.slice(0, 80)}`];
  });
}

/** Every thing in a value, itself included, at any depth. */
export function allThings(value: unknown): Thing[] {
  if (Array.isArray(value)) return value.flatMap(allThings);
  if (!isThing(value)) return [];
  return [value, ...Object.values(value).flatMap(allThings)];
}
