import { paths } from "@dripstone/contract/paths";
import ch from "../../../../locales/ch/tutor.json" with { type: "json" };
import en from "../../../../locales/en/tutor.json" with { type: "json" };
import type { NoticeKind } from "../../../notices/kinds.ts";

/** A student may need somebody's help; what was said stands on the page alone. */
export const tutorFlag: NoticeKind<{ name: string }> = {
  name: "tutor-flag",
  texts: { en: en.notices["tutor-flag"], ch: ch.notices["tutor-flag"] },
  link: () => paths.adminTutor,
};
