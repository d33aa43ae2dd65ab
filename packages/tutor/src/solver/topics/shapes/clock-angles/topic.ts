import { q } from "@dripstone/checker/mathematics";
import { decimalOf } from "../../../figures/amount.ts";
import type { Question } from "../../../question.ts";
import { defineTopic } from "../../../topic.ts";
import words from "./words.json" with { type: "json" };

type Clock = { hours: number; minutes: number };

const LENGTH_MAX = 200;
const time =
  "(?:(?<h>\\d{1,2}) ?(?::|点|时) ?(?<m>\\d{2}|\\d{1,2}(?= ?分))? ?分?(?<half>半)?(?:整|钟)?|(?<oclock>\\d{1,2}) ?o'?clock)(?: ?[ap]\\.?m\\.?)?";
const shells = [
  `^(?:what is |find |what's |calculate |how big is |how large is )?(?:the )?(?:size of the )?(?:measure of the )?(?:smaller |smallest |acute |obtuse )?angle(?: in degrees)?(?: is)?(?: formed| made)? (?:between|by|of) (?:the )?(?:hour hand and (?:the )?minute hand|minute hand and (?:the )?hour hand|(?:hour and minute |minute and hour |two |2 |clock's |clock )?hands)(?: of (?:a|the|an analog) (?:clock|watch))?(?: on (?:a|the) clock)? (?:at|when it is|when it's|when the time is|when the clock (?:shows|reads|says)) ${time}$`,
  `^(?:at|when it is|when it's|when the clock (?:shows|reads|says)|when the time is) ${time},? ?(?:what is |find |what's )(?:the )?(?:smaller |acute |obtuse )?angle(?: in degrees)? (?:between|of|formed by) (?:the )?(?:hour and minute |two |2 )?hands(?: of (?:a|the) clock)?$`,
  `^(?:钟面上|钟表上|(?:时钟|钟表|钟面|闹钟|挂钟)(?:上|在|的|指向|显示)?|在|当钟面上是|当)? ?${time} ?(?:时|的时候)?[, ]*(?:钟面上|钟表上|钟表的|时钟的)?(?:的)?(?:时针(?:和|与|跟)分针|分针(?:和|与|跟)时针|两针|两根针)(?:之间)?(?:的|所成的?|形成的?|组成的?|成)?(?:较小的?|小于平角的)?(?:夹角|角|夹角度数|角的?度数)(?:的度数|度数)?(?:是|为|等于)?(?:多少|几)?(?:度)?$`,
].map((shell) => new RegExp(shell));

/** The smaller angle between the hands of a clock. */
export const clockAngles = defineTopic({
  name: "clock-angles",
  words,
  read: readClock,
  work: (clock: Clock) => {
    const { hours, minutes } = clock;
    const [minuteHand, hourHand] = [q.rational(BigInt(minutes * 6)), q.rational(BigInt(hours * 60 + minutes), 2n)];
    const difference = q.absolute(q.subtract(hourHand, minuteHand));
    const answer = q.compare(difference, q.rational(180n)) > 0 ? q.subtract(q.rational(360n), difference) : difference;
    const values = {
      minutes: `${minutes}`,
      hours: `${hours}`,
      minuteHand: decimalOf(minuteHand),
      hourHand: decimalOf(hourHand),
      difference: decimalOf(difference),
      answer: decimalOf(answer),
    };
    const shown = `${hours === 0 ? 12 : hours}:${`${minutes}`.padStart(2, "0")}`;
    return {
      problem: { en: `the angle between the hands of a clock at ${shown}`, ch: `${shown} 时针和分针的夹角` },
      steps: [
        { code: "minute", values },
        { code: "hour", values },
        { code: "difference", values },
      ],
      answer: {
        said: { en: `$${values.answer}°$`, ch: `$${values.answer}°$` },
        key: `${answer.den === 1n ? answer.num : `${answer.num}/${answer.den}`}°`,
      },
    };
  },
  // Minute by minute since noon, the hands part by 5.5 degrees.
  holds: ({ hours, minutes }, { key }) => {
    let apart = 0;
    for (let minute = 0; minute < hours * 60 + minutes; minute++) apart = (apart + 5.5) % 360;
    const [num = 0, den = 1] = key.replace("°", "").split("/").map(Number);
    return Math.min(apart, 360 - apart) === num / den;
  },
  similar: ({ hours, minutes }) => ({ hours: (hours + 4) % 12, minutes: minutes === 0 ? 0 : (minutes % 50) + 10 }),
});

function readClock({ counted, text }: Question): Clock | null {
  if (text.length > LENGTH_MAX) return null;
  const asked = [text, counted].map((written) =>
    written
      .toLowerCase()
      .replaceAll(/[?!。.]+\s*$|(?<=\p{Script=Han}) | (?=\p{Script=Han})/gu, "")
      .trim(),
  );
  const found = asked
    .flatMap((written) => shells.map((shell) => shell.exec(written)?.groups))
    .find((groups) => groups !== undefined);
  if (!found) return null;
  const [hours, minutes] = [Number(found.h ?? found.oclock), found.half ? 30 : Number(found.m ?? 0)];
  return hours <= 24 && minutes < 60 ? { hours: hours % 12, minutes } : null;
}
