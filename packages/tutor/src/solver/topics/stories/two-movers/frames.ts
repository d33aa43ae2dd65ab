import type { Frames } from "../../../stories/frames.ts";

const moves =
  "(travels?|traveling|drives?|driving|goes|going|rides?|riding|walks?|walking|runs?|running|flies|flying|jogs?|bikes?|moves?|moving|averages?|heads?|starts?|leaves?|left|pedals?|hikes?|sails?|drove|traveled|walked|rode)";
const at = "( (at|with)( a| an)?( constant| average| steady)?( speed| rate)?( of)?)?";
const goCh = "(行驶?|走|跑|骑|飞行|开|航行|游|骑行)";
const whoIs = (name: string) =>
  `(一辆|一列|另一辆|另一列|一艘)?(?<word_${name}>一列|一辆|另一列|另一辆|客车|货车|甲车?|乙车?|小\\p{Script=Han}|快车|慢车|轿车|汽车|卡车|摩托车|哥哥|弟弟|姐姐|妹妹|爸爸|妈妈|警车|警察|他|它|她|\\p{Script=Han}{2,3})?`;
const who = "(一列|一辆|客车|货车|\\p{Script=Han}{1,3}?)?";
const speedCh = (name: string) => [
  `${whoIs(name === "v" ? "p" : "r")}(的速度)?(以)?(平均)?每(小时|时|分钟?|秒)${goCh}?<${name}>(的速度)?(从<~>(出发|开出|开往<~>))?(去?(追赶?|追上)<~>)?`,
];

/** Two who move: toward each other, apart, or one after the other. */
export const twoMoversFrames: Frames = {
  "": [`<~> (leaves?|left|starts?|started|begins?|set out|depart)<~> (at the same time|from the same <~>)<~.>`],
  speed1: [
    `(if |one |the first )?<~> ?${moves}${at} <v>`,
    `(if )?<~>(speed|rate) (is|of|was) <v>`,
    "<v>的速度",
    `<~>以<v>(的速度)<~.>`,
    `<~>(的)?速度(是|为)<v>`,
  ],
  speed2: [
    `(and |while |but )?(the (other|second)( <_:noun>)?|<~>)( ${moves})?${at} <u>`,
    `<~>以<u>(的速度)<~.>`,
    `<~>(的)?速度(是|为)<u>`,
  ],
  each1: speedCh("v").map((phrase) => phrase.replace("(小时|时|分钟?|秒)", "<t1:per>")),
  each2: speedCh("u").map((phrase) => phrase.replace("(小时|时|分钟?|秒)", "<t2:per>")),
  bothSpeeds: [
    "(?<=each other |one another |time )(at|with)( the)?( constant| steady)?( speeds?)?( of)? <v> and <u>( respectively)?",
    "(one|1) at <v> and the other at <u>",
    `<~> ?(speeds?|rates?) (of|are) <v> and <u>`,
    `<~> ${moves}${at} <v> and <u>`,
  ],
  gap: [
    "(if )?(2|two) <_:noun>( (are|that are|which are|start|begin))? <d> apart( from each other)?",
    `(if )?(<~> (are|start|live|begin)( (from|in) (2 |two )?(towns|cities|villages|places|points|houses))? )?<d> (apart|away from each other)<~.>`,
    `<~>(distance|path|road|trail|track) (between <~>|from <~>|<~>)?(is|of) <d>( long)?<~.>`,
    `<~>(相距|距离是?|路程是?|之间的?(公路|铁路)?长|公路长|铁路长)<d><~.>`,
    `<~>从相距<d>的<~.>`,
    `<~>在<d>(的)?(环形|圆形)(跑道|操场)<~.>`,
  ],
  time: [
    `(they meet |meet )?(after|in) <t>( later)?<~.>`,
    `(经过)?<t>(后|以后)?<~>(相遇|碰面|相距)<~.>`,
    `<t>(后|以后)?`,
  ],
  toward: [
    "(and )?(are |they )?(start |begin |both )?(travel|drive|ride|walk|run|move|head|moving|going|go|traveling|driving|walking|riding|biking|bike|leave|fly|start)( directly| straight)? (toward|towards) (each other|one another)( at the same time)?",
    `(and )?<~> ?(toward|towards|to meet) (each other|one another|the other)<~.>`,
    "<~>(相向|相对|对面)(而行|开出|而来|行驶|走来|出发|跑来)?<~.>",
    "<~>(同时)<~.>",
  ],
  opposite: [
    `<~>(in )?opposite (directions?|ways?)<~.>`,
    `<~>away from (each other|one another)<~.>`,
    "<~>(相背|背向|反向|相反方向)(而行|出发|行驶)?<~.>",
  ],
  lead: [
    `(an?|one) <h0:per> later<~.>`,
    `<h> later<~.>`,
    `<~>(<h>) (after|before|earlier|ahead of)<~.>`,
    `${whoIs("lead")}(先)?(出发|走了?|行了?|开出?了?|跑了?)<h>(后|以后)?<~.>`,
    `<h>(后|以后),?<~>(从|去|出发|沿)<~.>`,
    `<h>(后|以后)`,
    `${whoIs("lead")}先(走|行|跑|开|出发)(了)?<h>`,
    `${whoIs("lead")}出发<h>(后|以后)`,
  ],
  behind: [
    `<~>在<~>(前面|后面|前方|后方)<g><~.>`,
    `<~> is <g> (ahead of|behind|in front of) <~.>`,
    `<~>相距<g>,?<~>(同向|同一方向)<~.>`,
  ],
  follows: [
    `<~>(same direction|after (him|her|it|them)|same (road|route|path|way))<~.>`,
    `<~>(追|追赶|去追)<~.>`,
    "<~>(同向|同方向|同地同向)<~.>",
  ],
  askApart: [
    `how far apart (are|will|would) <~>( (after|in) <t>( later)?)?<.>`,
    `(after|in) <t>,? how far apart (are|will|would) <~.>`,
    `how many <asked:unit> apart (are|will|would) <~.>`,
    `(what is|find) the distance between <~.>`,
    `<~>(相距|距离是?|长)(多少|几)<asked:unit>`,
  ],
  askMeet: [
    `((in|after) )?how (long|many <asked:unit>) <~>(meet|pass each other|reach each other)<~.>`,
    `when will they meet`,
    `(经过)?(多少|几)<asked:unit>(后)?<~>(相遇|碰面)<~.>`,
  ],
  askUntilApart: [
    `(in |after )?how (long|many <asked:unit>) <~>(until|before|for them to be|be|are they|will they be) <~> ?<d> apart<~.>`,
    `(经过)?(多少|几)<asked:unit>(后)?<~>相距<d><~.>`,
  ],
  askCatch: [
    `(in |after )?how (long|many <asked:unit>) <~>(catch|catches|overtake|overtakes|catching|reach|catch up|pass)<~.>`,
    `<~>(多少|几)<asked:unit>(后)?<~>(第1次|第一次)?(能|可以)?(追上|赶上|追到)<~.>`,
  ],
  askSpeed: [`${who}(的速度)?(是)?每<t2:per>${goCh}?(多少|几)<asked:unit>`, `<~>speed of the (other|second) <~.>`],
};
