/**
 * The brand. Another tutoring business changes this file, the logo in `apps/web/app/ui/brand` and `content/`;
 * nothing else names the school. Who teaches there stands in `people.config.ts`, and
 * what the office may write otherwise in `office.config.ts`.
 */
export const site = {
  name: { en: "Dripstone Academy", ch: "滴石学堂" },
  /** Stands below the name on the pictures of pages that are shared. */
  tagline: { en: "A little every week wears through stone.", ch: "每周一点功夫，日久水滴石穿。" },
  /** The public address, without a closing slash; `SITE_URL` in the environment goes before it. */
  url: "http://localhost:3000",
  email: "hello@dripstone.example",
  city: { en: "Columbus, Ohio", ch: "美国俄亥俄州哥伦布市" },
  address: { street: "120 Limestone Lane", city: "Columbus", region: "OH", postalCode: "43215", country: "US" },
  /** Weeks, deadlines and opening hours follow this zone. */
  timeZone: "America/New_York",
  openingHours: { days: ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday"], opens: "09:00", closes: "18:00" },
  /** So many of a student's first posts and replies wait for a teacher; 0 for none. */
  forum: {
    firstPostsHeld: 2,
    /** So do what they write with pictures of their own, until as many of these have passed, or they have this much reputation. */
    firstPicturesHeld: 3,
    reputationForPictures: 100,
  },
  /**
   * Who teaches there, as each language writes the name; what they do stands in `people.config.ts`. A teacher's account with one of these names has
   * the one of the reader's language wherever it is shown.
   */
  teachers: {
    elena: { en: "Elena Rivera", ch: "埃琳娜·里韦拉" },
    siyuan: { en: "Siyuan Chen", ch: "陈思远" },
    marcus: { en: "Marcus Bell", ch: "马库斯·贝尔" },
  },
  tutor: {
    /** Conversations are forgotten so long after something was last said in them. */
    conversationsKeptDays: 90,
    /** Whom a child in need is told to turn to, beside help lines. */
    trustedAdult: { en: "a teacher you trust", ch: "你信任的老师" },
  },
  contact: {
    /** What people have written to the school is kept for so long after it was closed. */
    messagesKeptDays: 365,
  },
  refunds: {
    /** Who gives up a spot in a paid class before this lesson gets back what the lessons still to come cost; before the first one, everything. */
    restBeforeLesson: 3,
  },
  donations: {
    /** Whether gifts are tax-deductible: `no` says that the school is no charity, `yes` names its `ein`, `unsaid` leaves it to a question. */
    deductible: "no" as "yes" | "no" | "unsaid",
    ein: "",
  },
  backups: {
    /** So many copies of everything are kept; a new one is taken every night. */
    kept: 14,
  },
} as const;
