import type { CourseContent } from "../course-content.ts";
import { whereProfitComesFrom } from "./01-where-profit-comes-from.ts";
import { aSalesRecordOnYourPhone } from "./02-a-sales-record-on-your-phone.ts";
import { anOfferPeopleCanAnswer } from "./03-an-offer-people-can-answer.ts";
import { followUpToAYesOrANo } from "./04-follow-up-to-a-yes-or-a-no.ts";
import { customersWhoComeBack } from "./05-customers-who-come-back.ts";
import { pricesThatHold } from "./06-prices-that-hold.ts";
import { whatsappAsAShopCounter } from "./07-whatsapp-as-a-shop-counter.ts";
import { theTalkThatSells } from "./08-the-talk-that-sells.ts";
import { beingFound } from "./09-being-found.ts";
import { advertsInSmallTests } from "./10-adverts-in-small-tests.ts";
import { referralsAndPartners } from "./11-referrals-and-partners.ts";
import { sellingToCompaniesAndSchools } from "./12-selling-to-companies-and-schools.ts";
import { gettingPaid } from "./13-getting-paid.ts";
import { staffWhoSell } from "./14-staff-who-sell.ts";
import { theWeeklyReportAndTheQuarter } from "./15-the-weekly-report-and-the-quarter.ts";

/** The path "Revenue Growth Systems". */
export const revenueGrowth: CourseContent = {
  path: "revenue-growth",
  tier: "basic",
  category: "marketing",
  modules: [
    whereProfitComesFrom,
    aSalesRecordOnYourPhone,
    anOfferPeopleCanAnswer,
    followUpToAYesOrANo,
    customersWhoComeBack,
    pricesThatHold,
    whatsappAsAShopCounter,
    theTalkThatSells,
    beingFound,
    advertsInSmallTests,
    referralsAndPartners,
    sellingToCompaniesAndSchools,
    gettingPaid,
    staffWhoSell,
    theWeeklyReportAndTheQuarter,
  ],
};
