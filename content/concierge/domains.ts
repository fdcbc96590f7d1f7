import type { Label } from "./labels.ts";

/**
 * The subjects of a chat with the concierge. Everything that we build for a business is one domain. After an answer about fraud, the chat
 * stays about fraud, whatever words it uses.
 */
export const domains = ["offers", "school", "ebooks", "tools", "work", "call", "fraud"] as const;
export type Domain = (typeof domains)[number];

/** The domain of each label that belongs to one. Visitors use the other labels ('Prices', 'Refund') in every domain. */
export const domainOfLabel: Readonly<Partial<Record<Label, Domain>>> = {
  business: "offers",
  which_fits: "offers",
  budget: "offers",
  setup_covers: "offers",
  monthly_covers: "offers",
  upgrade: "offers",
  build_time: "offers",
  stop_paying: "offers",
  can_language: "offers",
  can_hours: "offers",
  can_offline: "offers",
  can_payment: "offers",
  can_media: "offers",
  can_channels: "offers",
  can_connect: "offers",
  can_own_number: "offers",
  can_human_step_in: "offers",
  can_booking: "offers",
  can_orders: "offers",
  can_broadcast: "offers",
  can_reports: "offers",
  can_many: "offers",
  can_wrong: "offers",
  can_ban: "offers",
  can_custom: "offers",
  staff_jobs: "offers",
  staff_training: "offers",
  after_support: "offers",
  data_owner: "offers",
  course_find: "school",
  course_price: "school",
  course_enroll: "school",
  course_how: "school",
  course_certificate: "school",
  course_access: "school",
  free_courses: "school",
  ebook: "ebooks",
  tool_write: "tools",
  tool_about: "tools",
  work_what: "work",
  work_apply: "work",
  work_who: "work",
  work_pay: "work",
  work_status: "work",
  work_training: "work",
  book_call: "call",
};

/** The domain of precise answers whose label fits every domain, by the start of the answer's id. */
export const domainOfPrecise: readonly (readonly [RegExp, Domain])[] = [
  [/^(?:school(?!_fees)|course|lesson|tier|path)_|_school$|^my_data_learning$|^teach_for_us$/, "school"],
  [/^ebook_/, "ebooks"],
  [/^tools?_/, "tools"],
  [/^work_/, "work"],
  [/^call_|^consultation_fee$/, "call"],
];

/** Words in a message that name its domain. */
export const domainWords: readonly (readonly [Domain, RegExp])[] = [
  ["ebooks", /\bebooks?\b/],
  [
    "school",
    /\b(?:courses?|lessons?|quiz(?:zes)?|certificates?|tiers?|tutors?|formations?|kwas|(?:the|your) school|mindsync school)\b/,
  ],
  ["work", /\b(?:consultants?|commission|trainees?|applicants?|recruit\w*)\b/],
  ["tools", /\b(?:free tools?|name generator|slogans?|captions?)\b/],
  [
    "offers",
    /\b(?:bots?|assistants?|robots?|packages?|whatsapp|leadbot|smartagent|fullops|systems?|setup|add ?-?ons?|customers?|shops?|business)\b/,
  ],
];

/**
 * What a label means in a chat about another domain: in a chat about the school, 'can I upgrade later' asks about another
 * tier. Each value names a label, a precise answer or a file in content/concierge/answers.
 */
