/**
 * The address of every page, written once: the page map, links, mails and tests take it from here. `:id` stands for a part that
 * differs from page to page.
 */
export const pages = {
  home: "/",
  about: "/about",
  blog: "/blog",
  blogPost: "/blog/:slug",
  classes: "/classes",
  /** Where somebody has a place, or waits for one. */
  myClasses: "/classes/mine",
  classDetail: "/classes/:id",
  /** What somebody hands in for their classes, and what has become of it. */
  homework: "/homework",
  homeworkOf: "/homework/:id",
  practiceTests: "/practice-tests",
  practiceTest: "/practice-tests/:paper",
  printPracticeTest: "/practice-tests/:paper/print",
  /** One's own: the questions while it is open, what came out of it afterwards. */
  sitting: "/practice-tests/:paper/sittings/:id",
  forum: "/forum",
  newPost: "/forum/new",
  forumPost: "/forum/posts/:id",
  editPost: "/forum/posts/:id/edit",
  math: "/math",
  amc8: "/math/amc8",
  amc8Lesson: "/math/amc8/:lesson",
  amc10: "/math/amc10",
  amc10Lesson: "/math/amc10/:lesson",
  compute: "/compute",
  python: "/compute/python",
  pythonLesson: "/compute/python/:lesson",
  cpp: "/compute/cpp",
  cppLesson: "/compute/cpp/:lesson",
  language: "/language",
  chinese: "/language/chinese",
  chineseLesson: "/language/chinese/:lesson",
  english: "/language/english",
  englishLesson: "/language/english/:lesson",
  robot: "/robot",
  raspberryPi: "/robot/raspberry-pi",
  raspberryPiLesson: "/robot/raspberry-pi/:lesson",
  register: "/register",
  verifyEmail: "/verify-email",
  forgotPassword: "/forgot-password",
  resetPassword: "/reset-password",
  confirmEmail: "/confirm-email",
  parentConsent: "/parent-consent",
  profile: "/profile",
  progress: "/progress",
  /** A parent's children. */
  children: "/children",
  child: "/children/:id",
  /** An older address of the progress page. */
  myProgress: "/my-progress",
  weeklyProblem: "/weekly-problem",
  archive: "/weekly-problem/archive",
  archivedProblem: "/weekly-problem/archive/:week",
  /** Where the letters that remind of it are stopped. */
  stopReminder: "/stop-reminder",
  /** Where other letters are stopped that tell of what is on the site. */
  stopLetters: "/stop-letters",
  /** What is found on the whole site. */
  search: "/search",
  tutor: "/tutor",
  admin: "/admin",
  adminForum: "/admin/forum",
  /** Messages to the tutor with which students may need help. */
  adminTutor: "/admin/tutor",
  /** Replies of the tutor that have not helped. */
  adminTutorReplies: "/admin/tutor/replies",
  adminCategories: "/admin/categories",
  /** `new` instead of an id adds a category. */
  adminCategory: "/admin/categories/:id",
  adminUsers: "/admin/users",
  adminUser: "/admin/users/:id",
  /** What teachers and admins have done. */
  adminAudit: "/admin/audit",
  /** Jobs, letters, and how the product itself is doing. */
  adminOperation: "/admin/operation",
  adminSite: "/admin/site",
  adminAnalytics: "/admin/analytics",
  adminWeeklyProblems: "/admin/weekly-problems",
  adminWeeklyPlan: "/admin/weekly-problems/plan",
  /** `new` instead of an id begins a problem. */
  adminWeeklyProblem: "/admin/weekly-problems/:id",
  adminWeeklyRound: "/admin/weekly-problems/weeks/:week",
  adminExplanations: "/admin/weekly-problems/explanations",
  /** What waits to be graded. */
  adminHomework: "/admin/homework",
  adminHomeworkOf: "/admin/homework/:id",
  adminGradebook: "/admin/homework/classes/:id",
  adminModels: "/admin/models",
  /** What people have written to the school. */
  adminContact: "/admin/contact",
  adminContactMessage: "/admin/contact/:id",
  adminBlog: "/admin/blog",
  /** `new` instead of an id begins a post. */
  adminBlogPost: "/admin/blog/:id",
  adminClasses: "/admin/classes",
  adminSemester: "/admin/classes/semesters/:id",
  adminProgram: "/admin/classes/programs/:id",
  adminContest: "/admin/classes/contests/:slug",
  /** A class as its teacher has it on the desk. */
  adminClass: "/admin/classes/:id",
  adminRoster: "/admin/classes/:id/students",
  /** `new` instead of an id adds a class, as it does a semester or a program. */
  adminClassSettings: "/admin/classes/:id/settings",
  adminLesson: "/admin/classes/:id/lessons/:week",
  terms: "/terms",
  privacy: "/privacy",
  notFound: "/404",
} as const;

type Pages = typeof pages;

/** An address with its differing parts filled in: `/forum/posts/${string}`. */
type Filled<Pattern extends string> = Pattern extends `${infer Before}/:${string}/${infer After}`
  ? `${Before}/${string}/${Filled<After>}`
  : Pattern extends `${infer Before}/:${string}`
    ? `${Before}/${string}`
    : Pattern;

type Parts<Pattern extends string> = Pattern extends `${string}/:${string}/${infer After}`
  ? [part: string, ...Parts<`/${After}`>]
  : Pattern extends `${string}/:${string}`
    ? [part: string]
    : [];

type PathTo<Pattern extends string> =
  Parts<Pattern> extends [] ? Pattern : (...parts: Parts<Pattern>) => Filled<Pattern>;

/** An address on this site, perhaps with a place on its page: what a link may lead to. */
export type Path = Filled<Pages[keyof Pages]> | `${Filled<Pages[keyof Pages]>}#${string}`;

/** `paths.about` is an address, `paths.forumPost("7")` makes one. */
export const paths = Object.fromEntries(
  Object.entries(pages).map(([page, pattern]) => [page, pattern.includes(":") ? filling(pattern) : pattern]),
) as { [Page in keyof Pages]: PathTo<Pages[Page]> };

function filling(pattern: string): (...parts: string[]) => string {
  return (...parts) => {
    const left = [...parts];
    return pattern.replace(/:\w+/g, () => encodeURIComponent(left.shift() ?? ""));
  };
}
