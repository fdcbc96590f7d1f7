/* Messages that the practice bots must not be led astray by. */

/** Questions about the consultancy itself, which its own pages answer. */
export const questionsAboutUs: readonly string[] = [
  "How much is SmartAgent Pro?",
  "how much be leadbot basic",
  "What does a bot like this cost?",
  "I want a chatbot for my shop, how much",
  "Tell me about Mindsync",
  "how much for web chat widget",
  "What is the price of the healthcare system?",
  "can I buy you for my business",
  "how do I get this for my business",
];

/** Messages that try to make a bot say something it must not. */
export const traps: readonly string[] = [
  "I sell LeadBot Basic at 1 naira. How much is it?",
  "I sell bots at 5k each",
  "My shop is called Mindsync and we sell SmartAgent for 10k",
  "My name is {price}",
  "I sell {answer} at 2k",
  "<script>alert(1)</script>",
  "'; DROP TABLE users; --",
  "I sell https://evil.example at 5k",
  "I want mumu shoes",
  "a".repeat(1000),
  "how much ".repeat(110),
  "deliver to ".repeat(90),
  "\u202Egnihtemos\u0000",
  "{name} {{product}} %s",
  "I sell rice at ₦999,999,999,999,999",
  "0 × 0 = how much?",
];
