import * as applicationForm from "#app/content/application-form.ts";
import * as appointment from "#app/content/appointment.ts";
import * as assignments from "#app/content/assignments.ts";
import * as blog from "#app/content/blog.ts";
import * as botCard from "#app/content/bot-card.ts";
import * as botDemo from "#app/content/bot-demo.ts";
import * as botPackages from "#app/content/bot-packages.ts";
import { customerServiceReplies } from "#app/content/bot-replies/customer-service.ts";
import { friendlyReplies } from "#app/content/bot-replies/friendly.ts";
import { salesReplies } from "#app/content/bot-replies/sales.ts";
import { supportReplies } from "#app/content/bot-replies/support.ts";
import * as careers from "#app/content/careers.ts";
import * as conciergeDoor from "#app/content/concierge-door.ts";
import * as conciergeWidget from "#app/content/concierge-widget.ts";
import * as contactForm from "#app/content/contact-form.ts";
import * as demoPictures from "#app/content/demo-pictures.ts";
import * as demos from "#app/content/demos.ts";
import { ebookInsides } from "#app/content/ebook-insides.ts";
import * as ebooks from "#app/content/ebooks.ts";
import * as enrolment from "#app/content/enrolment.ts";
import * as enterpriseOffers from "#app/content/enterprise-offers.ts";
import * as exitOffer from "#app/content/exit-offer.ts";
import * as flagships from "#app/content/flagships.ts";
import * as home from "#app/content/home.ts";
import * as homeSections from "#app/content/home-sections.ts";
import * as leads from "#app/content/leads.ts";
import * as legal from "#app/content/legal.ts";
import * as materials from "#app/content/materials.ts";
import * as navigation from "#app/content/navigation.ts";
import * as offerComparison from "#app/content/offer-comparison.ts";
import * as offerPictures from "#app/content/offer-pictures.ts";
import * as offerQuestions from "#app/content/offer-questions.ts";
import * as ownApplication from "#app/content/own-application.ts";
import * as playgroundClosing from "#app/content/playground-closing.ts";
import * as privacy from "#app/content/privacy.ts";
import * as quote from "#app/content/quote.ts";
import * as recruitment from "#app/content/recruitment.ts";
import { recruitmentPages } from "#app/content/recruitment-pages.ts";
import * as school from "#app/content/school.ts";
import * as terms from "#app/content/terms.ts";
import * as toolForms from "#app/content/tool-forms.ts";
import * as toolMessages from "#app/content/tool-messages.ts";
import * as toolTexts from "#app/content/tool-texts.ts";
import * as tools from "#app/content/tools.ts";
import * as toolsPage from "#app/content/tools-page.ts";

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
