import { q } from "@dripstone/checker/mathematics";
import { defineTopic } from "../../../topic.ts";
import { readWorkTogether } from "./read.ts";
import words from "./words.json" with { type: "json" };
import { type WorkTogether, workTogether } from "./work.ts";

/** Two who do a job together, such as workers or pipes. */
export const worksTogether = defineTopic({
  name: "work-together",
  words,
  read: readWorkTogether,
  work: workTogether,
  holds: ({ first, second }, { key }) => {
    const [num = "0", den = "1"] = key.split(" ")[0]?.split("/") ?? [];
    const time = q.rational(BigInt(num), BigInt(den));
    // In that time each does its part: both make the whole job.
    const done = [first, second].map((alone) => q.divide(time, alone) ?? q.ZERO);
    return q.same(done.reduce(q.add), q.ONE);
  },
  similar: ({ first, second, unit }): WorkTogether => {
    const twice = (time: q.Rational) => q.multiply(time, q.rational(2n));
    return { first: twice(first), second: twice(second), unit };
  },
});
