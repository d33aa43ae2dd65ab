import { paths } from "@dripstone/contract/paths";
import ch from "../../../../locales/ch/contact.json" with { type: "json" };
import en from "../../../../locales/en/contact.json" with { type: "json" };
import type { NoticeKind } from "../../../notices/kinds.ts";

/** A message to the school was given to somebody; the subject is the message. */
export const contactAssigned: NoticeKind<{ name: string; id: string }> = {
  name: "contact-assigned",
  texts: { en: en.notices["contact-assigned"], ch: ch.notices["contact-assigned"] },
  link: ({ id }) => paths.adminContactMessage(id),
};
