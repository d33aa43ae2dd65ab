import type { Rubric } from "@dripstone/checker";
import type { CourseSource, PracticeTestSource } from "@dripstone/content";
import type { FamilyRole, Mailbox, ParentAnswer, Role } from "@dripstone/contract/accounts/payloads";
import type { BackupFailure, BackupKind } from "@dripstone/contract/backups/payloads";
import type { BlogTag } from "@dripstone/contract/blog/blog-tags";
import type { BlogText } from "@dripstone/contract/blog/draft";
import type { ClassAttendance, ClassState, ContestSlug, ProgramSubject } from "@dripstone/contract/classes/payloads";
import type { DonationWay, PledgeRhythm } from "@dripstone/contract/contact/donation";
import type { HeldFor } from "@dripstone/contract/contact/payloads";
import type { Difficulty } from "@dripstone/contract/difficulty";
import type { DraftTexts } from "@dripstone/contract/drafts/payloads";
import type { CategoryColor, CategoryIcon } from "@dripstone/contract/forum/looks";
import type { Deleter, HoldReason, WritingState } from "@dripstone/contract/forum/payloads";
import type { FlagReason } from "@dripstone/contract/forum/writing-payloads";
import type { HomeworkContentType } from "@dripstone/contract/homework/payloads";
import type { Course } from "@dripstone/contract/lessons/courses";
import type { ExerciseState, LessonAnswer } from "@dripstone/contract/lessons/payloads";
import type { Locale } from "@dripstone/contract/locale";
import type { ChoiceLetter } from "@dripstone/contract/practice-tests/choices";
import type { EndedBy } from "@dripstone/contract/practice-tests/payloads";
import type { Deed } from "@dripstone/contract/progress/deeds";
import type { SiteBook, SiteDonation } from "@dripstone/contract/site/payloads";
import type { TutorCaps } from "@dripstone/contract/tutor/models/payloads";
import type { ChatContext, ChatMessage, ChatPart } from "@dripstone/contract/tutor/payloads";
import type { ProblemText } from "@dripstone/contract/weekly-problem/desk/payloads";
import type { AttemptVerdict } from "@dripstone/contract/weekly-problem/payloads";
import type { Topic } from "@dripstone/contract/weekly-problem/topics";
import type { ConcernKind } from "@dripstone/tutor";
import type { JSONColumnType } from "kysely";
import type { Facts } from "../achievements/achievement.ts";
import type { About } from "../notices/about.ts";
import type { Generated, DB as Tables } from "./generated.ts";

/**
 * The tables as the code knows them. Of a column that takes some texts only (a check of its migration), or JSON of one shape, the generated
 * types know no more than that it is text or JSON; here it gets its type, once for everybody who reads or writes it.
 */
