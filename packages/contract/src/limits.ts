import { accountLimits } from "./accounts/limits.ts";
import { userOfficeLimits } from "./accounts/office/limits.ts";
import { analyticsLimits } from "./analytics/limits.ts";
import { backupLimits } from "./backups/limits.ts";
import { blogLimits } from "./blog/limits.ts";
import { classLimits } from "./classes/limits.ts";
import { classOfficeLimits } from "./classes/office/limits.ts";
import { contactLimits } from "./contact/limits.ts";
import { draftLimits } from "./drafts/limits.ts";
import { familyLimits } from "./families/limits.ts";
import { fileLimits } from "./files/limits.ts";
import { forumLimits } from "./forum/limits.ts";
import { homeworkLimits } from "./homework/limits.ts";
import { lessonLimits } from "./lessons/limits.ts";
import { mailLimits } from "./mail/limits.ts";
import { noticeLimits } from "./notices/limits.ts";
import { oneOwner } from "./one-owner.ts";
import { practiceTestLimits } from "./practice-tests/limits.ts";
import { searchLimits } from "./search/limits.ts";
import { siteLimits } from "./site/limits.ts";
import { tutorLimits } from "./tutor/limits.ts";
import { weeklyProblemLimits } from "./weekly-problem/limits.ts";

/** Every limit by its name. Numbers only: both locales' texts take them as `{{PASSWORD_MIN}}`. */
export const limits = oneOwner(
  accountLimits,
  userOfficeLimits,
  mailLimits,
  noticeLimits,
  fileLimits,
  familyLimits,
  draftLimits,
  weeklyProblemLimits,
  forumLimits,
  classLimits,
  classOfficeLimits,
  homeworkLimits,
  practiceTestLimits,
  lessonLimits,
  contactLimits,
  blogLimits,
  analyticsLimits,
  searchLimits,
  siteLimits,
  tutorLimits,
  backupLimits,
);
