import { alike, type ConciergeQuestion } from "./question.ts";

const systems = "/ai-enterprise-systems";
const packages = "/whatsapp-ai-packages";
const apps = "/business-apps";
const school = "/video-courses";
const courses = "/free-courses";

/** How something is done. */
export const howToQuestions: readonly ConciergeQuestion[] = [
  ...alike(
    school,
    "view_courses",
    "How do I enroll in the school?",
    "I wan register for the course",
    "how i go take join una school",
    "how to enrol for Business Automation Mastery",
    "sign up for video courses please",
    "How long is the AI Integration path?",
    "Can I learn with my phone only",
    "what are the course tiers",
  ),
  ...alike(
    courses,
    "download_courses",
    "How do I download the free courses?",
    "I want the powerpoint course materials",
    "abeg send me the free course",
    "donwload course material",
  ),
  ...alike(
    "/#appointment",
    "book_consultation",
    "How can I book a consultation?",
    "I want to book an appointment",
    "I wan book una for call",
    "schedule a meeting with your team",
    "can i get a consultaton tomorrow",
  ),
  ...alike(
    "/recruitment/apply",
    "apply_consultant",
    "How do I apply to become a consultant?",
    "What is the age limit to apply?",
    "i wan apply for the job",
  ),
  ...alike(
    "/recruitment/overview",
    "apply_consultant",
    "Are you hiring?",
    "una get job vacancy",
    "I want to work with you as a consultant",
  ),
  ...alike("/recruitment/performance", "apply_consultant", "What commission do consultants earn?"),
  ...alike("/recruitment/onboarding", "apply_consultant", "how does onboarding work"),
  ...alike("/recruitment/roles", "apply_consultant", "Which roles do you have for consultants?"),
  ...alike("/recruitment/test-assignments", "apply_consultant", "how do I submit the test assignments"),
  ...alike("/recruitment/territory-playbook", "apply_consultant", "what is the territory playbook"),
  ...alike(
    apps,
    "try_demos",
    "Can I see a demo of the restaurant system?",
    "I want to try a live demo",
    "show me the demos",
    "Do you have an app for hotels?",
  ),
  ...alike("/store/one-hundred-replies", "browse_store", "How do I get the ebook One Hundred Replies?"),
  ...alike("/blog", "read_blog", "do you have a blog"),
  ...alike(
    "/blog/set-up-whatsapp-business",
    "read_blog",
    "guide to set up WhatsApp Business properly in one afternoon",
  ),
  ...alike("/recruitment/apply", "apply_consultant", "I am 17, can I apply"),
  ...alike(
    "/recruitment/performance",
    "apply_consultant",
    "how much money can I make as a consultant",
    "can consultants earn monthly salary",
  ),
  ...alike(
    courses,
    "download_courses",
    "where can I learn about prompts",
    "is there a course on bookkeeping?",
    "una dey teach digital marketing?",
  ),
  ...alike("/store/know-your-profit", "browse_store", "ebook on profit"),
  ...alike("/#appointment", "book_consultation", "Appointmnt"),
];

/** Work that a tool does. */
export const toolQuestions: readonly ConciergeQuestion[] = [
  ...alike(
    "/tools/business-name-generator",
    "try_tools",
    "I need a name for my business",
    "can you help me find a business name",
  ),
  ...alike("/tools/faq-generator", "try_tools", "tool that writes FAQ"),
  ...alike("/tools/sop-writer", "try_tools", "I want to write a procedure for my staff"),
  ...alike("/tools/idea-evaluator", "try_tools", "check my business idea"),
  ...alike("/tools/marketing-generator", "try_tools", "write instagram caption for me"),
  ...alike("/tools/product-description", "try_tools", "product description generator"),
  ...alike("/tools/landing-copy", "try_tools", "I need text for a landing page"),
  ...alike("/tools/growth-strategy", "try_tools", "help me with a growth plan"),
  ...alike("/tools/bot-playground", "try_tools", "where is the bot playground"),
  ...alike("/tools", "explore_tools", "What free tools do you have?"),
  ...alike("/tools/business-name-generator", "try_tools", "bussiness name generater"),
];

/** What there is for a business. */
export const offerQuestions: readonly ConciergeQuestion[] = [
  ...alike(
    systems,
    "get_quote",
    "Do you have something for hospitals?",
    "software for my property business",
    "Must we pay the whole setup at once?",
    "Who owns the data?",
    "Will you train our staff?",
    "How long does it take to build a system?",
  ),
  ...alike(
    packages,
    "get_quote",
    "What does SmartAgent Pro do?",
    "tell me about fullops",
    "Can I upgrade to another package later?",
    "how soon will my whatsapp assistant be ready",
  ),
  ...alike(packages, "see_packages", "I want a bot for my WhatsApp"),
  ...alike(
    "/#storefront",
    "get_quote",
    "I want to sell on WhatsApp with an online shop",
    "what is mindsync storefront",
  ),
  ...alike("/#books", "get_quote", "I need bookkeeping for my shop", "help me record sales"),
  ...alike("/#services", "get_quote", "What services do you offer?", "wetin una dey do"),
  ...alike("/#about", "get_quote", "What is Mindsync?"),
  ...alike(
    systems,
    "get_quote",
    "I run a pharmacy, drugs dey expire for my shop",
    "my rent tenants dey owe me, una get software?",
    "can I pay small small",
    "what happens if i stop paying",
  ),
  ...alike(
    packages,
    "get_quote",
    "what is included in the setup fee of leadbot",
    "does leadbot answer in pidgin",
  ),
  ...alike(apps, "try_demos", "can you build website for me"),
  ...alike(
    "/#services",
    "get_quote",
    "I have a school, can you help",
    "do you have solution for logistics company",
    "send me catalogue",
  ),
  ...alike(packages, "see_packages", "My customers send plenty message, I no fit reply all"),
  ...alike("/#store", "browse_store", "how i fit get your pdf"),
  ...alike("/recruitment/performance", "apply_consultant", "what are the career levels"),
  ...alike("/recruitment/apply", "apply_consultant", "how long before you reply applications"),
  ...alike(systems, "get_quote", "which system fit restaurant"),
  ...alike("/store/prices-that-hold", "browse_store", "how do I order Prices That Hold"),
];
