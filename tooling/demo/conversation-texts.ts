/** One chat with the concierge: the visitor's page and questions. The answers come from the product itself. */
export interface SampleChat {
  page: string;
  questions: readonly string[];
  came: readonly [daysAgo: number, time: string];
  /** Whether the owner has handled it. */
  handled?: true;
}

export const chats: readonly SampleChat[] = [
  {
    page: "/whatsapp-ai-packages",
    questions: ["Can the assistant speak Hausa?", "How much is SmartAgent Pro?"],
    came: [0, "07:52"],
  },
  {
    page: "/",
    questions: ["good morning", "I run a clinic with 3 doctors. Which app fit me?", "how much"],
    came: [0, "09:15"],
  },
  { page: "/", questions: ["Does it work with Moniepoint?"], came: [1, "12:40"] },
  {
    page: "/video-courses",
    questions: ["do I get a certificate", "is it free", "thank you"],
    came: [1, "20:31"],
  },
  {
    page: "/ai-enterprise-systems",
    questions: ["what is in the restaurant system", "can it work with two branches"],
    came: [2, "10:03"],
  },
  { page: "/", questions: ["will it work for my poultry farm"], came: [2, "18:26"] },
  { page: "/", questions: ["Una dey for Port Harcourt?", "can i pay small small"], came: [3, "13:17"] },
  {
    page: "/business-apps",
    questions: ["can the hotel app print receipts on a thermal printer", "what does the hotel app cost"],
    came: [4, "11:58"],
  },
  {
    page: "/recruitment/overview",
    questions: [
      "how do I become a consultant",
      "how much do consultants earn",
      "do I need to know how to code",
    ],
    came: [4, "21:44"],
  },
  {
    page: "/",
    questions: ["do you do school portal for result checking"],
    came: [5, "16:09"],
    handled: true,
  },
  {
    page: "/whatsapp-ai-packages",
    questions: [
      "What is the difference between LeadBot and SmartAgent",
      "which one is cheaper?",
      "tell me more",
    ],
    came: [6, "14:35"],
  },
  { page: "/", questions: ["I want to talk to a person"], came: [7, "09:49"], handled: true },
  { page: "/", questions: ["Do you connect to Sage Evolution?"], came: [8, "15:22"] },
  { page: "/tools", questions: ["which tool writes captions", "is there a limit"], came: [9, "19:06"] },
  {
    page: "/free-courses",
    questions: ["where do I download the bookkeeping course"],
    came: [10, "22:11"],
  },
  { page: "/", questions: ["how long does it take to build", "do you give refund"], came: [12, "10:55"] },
  { page: "/", questions: ["Can the assistant post on my Jumia shop?"], came: [13, "17:48"], handled: true },
  {
    page: "/whatsapp-ai-packages",
    questions: ["Who owns the customer numbers, you or me?", "can I bring my own phone number"],
    came: [15, "12:02"],
  },
  { page: "/", questions: ["do you work on Sunday?"], came: [16, "20:40"] },
  { page: "/", questions: ["Do you supply POS machines?"], came: [18, "13:31"], handled: true },
  { page: "/", questions: ["is there discount for churches"], came: [20, "18:13"] },
  {
    page: "/ai-enterprise-systems",
    questions: ["How much for the Real Estate AI System per month?", "and to set up?"],
    came: [23, "11:20"],
  },
  { page: "/video-courses", questions: ["Do you train staff in person in Kaduna?"], came: [25, "09:04"] },
  { page: "/", questions: ["how do I book a call?"], came: [28, "15:57"] },
];
