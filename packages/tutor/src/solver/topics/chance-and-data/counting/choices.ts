import type { Frames, Places } from "../../../sentences/frames.ts";
import { counted, end, goTogether, has, kinds, ways } from "./nouns.ts";
import type { Count } from "./work.ts";

const some = "[ [different |distinct ]{some:word}]";
const all = "[ [different |distinct ]{all:word}]";
const who = "(you|we|i|he|she|they|one|a teacher|the teacher|a coach|the coach|a student|someone|a person)";
const choose = "(choose|select|pick|draw|form)";
const group = "[a (group|class|set|team|club|pool|committee|list) of ]";
const body = "(committee|team|group|subcommittee|delegation|panel)";
const chosen = "(选出|选|任选|任意选|挑选|取出|取|任取|任意取|选取|抽取|抽出|挑出|任意选出)";
const purpose =
  "[参加(比赛|活动|会议|竞赛|志愿活动|大扫除|演出|劳动)|去(参加比赛|参加会议|打扫卫生)|做值日|值日|当值日生|组成1个(小组|委员会|队)|组成(委员会|小组)|阅读|来读]";

/** k out of n, where nobody asks for an order; and the same from two groups. */
export const choices: Frames<Count>[] = [
  [
    [
      "{n} choose {k}",
      "{n}c{k}",
      "c ?\\( ?{n} ?, ?{k} ?\\)",
      "c_{n}\\^{k}",
      `${ways} (can|could) {k}${some} be (chosen|selected|picked) (from|out of) ${group}{n}${all}`,
      `${ways} (can|could) ${who} ${choose} {k}${some} (from|out of|of) ${group}{n}${all}`,
      `${ways}[ are there] to ${choose} {k}${some} (from|out of) ${group}{n}${all}`,
      `${ways} (can|could) (a|1) ${body} of {k}${some} be (chosen|selected|formed|picked|made) from ${group}{n}${all}`,
      `${ways}[ are there] to ${choose} (a|1) ${body} of {k}${some} from ${group}{n}${all}`,
      `${ways} (can|could) ${who} ${choose} (a|1) ${body} of {k}${some} from ${group}{n}${all}`,
      `how many[ different| distinct] (committees|teams|groups|combinations|subcommittees) of {k}${some} can be (formed|made|chosen|selected) from ${group}{n}${all}`,
      `how many[ different| distinct] {k}-(person|member|people|student) (committees|teams|groups) can be (formed|made|chosen|selected) from ${group}{n}${all}`,
      `a ${body} of {k}${some} (is|is to be|must be|will be) (chosen|selected|formed) from ${group}{n}${all}, (${ways}${end}|${ways} can this be done|how many[ different] (committees|teams|groups) are possible)`,
      `[the ]number of combinations of {n} (objects|things|items|elements) taken {k} at a time`,
      `从{n}${counted}${chosen}{k}(${counted}|人|名|个|本)${purpose},?${has}${kinds}`,
      `{n}${counted}${chosen}{k}(${counted}|人|名|个|本)${purpose},?${has}${kinds}`,
    ],
    ({ n, k, some: of, all: from }) => (goTogether(of, from) ? combination([[n, k]]) : null),
  ],
  [
    [
      `${ways} (can|could) (a|1) ${body} of {j} (men|boys) and {k} (women|girls) be (chosen|selected|formed|picked|made) from [a group of ]{m} (men|boys) and {n} (women|girls)`,
      `how many[ different] (committees|teams|groups) of {j} (men|boys) and {k} (women|girls) can be (chosen|selected|formed|picked|made) from [a group of ]{m} (men|boys) and {n} (women|girls)`,
      `${ways}[ are there] to ${choose} {j} (men|boys) and {k} (women|girls) from [a group of ]{m} (men|boys) and {n} (women|girls)`,
      `${ways} (can|could) ${who} ${choose} {j} (men|boys) and {k} (women|girls) from [a group of ]{m} (men|boys) and {n} (women|girls)`,
      `从{m}(名|个|位)男(生|同学|医生)(和|,|与){n}(名|个|位)女(生|同学|医生)(中|里)${chosen}{j}(名|个|位)男(生|同学|医生)(和|,|与){k}(名|个|位)女(生|同学|医生)${purpose},?${has}${kinds}`,
      `从{m}(名|个|位)男(生|同学|医生)(和|,|与){n}(名|个|位)女(生|同学|医生)(中|里)${chosen}{j}男{k}女${purpose},?${has}${kinds}`,
    ],
    ({ m, n, j, k }) =>
      combination([
        [m, j],
        [n, k],
      ]),
  ],
  [
    [
      `${ways} (can|could) (a|1) ${body} of {k}[ people| members] be (chosen|selected|formed|picked|made) from [a group of ]{m} (men|boys) and {n} (women|girls)`,
      `从{m}(名|个|位)男(生|同学)(和|,|与){n}(名|个|位)女(生|同学)(中|里)${chosen}{k}(名|个|位|)(人|同学|学生)${purpose},?${has}${kinds}`,
    ],
    ({ m, n, k }) => combination([[`${Number(m) + Number(n)}`, k]]),
  ],
];

function combination(parts: [Places[string], Places[string]][]): Count | null {
  const groups = parts.map(([n, k]) => ({ n: Number(n), k: Number(k) }));
  return groups.every(({ n, k }) => k >= 1 && k <= n && n <= 100) ? { kind: "chosen", groups } : null;
}