export type DB = Typed<
  Tables,
  {
    achievements: Typed<
      Tables["achievements"],
      { deed: Deed; difficulty: Difficulty | null; facts: JSONColumnType<Facts> }
    >;
    backupRuns: Typed<Tables["backupRuns"], { kind: BackupKind; failure: BackupFailure | null }>;
    blogPosts: Typed<
      Tables["blogPosts"],
      {
        texts: JSONColumnType<Record<Locale, BlogText>>;
        author: ByLanguage;
        minutes: JSONColumnType<Record<Locale, number>>;
        tags: BlogTag[];
      }
    >;
    chatFlags: Typed<Tables["chatFlags"], { kind: ConcernKind }>;
    contactMessages: Typed<Tables["contactMessages"], { language: Locale; heldFor: HeldFor | null }>;
    chatSessions: Typed<Tables["chatSessions"], { context: JSONColumnType<ChatContext> }>;
    chatMessages: Typed<
      Tables["chatMessages"],
      {
        role: ChatMessage["role"];
        parts: JSONColumnType<ChatPart[]>;
        sources: JSONColumnType<ChatMessage["sources"]>;
        state: ChatMessage["state"];
        feedback: ChatMessage["feedback"];
      }
    >;
    classes: Typed<
      Tables["classes"],
      {
        name: ByLanguage | null;
        place: ByLanguage | null;
        attendance: Generated<ClassAttendance>;
        state: Generated<ClassState>;
      }
    >;
    classPlaces: Typed<
      Tables["classPlaces"],
      { state: "taken" | "waiting" | "given-up"; payment: Generated<"due" | "paid" | "waived"> }
    >;
    contests: Typed<Tables["contests"], { slug: ContestSlug; note: ByLanguage | null }>;
    exerciseWork: Typed<
      Tables["exerciseWork"],
      { course: Course; state: ExerciseState["state"]; answer: JSONColumnType<LessonAnswer> | null }
    >;
    forumCategories: Typed<
      Tables["forumCategories"],
      {
        name: ByLanguage;
        description: ByLanguage;
        rules: ByLanguage | null;
        color: CategoryColor;
        icon: CategoryIcon;
      }
    >;
    forumPosts: Typed<
      Tables["forumPosts"],
      { lang: Locale; state: WritingState; heldFor: HoldReason | null; deletedBy: Deleter | null }
    >;
    forumReplies: Typed<
      Tables["forumReplies"],
      { lang: Locale; state: WritingState; heldFor: HoldReason | null; deletedBy: Deleter | null }
    >;
    forumVotes: Typed<Tables["forumVotes"], { value: 1 | -1 }>;
    forumFlags: Typed<Tables["forumFlags"], { reason: FlagReason }>;
    drafts: Typed<Tables["drafts"], { body: JSONColumnType<DraftTexts> }>;
    homework: Typed<Tables["homework"], { contentType: HomeworkContentType }>;
    lessons: Typed<
      Tables["lessons"],
      { materials: ByLanguage | null; homework: ByLanguage | null; solution: ByLanguage | null }
    >;
    lessonCourses: Typed<Tables["lessonCourses"], { course: Course; source: JSONColumnType<CourseSource> }>;
    lessonWork: Typed<Tables["lessonWork"], { course: Course }>;
    mailedLinks: Typed<
      Tables["mailedLinks"],
      { purpose: "verify-email" | "reset-password" | "confirm-email" | "parent-consent" }
    >;
    notices: Typed<Tables["notices"], { about: JSONColumnType<About> }>;
    practicePapers: Typed<Tables["practicePapers"], { title: ByLanguage; source: JSONColumnType<PracticeTestSource> }>;
    programs: Typed<
      Tables["programs"],
      {
        subject: ProgramSubject;
        name: ByLanguage;
        summary: ByLanguage;
        contest: ContestSlug | null;
        sample: JSONColumnType<Record<Locale, { homework: string; correction: string }>> | null;
      }
    >;
    programWeeks: Typed<Tables["programWeeks"], { title: ByLanguage }>;
    programBooks: Typed<Tables["programBooks"], { note: ByLanguage }>;
    semesters: Typed<Tables["semesters"], { name: ByLanguage; payment: ByLanguage | null }>;
    semesterBreaks: Typed<Tables["semesterBreaks"], { name: ByLanguage }>;
    siteSettings: Typed<
      Tables["siteSettings"],
      {
        announcement: JSONColumnType<{ text: Record<Locale, string>; link: string | null }> | null;
        donation: JSONColumnType<SiteDonation> | null;
        books: JSONColumnType<SiteBook[]> | null;
      }
    >;
    sittings: Typed<Tables["sittings"], { endedBy: EndedBy | null }>;
    sittingAnswers: Typed<Tables["sittingAnswers"], { choice: ChoiceLetter | null }>;
    pledges: Typed<Tables["pledges"], { every: PledgeRhythm; way: DonationWay }>;
    parentAnswers: Typed<Tables["parentAnswers"], { answer: ParentAnswer }>;
    familyLinks: Typed<Tables["familyLinks"], { answer: ParentAnswer | null }>;
    tutorCalls: Typed<
      Tables["tutorCalls"],
      {
        mode: ChatContext["mode"] | "try";
        state: "reserved" | "settled";
        outcome: CallOutcome | null;
      }
    >;
    tutorLimits: Typed<Tables["tutorLimits"], { whenSpent: TutorCaps["whenSpent"] }>;
    tutorModes: Typed<Tables["tutorModes"], { mode: ChatContext["mode"] }>;
    users: Typed<
      Tables["users"],
      {
        role: Generated<Role>;
        preferredLanguage: Generated<Locale>;
        familyRole: Generated<FamilyRole>;
        mailbox: Generated<Mailbox>;
        parentSaid: ParentAnswer | null;
      }
    >;
    weeklyAttempts: Typed<Tables["weeklyAttempts"], { verdict: AttemptVerdict }>;
    weeklyTrials: Typed<Tables["weeklyTrials"], { verdict: Exclude<AttemptVerdict, "wrong-form"> }>;
    weeklyProblems: Typed<
      Tables["weeklyProblems"],
      {
        difficulty: Difficulty;
        topic: Topic;
        origin: Generated<"content" | "admin">;
        rubric: JSONColumnType<Rubric>;
        texts: JSONColumnType<Record<Locale, ProblemText>>;
      }
    >;
  }
>;

/** How a reply of the tutor ended; `broken-off`: with the process that wrote it. */
type CallOutcome = "answered" | "stopped" | "fell-back" | "spent" | "failed" | "broken-off";

/** Words in each language. */
type ByLanguage = JSONColumnType<Record<Locale, string>>;

/** Only what is there can get a type of its own. */
type Typed<Table, Columns extends { [Name in keyof Columns]: Name extends keyof Table ? unknown : never }> = Omit<
  Table,
  keyof Columns
> &
  Columns;
