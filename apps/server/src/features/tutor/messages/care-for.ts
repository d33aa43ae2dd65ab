import { type ConcernKind, concernAnswer, type Engine, localeOf } from "@dripstone/tutor";
import { site } from "../../../../../../site.config.ts";

/** Answers a child who needs a person: kindly, always the same, with help lines, in the child's language, and whoever else would answer. */
export const careFor = (kind: ConcernKind): Engine => ({
  name: "care",
  async *reply({ message, language }) {
    const said = concernAnswer(kind, { school: site.name, adult: site.tutor.trustedAdult, email: site.email });
    yield {
      type: "block",
      index: 0,
      block: { kind: "care", title: null, markdown: said[localeOf(message, language)] },
    };
  },
});
