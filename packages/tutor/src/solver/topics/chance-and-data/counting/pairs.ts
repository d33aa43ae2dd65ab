import type { Frames } from "../../../sentences/frames.ts";
import { nouns } from "./nouns.ts";
import type { Count } from "./work.ts";

const each = "(each|every|each and every)( person| one| guest| member| student|1|)";
const others =
  "(each other|every other|everyone else|everybody else|all the others|every other person|each other person|every other guest|every other one)[ person]";
const shake = `${each} (shakes hands|shake hands)[ exactly| just][ once] with ${others}[ exactly| just][ once]`;
const handshakes =
  "how many[ total] handshakes[ are there| take place| occur| will there be| were there| happen| are exchanged| are made][ in all| in total| altogether]";
const games =
  "how many[ total] (games|matches)[ are there| are played| will be played| must be played| take place| are needed][ in all| in total| altogether]";
const polygons: Record<string, number> = {
  triangle: 3,
  quadrilateral: 4,
  square: 4,
  rectangle: 4,
  pentagon: 5,
  hexagon: 6,
  heptagon: 7,
  octagon: 8,
  nonagon: 9,
  decagon: 10,
  dodecagon: 12,
};

/** Every two of n once: handshakes, games, and the diagonals of a polygon. */
export const pairs: Frames<Count>[] = [
  [
    [
      `[there are |if |suppose ]{n} ${nouns}( are|) (at a party|at a meeting|in a room|meet|at the party|at a dinner)[ and|, and|,|,? if] ${shake},? ${handshakes}`,
      `[there are |if |suppose ]{n} ${nouns}( are|) (at a party|at a meeting|in a room|at the party|at a dinner|in a club)[ and|, and|,] (everyone|everybody) (shakes|shake) hands with (everyone else|everybody else|each other|every other person)[ exactly| just][ once],? ${handshakes}`,
      `(at a party|at a meeting|in a room) (of|with) {n} ${nouns},? ${shake},? ${handshakes}`,
      `(at a party|at a meeting|in a room)[ there are] {n} ${nouns},? (and |)${shake},? ${handshakes}`,
      `if {n} ${nouns} (all |)shake hands with ${others}[ exactly][ once],? ${handshakes}`,
      `${handshakes} if {n} ${nouns} (all |)shake hands with ${others}[ exactly][ once]`,
      `{n} ${nouns} (all |)shake hands with ${others}[ exactly][ once],? ${handshakes}`,
      `[there are |if |suppose |at a party with |in a group of ]{n} ${nouns}( are | |)[at a party|at a meeting|in a room|meet|at the party|at a dinner|in a group|in my class|in our club],?[ and]( everyone| everybody| each person| they all| all of them| each one|,? everyone|,? everybody|,? they all) (shakes|shake) hands with (everyone else|everybody else|each other|every other person|all the others)[ exactly| just][ once],? ${handshakes}`,
      `{n}(个人|人|个同学|名同学|位朋友|个小朋友|个朋友|位同学)[聚会|见面|在一起][,](两两|2 2|22|互相|每2人|每2个人)[之间][都|只|各|要](握手1次|握1次手|握手|握手1下),?[问][一共|共|总共][要|需要|需][握][了](多少|几)次[手]`,
      `{n}(个人|人|个同学|名同学|个小朋友|个朋友|位同学)(互相握手|两两握手),?[每2人握1次[手],?][一共|共|总共][要|需要|需][握][了](多少|几)次[手]`,
      `[有|某次聚会有|聚会上有|一次聚会有|一次会议有|会议室有]{n}(个人|人|个同学|名同学|位朋友|个小朋友|个朋友|位同学|人参加|个人参加)[,][如果]每(2人|2个人|2个)[之间][都|只|互相|各|要](握1次手|握手1次),?[那么|问][他们]?[一共|共|总共][要|需要|需][握][了](多少|几)次[手]`,
      `[有]{n}(个人|人|个同学|名同学|位朋友|个小朋友|个朋友|位同学)[,][如果]每(2人|2个人|2个)[之间][都|只|互相|各|要](通1次电话|打1次电话|通电话1次),?[那么|问][他们]?[一共|共|总共][要|需要|需][通|打][了](多少|几)次[电话]`,
      `{n}(个人|人|个同学|名同学|位朋友|个小朋友|个朋友|位同学)[见面|聚会|参加聚会],?[如果]每(2人|2个人)[之间][都|只|互相|各|要]握(1次手|手1次),?[问][一共|共|总共][要|需要|需][握][了](多少|几)次[手]`,
    ],
    ({ n }) => pairsOf(Number(n), 0),
  ],
  [
    [
      `[in a (league|tournament|round-robin|round robin tournament|round-robin tournament) (of|with) |there are |a (league|tournament) has ]{n} (teams|players)[ (are |play |)in (a|the) (league|tournament|round-robin tournament|round robin tournament)],? [and |if ](each|every) (team|player|one) plays ${others}[ team| player][ exactly][ once],? ${games}`,
      `[there are |if |suppose ]{n} (friends|people|players|students|kids|teams|children)( play | are playing )(chess|tennis|ping pong|checkers|table tennis|soccer|basketball|games),? [and |if |where ](each|every|each and every) (pair|2 of them|2 players|2 people|2 teams)( plays| play)[ each other| a game| 1 game| one game][ exactly| just][ once][ against each other],? (${games}|how many games|how many matches)`,
      `${games} in a (round-robin|round robin) (tournament|league) (with|of) {n} (teams|players)`,
      `{n}(支|个)[足球|篮球|排球|球]队[进行|举行|参加]单循环(比赛|赛)[,每2队[之间]比赛1场|],?[一共|共|总共][要|需要|需][进行|比赛|赛|打](多少|几)场[比赛]`,
      `{n}(支|个)[足球|篮球|排球|球]队[参加比赛|比赛][,]每(2队|2个队|2支球队|2支队)[之间][都][要]比赛1场,?[一共|共|总共][要|需要|需][进行|比赛|赛|打](多少|几)场[比赛]`,
    ],
    ({ n }) => pairsOf(Number(n), 0),
  ],
  [
    [
      "how many diagonals does a [regular |convex ]polygon (with|of) {n} sides have",
      "how many diagonals (does|are in|are there in|in) (a|an) [regular |convex ]{n}-(gon|sided polygon)[ have]",
      "[1个][正|凸]{n}边形[一共|共]有(多少|几)条对角线",
      "[凸]{n}边形的对角线[一共|共]有(多少|几)条",
    ],
    ({ n }) => diagonals(Number(n)),
  ],
  [
    [`how many diagonals (does|are in|are there in|in) (a|an) [regular |convex ]{w:word}[ have]`],
    ({ w }) => diagonals(polygons[w ?? ""] ?? 0),
  ],
];

const pairsOf = (n: number, left: number): Count | null => (n >= 2 && n <= 10_000 ? { kind: "pairs", n, left } : null);

/** A side joins two corners, too, and is no diagonal. */
const diagonals = (n: number): Count | null => (n >= 3 ? pairsOf(n, n) : null);
