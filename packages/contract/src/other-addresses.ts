import { type Path, paths } from "./paths.ts";

/** Where the school can be reached, helped and asked: parts of pages. */
const contact: Path = `${paths.about}#contact`;
const giving: Path = `${paths.about}#support`;
const questions: Path = `${paths.classes}#questions`;

/** Addresses that people type, and where what they look for stands. A page of ours never stands here. */
export const otherAddresses: Readonly<Record<string, Path>> = {
  "/home": paths.home,
  "/index.html": paths.home,
  "/contact": contact,
  "/contact-us": contact,
  "/contactus": contact,
  "/about-us": paths.about,
  "/donate": giving,
  "/donation": giving,
  "/donations": giving,
  "/give": giving,
  "/support": giving,
  "/faq": questions,
  "/faqs": questions,
  "/help": questions,
  "/teachers": `${paths.about}#people`,
  "/books": `${paths.about}#books`,
  "/consulting": `${paths.about}#consulting`,
  // Whoever is not logged in is asked to there, and stays.
  "/login": paths.profile,
  "/log-in": paths.profile,
  "/signin": paths.profile,
  "/sign-in": paths.profile,
  "/account": paths.profile,
  "/settings": paths.profile,
  "/signup": paths.register,
  "/sign-up": paths.register,
  "/registration": paths.register,
  "/schedule": `${paths.classes}#schedule`,
  "/class": paths.classes,
  "/courses": paths.classes,
  "/my-classes": paths.myClasses,
  "/tests": paths.practiceTests,
  "/amc": paths.math,
  "/amc8": paths.amc8,
  "/amc-8": paths.amc8,
  "/amc10": paths.amc10,
  "/amc-10": paths.amc10,
  "/computing": paths.compute,
  "/programming": paths.compute,
  "/python": paths.python,
  "/cpp": paths.cpp,
  "/languages": paths.language,
  "/chinese": paths.chinese,
  "/english": paths.english,
  "/robotics": paths.robot,
  "/raspberry-pi": paths.raspberryPi,
  "/problem": paths.weeklyProblem,
  "/weekly": paths.weeklyProblem,
  "/terms-of-service": paths.terms,
  "/privacy-policy": paths.privacy,
};

/** So much of an address that is not there is told on the page that says so. */
export const ASKED_MAX = 100;

/** Where an unknown path leads: the page that says so, and tells which one was asked for, if it is one that somebody can have typed. */
export function missingAt(path: string): string {
  const asked = readable(path);
  return asked === null ? paths.notFound : `${paths.notFound}?${new URLSearchParams({ from: asked })}`;
}

/** What may be told of a path: no sentence that somebody else has put into a link. */
export const isAsked = (text: string): boolean =>
  /^\/[\p{L}\p{M}\p{N}\-_.~/+&!@$()]+$/u.test(text) && text.length <= ASKED_MAX;

function readable(path: string): string | null {
  try {
    const cut = Array.from(decodeURIComponent(path)).slice(0, ASKED_MAX).join("");
    return isAsked(cut) ? cut : null;
  } catch {
    return null;
  }
}
