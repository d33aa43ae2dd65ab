import { builtIn, type ConcernKind, concernAnswer, type Engine, isMathematics, localeOf } from "@dripstone/tutor";
import { site } from "../../../../../../site.config.ts";

type Cared = { kind: ConcernKind; isMember: boolean };

/**
 * Answers a child who needs a person: kindly, always the same, with help lines, in the child's language, and whoever else would answer. What
 * may be nothing is answered so, too, and then the mathematics in it, by what asks nobody.
 */
export const careFor = ({ kind, isMember }: Cared): Engine => ({
  name: "care",
  async *reply(asked, signal) {
    const { message, language } = asked;
    const said = concernAnswer(kind, { school: site.name, adult: site.tutor.trustedAdult, email: site.email });
    yield {
      type: "block",
      index: 0,
      block: { kind: "care", title: null, markdown: said[localeOf(message, language)] },
    };
    const asking = kind === "worry" && isMember ? { ...asked, message: mathematicsIn(message) } : null;
    if (!asking?.message || !builtIn.claims({ ...asking, passages: [] })) return;
    for await (const told of builtIn.reply(asking, signal))
      yield told.type === "block" ? { ...told, index: told.index + 1 } : told;
  },
});

/** The sentences of a message that are mathematics: what is solved has to be understood whole. */
const mathematicsIn = (message: string): string =>
  message
    .split(/(?<=[.!?;])\s+|(?<=[。！？；])|\n/)
    .filter(isMathematics)
    .join(" ");