export const inDomain: Readonly<Record<Exclude<Domain, "offers">, Readonly<Partial<Record<Label, string>>>>> =
  {
    school: {
      price: "course_price",
      claim_price: "course_price",
      sum: "course_price",
      budget: "course_price",
      which_fits: "course_find",
      which_one: "course_find",
      business: "course_find",
      compare: "tiers_what_are_they",
      upgrade: "tier_upgrade_later",
      can_offline: "offline_lessons",
      needed: "phone_only",
      can_language: "lesson_language",
      can_hours: "live_classes",
      build_time: "course_length",
      discount: "school_discount",
      instalments: "school_instalments",
      how_to_pay: "how_to_pay_school",
      refund: "school_refund",
      invoice: "school_receipt",
      abroad: "school_from_abroad",
      staff_training: "groups_and_companies",
      can_many: "groups_and_companies",
      buy: "course_enroll",
      demo: "see_before_joining",
      stop_paying: "pause_course",
      can_wrong: "teacher_help",
      after_support: "teacher_help",
      can_human_step_in: "teacher_help",
    },
    ebooks: {
      price: "ebook_prices",
      claim_price: "ebook_prices",
      sum: "ebook_prices",
      which_fits: "ebook_for_beginners",
      which_one: "ebook_for_beginners",
      compare: "ebooks_list",
      can_offline: "ebook_offline",
      can_language: "ebook_language_author",
      discount: "ebook_bundle",
      how_to_pay: "ebook_account_to_pay",
      refund: "ebook_refund",
      invoice: "ebook_receipt",
      buy: "ebook_how_to_order",
      demo: "ebook_sample",
    },
    tools: {
      price: "tools_free_no_account",
      claim_price: "tools_free_no_account",
      can_language: "tools_language",
      can_custom: "custom_tool_for_me",
      needed: "tools_free_no_account",
      privacy: "tools_privacy",
      data_owner: "tools_commercial_owner",
    },
    work: {
      price: "work_join_fee",
      claim_price: "work_join_fee",
      needed: "work_laptop_phone",
      abroad: "work_abroad_applicant",
      location: "work_area",
      contact: "work_recruitment_line",
      staff_training: "work_training",
      course_certificate: "work_training",
      discount: "work_join_fee",
      how_to_pay: "work_join_fee",
    },
    call: {
      price: "call_cost",
      how_to_pay: "call_cost",
      claim_price: "call_cost",
      build_time: "call_length",
      can_channels: "call_channel",
      can_hours: "call_which_times",
      hours: "call_which_times",
    },
    fraud: {
      steps: "fraud_next",
      needed: "fraud_next",
      more: "fraud_next",
      yes: "fraud_next",
      which_one: "fraud_next",
      can_not: "fraud_next",
      contact: "fraud_next",
      complaint: "fraud_next",
      refund: "fraud_money_back",
      guarantee: "fraud_money_back",
    },
  };

/**
 * What a label means in a short message right after an answer with another label: after 'delete my number', 'how long' asks how
 * long the deletion takes. The values are like those of `inDomain`.
 */
export const rightAfter: Readonly<Partial<Record<Label, Readonly<Partial<Record<Label, string>>>>>> = {
  privacy: { build_time: "privacy_days", price: "privacy_days" },
  data_owner: { build_time: "get_data_in_excel", price: "export_cost" },
  refund: { build_time: "refund_when_paid" },
  stop_paying: { build_time: "notice_needed", can_offline: "data_owner" },
  complaint: { build_time: "how_fast_person" },
  want_human: { build_time: "how_fast_person" },
  contact: { build_time: "how_fast_person" },
  call_me: { build_time: "callback_when" },
  demo: { price: "demo_cost" },
  staff_training: { price: "training_cost" },
  after_support: { price: "support_extra" },
};

/** Precise answers about which offer fits that are true of every trade. The others apply to one trade each. */
export const ofAnyTrade: ReadonlySet<string> = new Set(
  `fit_artisan_no_package fit_no_business_yet fit_side_hustle fit_few_customers fit_partners_disagree fit_seasonal_business
  fit_owner_no_computer fit_owner_abroad fit_slow_days fit_debts_owed fit_records_on_paper fit_late_staff fit_same_questions
  fit_orders_lost fit_owner_no_time fit_complaints fit_one_person_business cheapest_way_to_begin fit_several_small_businesses
  fit_new_shop_just_opened fit_big_company fit_few_big_clients fit_most_complete which_addon few_messages many_messages
  fig_business_bleeding fig_work_kills fit_trade_not_listed fit_estate_association fit_cooperative_society fit_single_school`.split(
    /\s+/,
  ),
);
