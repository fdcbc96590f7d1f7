import * as applicationForm from "#content/application-form.ts";
import * as appointment from "#content/appointment.ts";
import * as assignments from "#content/assignments.ts";
import * as blog from "#content/blog.ts";
import * as botCard from "#content/bot-card.ts";
import * as botDemo from "#content/bot-demo.ts";
import * as botPackages from "#content/bot-packages.ts";
import { customerServiceReplies } from "#content/bot-replies/customer-service.ts";
import { friendlyReplies } from "#content/bot-replies/friendly.ts";
import { salesReplies } from "#content/bot-replies/sales.ts";
import { supportReplies } from "#content/bot-replies/support.ts";
import * as careers from "#content/careers.ts";
import * as conciergeDoor from "#content/concierge-door.ts";
import * as conciergeWidget from "#content/concierge-widget.ts";
import * as contactForm from "#content/contact-form.ts";
import * as demoPictures from "#content/demo-pictures.ts";
import * as demos from "#content/demos.ts";
import { ebookInsides } from "#content/ebook-insides.ts";
import * as ebooks from "#content/ebooks.ts";
import * as enrolment from "#content/enrolment.ts";
import * as enterpriseOffers from "#content/enterprise-offers.ts";
import * as exitOffer from "#content/exit-offer.ts";
import * as flagships from "#content/flagships.ts";
import * as home from "#content/home.ts";
import * as homeSections from "#content/home-sections.ts";
import * as leads from "#content/leads.ts";
import * as legal from "#content/legal.ts";
import * as materials from "#content/materials.ts";
import * as navigation from "#content/navigation.ts";
import * as offerComparison from "#content/offer-comparison.ts";
import * as offerPictures from "#content/offer-pictures.ts";
import * as offerQuestions from "#content/offer-questions.ts";
import * as ownApplication from "#content/own-application.ts";
import * as playgroundClosing from "#content/playground-closing.ts";
import * as privacy from "#content/privacy.ts";
import * as quote from "#content/quote.ts";
import * as recruitment from "#content/recruitment.ts";
import { recruitmentPages } from "#content/recruitment-pages.ts";
import * as school from "#content/school.ts";
import * as terms from "#content/terms.ts";
import * as toolForms from "#content/tool-forms.ts";
import * as toolMessages from "#content/tool-messages.ts";
import * as toolTexts from "#content/tool-texts.ts";
import * as tools from "#content/tools.ts";
import * as toolsPage from "#content/tools-page.ts";

/** Every file of content with texts in it. */
const everything = {
  applicationForm,
  appointment,
  assignments,
  blog,
  botCard,
  botDemo,
  botReplies: [customerServiceReplies, salesReplies, supportReplies, friendlyReplies],
  careers,
  conciergeDoor,
  conciergeWidget,
  contactForm,
  demoPictures,
  demos,
  ebooks,
  ebookInsides,
  enrolment,
  exitOffer,
  flagships,
  home,
  homeSections,
  leads,
  legal,
  materials,
  navigation,
  offerComparison,
  offerPictures,
  offerQuestions,
  botPackages,
  enterpriseOffers,
  ownApplication,
  playgroundClosing,
  privacy,
  quote,
  recruitment,
  recruitmentPages,
  school,
  terms,
  toolForms,
  toolMessages,
  toolTexts,
  tools,
  toolsPage,
};

/** Every text in a piece of content, with the name of the field that holds it and the field's owner. */
function textsOf(value: unknown, field = ""): { field: string; text: string }[] {
  if (typeof value === "string") return [{ field, text: value }];
  if (Array.isArray(value)) return value.flatMap((part) => textsOf(part, field));
  if (value === null || typeof value !== "object") return [];
  return Object.entries(value).flatMap(([name, part]) => textsOf(part, name));
}

/** Every text of the site, with the name of the field that holds it. */
export const texts = textsOf(everything);
