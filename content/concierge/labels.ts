/**
 * What visitors want when they write to the concierge: each label with its name, as the owner reads it and as a visitor
 * chooses it. content/concierge/asked has lines for each, from which recognition is learnt, and content/concierge/answers
 * what the concierge says.
 */
export const labelGroups = {
  danger: {
    help_self_harm: "Thinking of ending it",
    help_fire: "Fire, gas or flood now",
    help_violence: "Attack, robbery or kidnap",
    help_home: "Violence at home or rape",
    help_medical: "Somebody hurt or ill",
    help_fraud: "Fraud in our name",
  },
  selling: {
    business: "Your business",
    which_fits: "Which one fits me",
    budget: "What your budget buys",
    price: "Prices",
    sum: "What it comes to",
    claim_price: "Is that the price",
    compare: "What is the difference",
    what_offered: "What we do",
    about_thing: "What one of our things does",
    discount: "Discount",
    instalments: "Paying in parts",
    how_to_pay: "How to pay",
    invoice: "Invoice or quote",
    refund: "Refund",
    stop_paying: "If you stop paying",
    upgrade: "Changing package later",
    setup_covers: "What setup covers",
    monthly_covers: "What monthly covers",
    tax: "VAT and tax",
    build_time: "How long it takes",
    needed: "What you need",
    steps: "How it works",
    buy: "Order now",
    call_me: "Call me back",
    want_human: "Talk to a person",
    book_call: "Book a call",
  },
  abilities: {
    can_language: "Languages it speaks",
    can_hours: "Nights and weekends",
    can_offline: "Without internet or light",
    can_payment: "Payments from customers",
    can_media: "Pictures, voice notes, calls",
    can_channels: "Instagram, Telegram and others",
    can_connect: "Connecting other software",
    can_own_number: "Your own number",
    can_human_step_in: "You reply too",
    can_booking: "Bookings and reminders",
    can_orders: "Orders and stock",
    can_broadcast: "Messages to many customers",
    can_reports: "Reports and memory",
    can_many: "Many staff, branches, customers",
    can_wrong: "If it answers wrong",
    can_not: "What it cannot do",
    can_ban: "WhatsApp blocking your number",
    can_custom: "Building something else",
    staff_jobs: "Your workers' jobs",
    staff_training: "Training your staff",
    after_support: "Support after launch",
    what_is_ai: "What AI is",
    versus: "Why us",
  },
  trust: {
    who: "Who we are",
    identity: "Who is answering",
    trust: "Can you trust us",
    registered: "Registration and licence",
    customers: "Who uses it, references",
    guarantee: "Guarantee and trial",
    demo: "See a demo",
    location: "Where we are",
    abroad: "Outside Nigeria",
    hours: "Opening hours",
    contact: "How to reach us",
    complaint: "Something went wrong",
    data_owner: "Who owns your data",
    privacy: "Your own details",
    nda: "Contract and confidentiality",
    partner: "Partnership or investment",
    press: "Press and research",
    supplier: "Offering us something",
    dev_job: "Developer or intern jobs",
  },
  school: {
    course_find: "Which course to take",
    course_price: "What the school costs",
    course_enroll: "How to enroll",
    course_how: "How the lessons work",
    course_certificate: "Certificates",
    course_access: "Cannot open my lessons",
    free_courses: "Free PowerPoint courses",
    tool_write: "Write something for me",
    tool_about: "About the free tools",
    ebook: "Ebooks",
    blog: "The blog",
  },
  work: {
    work_what: "Consultant work with us",
    work_apply: "How to apply",
    work_who: "Who can apply",
    work_pay: "Commission and levels",
    work_status: "My application",
    work_training: "Training for consultants",
  },
  talk: {
    account: "Account and password",
    greeting: "Greetings",
    thanks: "Thank you",
    goodbye: "Goodbye",
    yes: "Yes, go on",
    no: "No, thank you",
    more: "Explain it more",
    which_one: "Which one you mean",
    small_talk: "Just talking",
    off_topic: "Outside our business",
    illegal: "What we refuse",
    insult: "Not satisfied with me",
    injection: "Changing prices or rules",
    secret: "Secret details in chat",
    gibberish: "Not readable",
  },
} as const;

export type LabelGroup = keyof typeof labelGroups;
type LabelsOf<Group> = Group extends LabelGroup ? keyof (typeof labelGroups)[Group] : never;
/** What a visitor wants. */
export type Label = LabelsOf<LabelGroup>;

/** The name of each label. */
export const labelNames: Readonly<Record<Label, string>> = Object.assign({}, ...Object.values(labelGroups));

export const labels = Object.keys(labelNames) as [Label, ...Label[]];

/** The labels of danger and of fraud in our name. */
export const dangers = Object.keys(labelGroups.danger) as (keyof (typeof labelGroups)["danger"])[];

/**
 * Lines that sound like danger and are none. They are learnt, so that they are not taken for it; nobody wants them, so
 * they have no answer.
 */
export const lookalike = "safe_lookalike";
