import type { Locale } from "@dripstone/contract/locale";
import { pattern, textsIn } from "../texts.ts";

/** The problem that the journeys are about, as `content/problems/weekly` tells it. */
const problem = {
  en: {
    title: "Four Drops, Six Bowls",
    hintText: "In how many different ways can the four drops land?",
    solutionText: "One pair and two singles",
  },
  ch: { title: "四滴水，六只碗", hintText: "四滴水一共有多少种落法？", solutionText: "第一类" },
};

/** What the weekly problem and the progress say. */
const wordsIn = (locale: Locale) => {
  const t = textsIn(locale);
  const zone = { en: "Eastern Time", ch: "北美东部时间" }[locale];
  return {
    ...problem[locale],
    answer: t("weekly-problem:answer.label"),
    handIn: t("weekly-problem:answer.handIn"),
    left: (count: number) => t("weekly-problem:attempts.left", { count }),
    read: t("weekly-problem:reading.label"),
    bracketOpen: t("weekly-problem:unreadable.bracket-not-closed"),
    free: t("weekly-problem:unreadable.free"),
    notYet: t("weekly-problem:outcome.different.title"),
    close: t("weekly-problem:outcome.foreseen.title"),
    repeated: t("weekly-problem:outcome.repeated"),
    hint: t("weekly-problem:hints.nth", { number: 1 }),
    solution: t("weekly-problem:solution.heading"),
    solved: t("weekly-problem:solved.title"),
    points: t("weekly-problem:solved.points", { count: 20 }),
    newBadges: [t("badges:first-drop.name"), t("badges:first-try.name")] as const,
    toProgress: t("weekly-problem:solved.progress"),
    totalPoints: t("progress:points"),
    earnedOn: pattern(t("badges:earned", { date: "#" }), /.*\d.*/),
    empty: t("progress:empty.title"),
    progressFailed: t("progress:failed.title"),
    out: t("weekly-problem:out.title"),
    waiting: (count: number) => t("weekly-problem:trial.points", { count }),
    more: t("weekly-problem:trial.more", { count: 4 }),
    still: (count: number) => t("weekly-problem:trial.still", { count }),
    zone,
    ownTime: pattern(t("common:time.own", { moment: "#" }), /.+/),
    register: t("common:session.register"),
    readSolution: t("weekly-problem:out.solution"),
    warmUp: t("weekly-problem:out.amc8"),
    loginFirst: t("weekly-problem:login.title"),
    beside: t("weekly-problem:hints.beside"),
    visitorUsed: t("weekly-problem:attempts.visitorUsed"),
    correct: t("weekly-problem:verdict.equal"),
    kept: t("weekly-problem:trial.kept"),
    finish: (mailbox: "own" | "parent") => pattern(t(`weekly-problem:trial.finish.${mailbox}`, { date: "#" }), /.+/),
    enterCode: t("weekly-problem:trial.enterCode"),
    takenOver: t("weekly-problem:trial.takenOver"),
    arrived: (count: number) => t("weekly-problem:arrival.points", { count }),
    toMath: t("weekly-problem:answer.toMath"),
    toText: t("weekly-problem:answer.toText"),
    explain: t("weekly-problem:answer.explain"),
    explanation: t("weekly-problem:answer.explanation"),
    required: t("fields:ANSWER_REQUIRED"),
    closed: t("weekly-problem:closed.title"),
    toNew: t("weekly-problem:closed.next"),
    offline: t("weekly-problem:offline"),
    keypad: {
      label: t("math-editor:keypad.label"),
      own: t("math-editor:keypad.hide"),
      show: t("math-editor:keypad.show"),
      fraction: `${t("math-editor:keypad.fraction")} a⁄b`,
      root: t("math-editor:keypad.root"),
      right: t("math-editor:keypad.right"),
      remove: t("math-editor:keypad.back"),
    },
  };
};

export type WeeklyWords = ReturnType<typeof wordsIn>;

export const weeklyWords: Record<Locale, WeeklyWords> = { en: wordsIn("en"), ch: wordsIn("ch") };
