import { defineStories, over, type StoryKind, same, times } from "../../../stories/reckoned.ts";
import words from "./words.json" with { type: "json" };

const casts = "(casts?|cast|has|makes|throws|is casting|casting)";
const sameTime = "(and )?(at the same time( of( the)? day)?|at that (same )?time|at the same moment|at this time)";
const thing = "<_:noun>( (next to|near|beside) (him|her|it|<_:noun>))?";
const thingCh = "(一根|一棵|一座|一名|一个|一幢|这棵|该|这根|旁边的?一?(根|棵|座|幢)?)?<_:noun>";
const shadowCh = "(的)?(影子?长?|影子的?长度?)(是|为)?";

const kind = (ask: "tall" | "long"): StoryKind<keyof typeof words.en> => {
  const isTall = ask === "tall";
  return {
    tells: ["one", isTall ? "other shadow" : "other height", ask],
    numbers: [["h", "s", "other"]],
    problem: ({ h, s, other }) =>
      isTall
        ? {
            en: `a height with a shadow of $${other}$, when a height of $${h}$ has a shadow of $${s}$`,
            ch: `高 $${h}$ 时影长 $${s}$，求影长 $${other}$ 时的高`,
          }
        : {
            en: `the shadow of a height of $${other}$, when a height of $${h}$ has a shadow of $${s}$`,
            ch: `高 $${h}$ 时影长 $${s}$，求高 $${other}$ 时的影长`,
          },
    steps: isTall
      ? [
          ["ratioTall", "ratio", ({ h, s }) => over(h, s)],
          ["tall", "answer", ({ ratio, other }) => times(ratio, other)],
        ]
      : [
          ["ratioLong", "ratio", ({ h, s }) => over(s, h)],
          ["long", "answer", ({ ratio, other }) => times(ratio, other)],
        ],
    answer: { name: "answer", unit: "h" },
    fits: ({ h, s, other, answer }) =>
      isTall ? same(times(h, other), times(s, answer)) : same(times(s, other), times(h, answer)),
    doubled: ["other"],
  };
};

/** Heights and their shadows at the same time: similar triangles. */
export const shadows = defineStories({
  name: "shadows",
  words,
  about: "shadow|影",
  frames: {
    "": [sameTime, "(在)?(同一时刻|同一时间|此时|这时|同时)(测得|量得)?(同一地点)?", "(在)?阳光下", "(测得|量得)"],
    one: [
      `(if )?(an?|the) <h>(-| )tall ${thing} ${casts} an? <s>((-| )long)? shadow`,
      `(if )?(an?|the) <h>(-| )tall ${thing} ${casts} a shadow( that is| of|,)? <s>( long| in length)?`,
      `(if )?${thing} (who is |that is |is |which is )?<h> (tall|high),?( and)? ${casts} an? (<s>((-| )long)? shadow)`,
      `(if )?${thing} (who is |that is |is |which is )?<h> (tall|high),?( and)? ${casts} a shadow( that is| of|,)? <s>( long| in length)?`,
      `(身高|高|长)<h>的${thingCh},?(在阳光下)?(的)?${shadowCh}<s>`,
      `${thingCh}(身高|高|的身高是|的高是|的高度是)<h>,?(它|他|她)?(在阳光下)?(的)?${shadowCh}<s>`,
    ],
    "other shadow": [
      `(and )?${thing}( nearby)? ${casts} an? <other>((-| )long)? shadow`,
      `(and )?${thing}( nearby)? ${casts} a shadow( that is| of|,)? <other>( long| in length)?`,
      `${thingCh}${shadowCh}<other>`,
      `(测得|量得)${thingCh}${shadowCh}<other>`,
    ],
    "other height": [
      `(how long is the shadow of|what is the length of the shadow of|how long a shadow does) (an?|the) (<_:noun> (that is |which is )?<other> (tall|high)|<other>(-| )tall <_:noun>)( cast)?`,
      `高<other>的${thingCh}`,
      `${thingCh}(高|的高是|的高度是)<other>`,
    ],
    tall: [
      `how (tall|high) is ${thing}`,
      `(what is|find) the height of ${thing}`,
      `(求|那么|则)?${thingCh}(的)?(高度?|高度)(是|为|有)?(多少|几)<asked:unit>`,
      `求${thingCh}的高度?`,
    ],
    long: ["how long is (its|the) shadow", `(它)?${shadowCh}(多少|几)<asked:unit>`],
  },
  kinds: [kind("tall"), kind("long")],
});
