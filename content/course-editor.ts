import { site } from "./site.ts";

/** Texts of the course editor. */

const count = (many: number, one: string) => `${many} ${many === 1 ? one : `${one}s`}`;

export const courseList = {
  heading: "Courses",
  listHeading: "All courses",
  counted: {
    modules: (many: number) => count(many, "module"),
    lessons: (many: number) => count(many, "lesson"),
    learners: (many: number) => count(many, "learner"),
    questions: (many: number) => count(many, "question"),
    minutes: (many: number) => `${many} min`,
  },
  published: "Published",
  unpublished: "Not published",
  create: {
    heading: "New course",
    label: "Title of the course",
    submit: "Create course",
    note: "It is not published until you say so.",
  },
  empty: {
    title: "No courses yet",
    text: "Give the first one a title above. Nobody sees it before you publish it.",
  },
  unread: {
    title: "The courses could not be loaded",
    text: "Nothing is lost: they are in the records. Try again in a minute.",
  },
  back: "Courses",
  backToCourse: "Back to the course",
} as const;

export const courseEditor = {
  facts: "About the course",
  publishing: "Publishing",
  publish: "Publish",
  unpublish: "Take off the site",
  isPublished: "Everybody sees this course on the school’s page.",
  isUnpublished: "Only admins see this course. Publish it when it is ready.",
  see: "See it as learners do",
  cover: {
    heading: "Cover",
    text: "A PNG, JPEG or WebP picture of at most 1 MB, wider than it is high. Without one, a cover is drawn.",
    label: "Picture",
    submit: "Use this picture",
    changed: "The course has a new cover.",
    drawn: "Use the drawn cover",
    missing: "Please choose a picture.",
    tooLarge: "The picture is larger than 1 MB. Make it smaller and try again.",
    notPicture: "This file is not a PNG, JPEG or WebP picture.",
    threat: "The virus scanner found something in this picture. Please choose another one.",
    notScanned: "This picture could not be checked for viruses. Please try again in a few minutes.",
  },
  modules: "Modules and lessons",
  noModules: "No modules yet. Name the first one below.",
  noLessons: "No lessons yet.",
  hiddenModule: "Learners see it once it has a lesson.",
  addModule: { label: "Title of a new module", submit: "Add module" },
  addLesson: {
    label: (module: string) => `Title of a new lesson in “${module}”`,
    short: "Title of a new lesson",
    submit: "Add lesson",
  },
  editModule: "Edit module and quiz",
  editLesson: "Edit",
  menu: "Move or remove",
  up: "Move up",
  down: "Move down",
  drag: "Drag to move",
  remove: "Remove",
  about: (action: string, what: string) => `${action}: ${what}`,
  lessonForm: "Lesson",
  moduleForm: "Module",
  quiz: "Quiz",
  quizText:
    "Learners pass with at least 80% right. After they send their answers, they see why each one is right.",
  noQuestions: "No questions yet: this module has no quiz.",
  newQuestion: "New question",
  addQuestion: "Add question",
  questionNumber: (number: number) => `Question ${number}`,
  rightAnswer: "Right answer",
  preview: "Preview",
  previewHeading: "Preview",
  previewNote: "As learners will read it. It is not saved yet.",
  emptyPreview: "There is no text yet.",
  files: "Files for this lesson",
  filesText: "Each with a name, an address and its size. Each time you save, you get two more empty rows.",
} as const;

/** Notices after a change. */
export const courseChanges = {
  published: (title: string) => `“${title}” is published.`,
  unpublished: (title: string) => `“${title}” is off the site.`,
  drawn: "The course has a drawn cover.",
  added: (title: string) => `“${title}” is added.`,
  moved: (title: string, place: number, of: number) => `“${title}” is now number ${place} of ${of}.`,
  removed: (title: string) => `“${title}” is removed.`,
  restored: (title: string) => `“${title}” is back.`,
  saved: (title: string) => `“${title}” is saved.`,
  undone: (title: string) => `“${title}” is as it was.`,
} as const;

/** Error messages. */
export const courseRefusals = {
  course: "This course no longer exists.",
  part: "This part of the course no longer exists.",
  slugTaken: "This address is already taken. Please choose another.",
  slugShape: "An address has only small letters, digits and single hyphens.",
  video:
    "This video cannot be played here. Give the address of a video on YouTube or Vimeo, or of a file (.mp4, .webm, .mov) that begins with https://.",
  https: "Begin the address with https://.",
  length: "Write the length as minutes and seconds, such as 12:30.",
  fileAddress: "An address begins with https://, or with / if it is on this site.",
  twoChoices: "Give at least two answers to choose from.",
  rightChoice: "Please mark which answer is right.",
  gone: "This cannot be put back any more: a day has passed, or it is back already.",
  moduleGone: "This cannot be put back: the module it was in no longer exists.",
  takenSince: "This cannot be put back: something else has its address now.",
} as const;

/** Messages of a course form that was not simply saved. */
export const editorTexts = {
  save: "Save",
  saving: "Saving...",
  refused: "This is not saved yet. Look at the marked fields.",
  failed: "This could not be saved. What you typed is still here: check your connection and try again.",
  newer: {
    title: "Somebody else saved this while you were writing.",
    text: "Nothing is overwritten yet. Beside each field that differs you see what is saved now.",
    theirs: "Saved now:",
    nothing: "(nothing)",
    mine: "Replace it with mine",
    take: "Keep the saved version",
  },
} as const;

interface FieldTexts {
  readonly label: string;
  readonly hint?: string;
}

/** The fields of the four forms. */
export const editorFields = {
  title: { label: "Title" },
  slug: {
    label: "Address",
    hint: "The last part of the page’s address. Leave it empty to make it from the title. If you change it, old links stop working.",
  },
  description: { label: "Description" },
  category: { label: "Category" },
  tier: { label: "Tier" },
  path: { label: "Learning path", hint: "Which path the enrollment form begins with." },
  outline: { label: "Lessons", hint: "One point on each line. Anybody can read it." },
  task: { label: "Task", hint: "What the learner does in their own business afterwards." },
  minutes: { label: "Minutes to read" },
  text: { label: "Text", hint: "Markdown: ## heading, **bold**, - list, 1. list, > quote." },
  videoAddress: { label: "Video address", hint: "YouTube, Vimeo, or a video file; it begins with https://." },
  videoLength: { label: "Video length", hint: "Minutes and seconds, such as 12:30." },
  videoMegabytes: { label: "Video size in MB", hint: "Worked out from its length if left empty." },
  audioAddress: { label: "Audio address", hint: "An audio file; it begins with https://." },
  audioMegabytes: { label: "Audio size in MB" },
  question: { label: "Question" },
  why: { label: "Why it is right" },
} as const satisfies Record<string, FieldTexts>;

export const numberedFields = {
  choice: (number: number) => `Answer ${number}`,
  fileName: (number: number) => `Name of file ${number}`,
  fileAddress: (number: number) => `Address of file ${number}`,
  fileSize: (number: number) => `Size of file ${number} in KB`,
} as const;

/** Choices that may be left empty. */
export const openChoices = { category: "No category", path: "No path" } as const;

export const adminTitle = (heading: string) => `${heading} · ${site.name}`;
