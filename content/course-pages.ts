import { site } from "./site.ts";

/** Texts of the pages for taking a course. */

const count = (many: number, one: string, more = `${one}s`) => `${many} ${many === 1 ? one : more}`;

/** '12 modules' and similar counts. */
export const counted = {
  modules: (many: number) => count(many, "module"),
  lessons: (many: number) => count(many, "lesson"),
  questions: (many: number) => count(many, "question"),
  quizzes: (many: number) => count(many, "quiz", "quizzes"),
};

/** When a learner gets a certificate (app/school/lessons/progress.server.ts). */
const forCertificate = (quizzes: boolean) =>
  `You get a certificate once every lesson is marked as done${quizzes ? " and every quiz is passed with at least 80% right answers" : ""}.`;

export const catalogueTexts = {
  heading: "Featured Courses",
  searchLabel: "Search courses",
  search: "Search",
  categories: "Categories",
  failed: "Failed to load content",
  failedText:
    "The courses could not be loaded just now. The rest of this page works, and nothing of yours was lost.",
  retry: "Try again",
  nothing: {
    title: "No course found",
    text: "Try another word, or look at all categories.",
    all: "Show all courses",
  },
  found: (many: number) => count(many, "course"),
  see: "See the lessons",
  seeOf: (title: string) => `See the lessons: ${title}`,
  videoLength: (length: string) => `Video, ${length}`,
  welcome: (name: string) => `Welcome back, ${name}.`,
  learning: "Go to my learning",
  visitor: "Already have an account?",
} as const;

export const courseTexts = {
  outline: "Lessons",
  outlineText: "Anybody can read the outline. Each lesson has a page of its own.",
  moduleNumber: (number: number) => `Module ${number}`,
  task: "Then do it in your own business",
  onlyOutline: "The lessons are being written. The outline says what they will teach.",
  quiz: "Quiz",
  done: "Done",
  passed: "Passed",
  unpublished: "Not published: only admins see this page.",
  start: "Start the first lesson",
  goOn: "Continue",
  goOnWith: (title: string) => `Continue: ${title}`,
  nothingYet:
    "The lessons of this course are being written. Enroll, and we will tell you when they are ready.",
  enroll: "Enroll",
  progress: (done: number, all: number) => `${done} of ${count(all, "lesson")} done`,
  open: {
    free: "This course is free for every signed-in learner.",
    granted: "This course is open to your account.",
  },
  signUp: "Create a free account",
  signIn: "Sign in",
  signInText: "Already have an account?",
  certificate: {
    how: forCertificate,
    heading: "You have finished this course",
    text: "Your certificate has a page of its own, with the name you write here. Anybody who has the address of that page can see that the certificate is real.",
    label: "Name on the certificate",
    submit: "Make my certificate",
    see: "See my certificate",
    notYet: "Some lessons or quizzes of this course are not done yet.",
  },
} as const;

/** The WhatsApp request to open a course's tier. */
export const tierTexts = {
  text: (tier: string) =>
    `The lessons of this course are for accounts with the ${tier} tier. Ask for the tier on WhatsApp: we tell you what it costs, and add it to your account when you have paid.`,
  ask: (tier: string) => `Ask for ${tier} on WhatsApp`,
  message: (tier: string, course: string) =>
    `Good day. I would like the ${tier} tier of ${site.school}, for the course “${course}”. The email address of my account is: `,
} as const;

export const lessonTexts = {
  place: (module: number, lesson: number, lessons: number) =>
    `Module ${module} · lesson ${lesson} of ${lessons}`,
  reading: (length: string) => `${length} to read`,
  markDone: "Mark as done",
  marking: "Saving...",
  done: "This lesson is done",
  kept: "Saved on this device. It is sent when there is a network.",
  failed: "This could not be saved. Please try again.",
  previous: "Previous",
  next: "Next",
  toQuiz: "Go to the quiz",
  toCourse: "Back to the course",
  toNext: "Go to the next lesson",
  allModules: "All modules of this course",
  files: "Files for this lesson",
  video: "Watch the video",
  videoFacts: (length: string | null, data: string | null) =>
    [length, data && `about ${data} of data`].filter(Boolean).join(" · "),
  videoUnknown:
    "The length of the video and the data it uses are not known. On mobile data, expect about 6 MB a minute.",
  audio: "Listen instead",
  audioFacts: (data: string | null) =>
    data ? `Sound only, ${data}` : "Sound only, much less data than the video",
  offline: "Lessons you have opened can be read on this device without a network.",
  lockedSignIn: {
    heading: "Sign in to read this lesson",
    text: "Lessons are for learners with an account. An account is free, and so is every course of the Free tier.",
  },
  lockedTier: { heading: "This lesson is not open to your account yet" },
} as const;

export const quizTexts = {
  title: (module: string) => `Quiz: ${module}`,
  intro: (total: number, needed: number) =>
    `${count(total, "question")}. You pass with ${needed} right answers. You can try as many times as you like.`,
  submit: "Check my answers",
  submitting: "Checking...",
  missing: "Please answer every question.",
  notSent: "Your answers could not be sent. They are still here: please try again.",
  question: (number: number, total: number) => `Question ${number} of ${total}`,
  passed: (score: number, total: number) => `Passed: ${score} of ${total} right`,
  failed: (score: number, total: number) => `${score} of ${total} right: not passed yet`,
  passedText: "Well done. Now do the task in your own business.",
  failedText: "Read below why each answer is right, go through the lessons again, and try once more.",
  right: "Right",
  wrong: "Your answer",
  rightAnswer: "Right answer",
  again: "Try again",
  already: "You have passed this quiz before.",
  kept: "Your answers are saved on this device. They are sent and marked when there is a network.",
  savedMarked: (title: string, score: number, total: number) => `${title}: ${score} of ${total} right`,
} as const;

export const learningTexts = {
  path: "/learning",
  heading: "My learning",
  hello: (name: string) => `Hello ${name}`,
  courses: "My courses",
  certificates: "My certificates",
  /** Beside several courses. */
  forCertificate: forCertificate(true).replace("a certificate", "a certificate for a course"),
  account: "My account",
  email: "Email",
  tier: "Tier",
  unproven: "Please open the link we sent to this address, to confirm that the address is yours.",
  change: "Change your account",
  signOut: "Sign out",
  nothing: {
    title: "You have not started a course yet",
    text: "Choose one. Free courses open at once.",
    action: "See the courses",
  },
  issued: (day: string) => `Issued on ${day}`,
  finished: "Finished. Your certificate is on the course’s page.",
  confirmed: "Thank you. Your address is confirmed.",
} as const;

export const certificateTexts = {
  heading: "Certificate of completion",
  from: site.school,
  intro: "This is to certify that",
  has: "has completed the course",
  did: (modules: number, lessons: number, quizzes: number) =>
    `${counted.modules(modules)}, ${counted.lessons(lessons)}${quizzes ? ` and ${counted.quizzes(quizzes)} passed with at least 80% right` : ""}`,
  issued: "Issued on",
  code: "Code",
  proof: (address: string) => `Anybody can check it at ${address}`,
  print: "Print or save as PDF",
  course: "See the course",
  nameNote: "The name is the one the learner gave. The code proves that the account finished the course.",
  missing: {
    heading: "No certificate has this address",
    text: `Either the code was typed wrongly, or ${site.school} never issued a certificate with it. Compare the code letter by letter with the one you were given.`,
    ask: "Ask on WhatsApp",
    message: (code: string) =>
      `Good day. I would like to check a certificate of ${site.school}. Its code is: ${code}`,
    home: "Return to Home",
  },
} as const;
