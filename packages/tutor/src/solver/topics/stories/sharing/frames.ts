import { measure as m } from "../../../stories/chinese-words.ts";
import type { Frames } from "../../../stories/frames.ts";

const all = "(each|every|everyone|everybody|per)";
const shared = `(if |when |suppose )?(<~> ?${all}<~> ?<a> ?(?!%)<~>|<~> ?<a><~> ?(${all}|apiece)<~>)`;
const then = ",? ?(then )?<~> ?";
const sharedCh = `(如果|若|假如|要是|当)?<~>每<~>(?:一|1)?<~><a>${m}<~>,?<~>`;

const people = "小朋友|同学们?|学生|孩子|小孩|人|小猴子?|猴子|小?兔子?|小组|组员|班级";

export const sharingFrames: Frames = {
  "": [
    "<~>(?:分给|分|发给|发|送给|奖给|奖励)<~.>",
    "(a|the|my|our|some|mr|mrs|ms) <~> (is |are |was |were )?(sharing|shares|giving out|hands out|handing out|passing out|has|have|wants to share|distributes) <~.>",
  ],
  left: [
    `${shared}${then}<b><~> ?(left over|left|extra|remaining|over|too many|to spare)<~.>`,
    `${sharedCh}(多|剩|余|盈)(余|出|下)?(了)?<b>${m}<~.>`,
  ],
  short: [
    `${shared}${then}<b><~> ?(short|too few|missing)<~.>`,
    `${shared}${then}(short|missing)<~> ?<b><~.>`,
    `${shared}${then}(needs?|need) <b>( more)?<~.>`,
    `${sharedCh}(少|缺|差|不够|不足|亏)(了)?<b>${m}<~.>`,
  ],
  exact: [
    `${shared}${then}(nothing is|none are|none is|there is nothing|there are none) left( over)?<~.>`,
    `${sharedCh}(正好|刚好|恰好|刚刚好|正好可以|刚好能)<~.>`,
  ],
  askPeople: [
    "how many (kids|children|students|people|friends|pupils|boys|girls|campers|classmates|guests|monkeys|rabbits|players|members|cousins|families)<~.>",
    `(问|求)?<~>(多少|几)(个|名|位|只)?(人|小朋友|同学|学生|孩子|小孩|小猴子?|猴子|兔子|小兔子?|小组|组)<~.>`,
    "(求|问)?<~>人数<~.>",
    `(问|求)?(一共)?(?:${people})(一?共)?有?(多少|几)(人|个|名|位|只)<.>`,
  ],
  // 小朋友有几个 asks for the children, not for what they are given.
  askThings: [
    "how many (?<word_asked>candies|sweets|apples|cookies|oranges|books|pencils|pens|stickers|marbles|cards|toys|balloons|chocolates|notebooks|crayons|pieces of candy|peaches|bananas|carrots|cupcakes|pears)<~.>",
    `(?!(?:问|求)?(?:一共)?(?:有)?(?:${people}))(问|求)?<~>(多少|几)(个|本|块|支|颗|张|朵|枝|粒|件|棵|根|袋)(?!人|小朋友|同学|学生|孩子|小孩|老师|大人|阿姨|家长)(?<word_asked>\\p{Script=Han}{0,4}?)<.>`,
  ],
};
