import { paths } from "@dripstone/contract/paths";
import { type ChatConcern, urgentConcerns } from "@dripstone/contract/tutor/concerns";
import ch from "../../../../locales/ch/tutor.json" with { type: "json" };
import en from "../../../../locales/en/tutor.json" with { type: "json" };
import type { NoticeKind } from "../../../notices/kinds.ts";
import { tutorMails } from "../mailing/kinds.ts";

type Flag = NoticeKind<{ name: string }>;

/** A student may need somebody's help; what was said stands on the page alone. The subject is the student. */
const tutorFlag: Flag = {
  name: "tutor-flag",
  texts: { en: en.notices["tutor-flag"], ch: ch.notices["tutor-flag"] },
  link: () => paths.adminTutor,
};

/** What a student wrote may be nothing: it is looked at when there is time. The subject is the student. */
const tutorWorry: Flag = {
  name: "tutor-worry",
  texts: { en: en.notices["tutor-worry"], ch: ch.notices["tutor-worry"] },
  link: () => paths.adminTutor,
};

/** A student may be in danger; the subject is the student with the day, so that each day there is a letter. */
export const tutorUrgent: Flag = {
  name: "tutor-urgent",
  texts: { en: en.notices["tutor-urgent"], ch: ch.notices["tutor-urgent"] },
  link: () => paths.adminTutor,
  mail: {
    letter: tutorMails["tutor-urgent"],
    labels: { en: en.letters["tutor-urgent"], ch: ch.letters["tutor-urgent"] },
    onlyFor: ["teacher", "admin"],
    usually: true,
    always: true,
  },
};

export const tutorNotices = [tutorWorry, tutorFlag, tutorUrgent];

/** What teachers are told of, and of which thing, when a student's words give reason to. */
export function noticeOf({ userId, kind, day }: { userId: string; kind: ChatConcern; day: string }) {
  const isUrgent = urgentConcerns.some((urgent) => urgent === kind);
  if (isUrgent) return { kind: tutorUrgent, subject: `${userId}.${day}` };
  return { kind: kind === "worry" ? tutorWorry : tutorFlag, subject: userId };
}
