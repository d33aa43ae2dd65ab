import { dictionary as common } from "@zxcvbn-ts/language-common";
import { dictionary as english } from "@zxcvbn-ts/language-en";

const { "diceware-common": diceware, ...passwords } = common;

/** Words around which people here build passwords, and that no English list has high up; pinyin and numbers that are said as words. */
const site = [
  ..."dripstone academy amc mathcounts raspberry robotics scratch roblox minecraft fortnite pokemon".split(" "),
  ..."520 1314 5201314 1314520 aini5201314 woaini woaiwojia nihao mima baobao xiaoming zhongguo".split(" "),
  ..."xuexi laoshi xiaoxue shuxue dishuishichuan".split(" "),
  ..."wang li zhang liu chen yang huang zhao wu zhou lin".split(" "),
];

/** By list; a word counts by its place in it. `diceware` is in alphabetical order: under this very name zxcvbn counts each word alike. */
export const dictionary = { ...passwords, ...english, diceware, site };
