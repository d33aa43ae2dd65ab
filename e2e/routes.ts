import { paths } from "@dripstone/contract/paths";

/** Every address of the specification's table, as a visitor can type it; `guarded` ones send a visitor home. */
export const publicRoutes = [
  paths.home,
  paths.about,
  paths.blog,
  paths.classes,
  paths.forum,
  paths.math,
  paths.amc8,
  paths.amc10,
  paths.compute,
  paths.python,
  paths.cpp,
  paths.language,
  paths.chinese,
  paths.english,
  paths.robot,
  paths.raspberryPi,
  paths.register,
  paths.weeklyProblem,
  paths.archive,
  paths.stopReminder,
  paths.stopLetters,
  paths.tutor,
  paths.verifyEmail,
  paths.forgotPassword,
  paths.resetPassword,
  paths.confirmEmail,
  paths.parentConsent,
  paths.terms,
  paths.privacy,
  paths.notFound,
] as const;

export const userRoutes = [
  paths.myClasses,
  paths.newPost,
  paths.editPost("1"),
  paths.profile,
  paths.progress,
  paths.homework,
] as const;

export const adminRoutes = [
  paths.admin,
  paths.adminForum,
  paths.adminCategories,
  paths.adminCategory("new"),
  paths.adminUsers,
  paths.adminAnalytics,
  paths.adminWeeklyProblems,
  paths.adminWeeklyPlan,
  paths.adminWeeklyProblem("new"),
  paths.adminExplanations,
  paths.adminModels,
] as const;
