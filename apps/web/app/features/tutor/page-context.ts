import { paths } from "@dripstone/contract/paths";
import type { ChatContext } from "@dripstone/contract/tutor/payloads";

/** What somebody who asks for help is busy with. */
export type Topic = Pick<ChatContext, "section" | "subject" | "level">;

/** What is asked about of a section when nothing closer is known. */
export const topicIn = (section: Topic["section"]): Topic => sections[section];

/** What is asked about in mathematics at a level. */
export const topicAt = (level: Topic["level"]): Topic => ({ ...(level === "general" ? math : contest), level });

/** What a page is about, as far as the tutor has to know; the first line that fits counts. */
export function topicOf(pathname: string): Topic {
  return topics.find(([beginning]) => isBelow(pathname, beginning))?.[1] ?? anything;
}

const anything: Topic = { section: "general", subject: "math", level: "general" };
const math: Topic = { section: "math", subject: "math", level: "general" };
const amc8: Topic = { section: "math", subject: "amc", level: "amc8" };
const amc10: Topic = { section: "math", subject: "amc", level: "amc10" };
const contest: Topic = { section: "math", subject: "amc", level: "general" };
const programming: Topic = { section: "computer-science", subject: "programming", level: "general" };

const language: Topic = { section: "language", subject: "education", level: "general" };
const sections: Record<Topic["section"], Topic> = {
  ...{ math, language, "computer-science": programming },
  general: { ...anything, subject: "general" },
};

const topics: [beginning: string, topic: Topic][] = [
  [paths.amc8, amc8],
  [paths.amc10, amc10],
  [paths.math, math],
  [paths.tutor, math],
  [paths.practiceTest("amc8"), amc8],
  [paths.practiceTest("amc10"), amc10],
  [paths.practiceTests, contest],
  [paths.weeklyProblem, contest],
  [paths.compute, programming],
  [paths.robot, programming],
  [paths.language, language],
  [paths.classes, { ...anything, subject: "education" }],
  [paths.homework, { ...anything, subject: "education" }],
];

/** Papers are called `amc8-first`: what comes after the contest begins with a dash. */
const isBelow = (pathname: string, beginning: string) =>
  pathname === beginning || pathname.startsWith(`${beginning}/`) || pathname.startsWith(`${beginning}-`);
