import type about from "../locales/en/about.json";
import type accounts from "../locales/en/accounts.json";
import type admin from "../locales/en/admin.json";
import type badges from "../locales/en/badges.json";
import type blog from "../locales/en/blog.json";
import type categories from "../locales/en/categories.json";
import type classPlaces from "../locales/en/class-places.json";
import type classes from "../locales/en/classes.json";
import type common from "../locales/en/common.json";
import type compute from "../locales/en/compute.json";
import type drafts from "../locales/en/drafts.json";
import type editor from "../locales/en/editor.json";
import type errors from "../locales/en/errors.json";
import type explanations from "../locales/en/explanations.json";
import type forum from "../locales/en/forum.json";
import type home from "../locales/en/home.json";
import type homework from "../locales/en/homework.json";
import type language from "../locales/en/language.json";
import type legal from "../locales/en/legal.json";
import type math from "../locales/en/math.json";
import type meta from "../locales/en/meta.json";
import type moderation from "../locales/en/moderation.json";
import type notices from "../locales/en/notices.json";
import type practiceTests from "../locales/en/practice-tests.json";
import type progress from "../locales/en/progress.json";
import type refusals from "../locales/en/refusals.json";
import type robot from "../locales/en/robot.json";
import type tutor from "../locales/en/tutor.json";
import type weeklyDesk from "../locales/en/weekly-desk.json";
import type weeklyProblem from "../locales/en/weekly-problem.json";

declare module "i18next" {
  interface CustomTypeOptions {
    defaultNS: "common";
    resources: {
      about: typeof about;
      accounts: typeof accounts;
      admin: typeof admin;
      badges: typeof badges;
      blog: typeof blog;
      categories: typeof categories;
      "class-places": typeof classPlaces;
      classes: typeof classes;
      common: typeof common;
      compute: typeof compute;
      drafts: typeof drafts;
      editor: typeof editor;
      errors: typeof errors;
      refusals: typeof refusals;
      explanations: typeof explanations;
      forum: typeof forum;
      home: typeof home;
      homework: typeof homework;
      language: typeof language;
      legal: typeof legal;
      math: typeof math;
      meta: typeof meta;
      moderation: typeof moderation;
      notices: typeof notices;
      "practice-tests": typeof practiceTests;
      progress: typeof progress;
      robot: typeof robot;
      tutor: typeof tutor;
      "weekly-desk": typeof weeklyDesk;
      "weekly-problem": typeof weeklyProblem;
    };
  }
}
