/** Texts of the sign-in screens and the dashboard. The messages are the specification's, word for word. */

export const signInTexts = {
  heading: "Admin sign in",
  text: "For the owner and staff.",
  email: "Email",
  password: "Password",
  show: "Show password",
  hide: "Hide password",
  submit: "Sign In",
  submitting: "Signing in...",
  back: "Back to Website",
  /** For recruiters, whom the admins' sign-in refuses. */
  reviewHere: "Review applications here",
} as const;

/** Notices on the sign-in screen and the dashboard about what just happened, by the value in the address. */
export const accountNotices = {
  denied: { tone: "error", title: "Access denied. Admin privileges required." },
  unchecked: { tone: "error", title: "Error checking authentication" },
  "signed-out": { tone: "success", title: "Logged out successfully" },
  "new-password": { tone: "success", title: "Your new password is saved. Sign in with it." },
} as const;

export type AccountNotice = keyof typeof accountNotices;

export const signInMessages = {
  missing: "Please fill in all fields",
  noUser: "Login failed - no user data received",
  unverified: "Failed to verify admin status",
  denied: accountNotices.denied.title,
  unexpected: "An unexpected error occurred",
  welcome: (name: string) => `Welcome back, ${name}!`,
} as const;

export const dashboardTexts = {
  heading: "Admin dashboard",
  troubles: "Needs your attention",
  refresh: "Refresh",
  refreshed: "Dashboard refreshed successfully",
  refreshFailed: "Failed to refresh dashboard",
  autoRefresh: "Auto-refresh",
  /** Names them for screen readers. */
  controls: "Dashboard controls",
  logout: "Logout",
  /** The line above the cards. */
  waiting: "What waits for you",
  toAnswer: "to answer",
  overdue: "overdue",
  callsToday: (calls: number) => (calls === 1 ? "call today" : "calls today"),
  leads: "Messages and calls",
  newLeads: "new",
  conversations: "Conversations",
  unansweredConversations: "not answered",
  courses: "Courses",
  enrollments: "Enrollments",
  learners: "Learners",
  staff: "Staff",
  mails: "Mails",
  downloads: "Downloads",
  status: "Status",
  recruitment: "Recruitment",
  pendingApplications: "pending",
  lists: "Back office",
  wholePage: (views: number) => `The page with all its addresses: ${views.toLocaleString("en-NG")} views`,
  cards: {
    active: { label: "Active Users", note: "in the last 5 minutes" },
    views: { label: "Total Page Views" },
    clicks: { label: "Click Events" },
    sources: { label: "Traffic Sources" },
  },
  live: "Live",
  static: "Static",
  ranges: { 1: "24h", 7: "7d", 30: "30d" },
  rangeWords: { 1: "last 24 hours", 7: "last 7 days", 30: "last 30 days" },
  /** Beside the page views, because the Figures screen counts whole days. */
  rangeRules: { 1: "last 24 hours", 7: "last 7 × 24 hours", 30: "last 30 × 24 hours" },
} as const;

/** Texts that all of the owner's lists share. */
export const listTexts = {
  back: "Dashboard",
  logout: "Logout",
  twoStep: { path: "/two-step-sign-in", label: "Two-step sign-in" },
  undo: "Undo",
  changeFailed: "That could not be saved. Check your connection and try again.",
  retry: "Try again",
  /** What opens a row of a list, for screen readers, and what closes it. */
  details: "Details",
  close: "Close",
  selectAll: "Select this page",
  selectNone: "Select none",
  selected: (count: number) => `${count} selected`,
  search: {
    submit: "Show",
    clear: "Clear",
    fold: "Search and filter",
    find: "Search",
    filter: "Filter",
    /** A search text among the filters that are set. */
    quoted: (text: string) => `“${text}”`,
    removeOf: (filter: string) => `Remove filter: ${filter}`,
  },
  pages: {
    label: "Pages",
    newer: "Newer",
    older: "Older",
    at: (page: number, of: number) => `Page ${page} of ${of}`,
  },
} as const;

/** The sign-in of the review, whose screen is called the portal; its messages are specification 2, section 8. */
export const reviewSignIn = {
  heading: "Recruitment portal",
  text: "For people who review applications.",
  invalid: "Invalid credentials. Please try again.",
  welcome: "Login successful!",
  signedOut: "Logged out successfully",
  /** For a request without permission to see what is behind the sign-in. */
  signIn: "Please sign in as a reviewer first.",
  logout: "Logout",
} as const;
