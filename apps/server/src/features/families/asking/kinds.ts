import { paths } from "@dripstone/contract/paths";
import ch from "../../../../locales/ch/families.json" with { type: "json" };
import en from "../../../../locales/en/families.json" with { type: "json" };
import type { NoticeKind } from "../../../notices/kinds.ts";
import { familyMails } from "../mailing/kinds.ts";

/** A parent asks a child; the subject is the question. */
export const familyAsked: NoticeKind<{ name: string; email: string }> = {
  name: "family-asked",
  texts: { en: en.notices["family-asked"], ch: ch.notices["family-asked"] },
  link: () => `${paths.profile}#family`,
  mail: {
    letter: familyMails["family-asked"],
    labels: { en: en.letters["family-asked"], ch: ch.letters["family-asked"] },
    concerns: "student",
    usually: true,
  },
};

/** A child has said yes to the parent; the subject is the question. */
export const familyAgreed: NoticeKind<{ name: string; child: string }> = {
  name: "family-agreed",
  texts: { en: en.notices["family-agreed"], ch: ch.notices["family-agreed"] },
  link: ({ child }) => paths.child(child),
};
