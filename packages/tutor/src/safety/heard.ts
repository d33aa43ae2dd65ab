import { fold } from "@dripstone/contact-data";
import { inFull } from "./slang.ts";

/** A child's text as the patterns read it. */
export type Heard = {
  /** Ways to read it as English: words with one blank around each, `.` where a sentence ends; short forms written out. */
  english: string[];
  /** The English letters without the blanks between: for words that are broken up. */
  squeezed: string;
  /** Its Chinese characters in simplified form, with Latin letters and digits among them, `。` where a sentence ends. */
  chinese: string;
};

/** Takes disguises off: other scripts' letters, invisible signs, digits and signs for letters, letters set apart. */
export function hear(source: string): Heard {
  const { text } = fold(source);
  const plain = text.replaceAll(apostrophes, "").replaceAll(dotted, (word) => word.replaceAll(/[^a-z]/g, ""));
  const ways = digitInWord.test(plain) ? [inLetters(plain, "i"), inLetters(plain, "l")] : [inLetters(plain, "i")];
  const [first = ""] = ways;
  return {
    english: [...new Set(ways)].map(inWords),
    squeezed: first.replaceAll(/[^a-z]+/g, ""),
    chinese: inChinese(text),
  };
}

const apostrophes = /['’‘`´]/g;
/** `u.n.c.l.e` */
const dotted = /(?<![a-z\d])[a-z](?:[.*_\-~/][a-z]){2,}(?![a-z\d])|(?<![a-z\d])[a-z][.*_~][a-z](?= [a-z][.*_~])/g;
const digitInWord = /[a-z]1|1[a-z]/;

const signs: Record<string, string> = { "0": "o", "3": "e", "4": "a", "5": "s", "7": "t", "@": "a", $: "s", "!": "i" };

/** `su1cide` and `k!ll`; a digit with no letter beside it stays one. `1` may be an i or an l. */
function inLetters(text: string, one: "i" | "l"): string {
  return text.replaceAll(/[a-z][013457@$!]+(?=[a-z\s.,?]|$)|[013457@$]+(?=[a-z]{2})/g, (found) =>
    [...found].map((sign) => (sign === "1" ? one : (signs[sign] ?? sign))).join(""),
  );
}

function inWords(text: string): string {
  const words = text.match(/[a-z*]+|\d+|[.?!;\n。？！；]/g) ?? [];
  const said = words.map((word) => (/^[a-z*]/.test(word) ? once(word) : /^\d/.test(word) ? word : "."));
  const whole = ` ${joinedLetters(said).map(inFull).join(" ")} `;
  return joinedWords.reduce((all, [apart, together]) => all.replaceAll(apart, together), whole);
}

const joinedWords: [apart: string, together: string][] = [
  [" any more ", " anymore "],
  [" my self ", " myself "],
  [" no one ", " nobody "],
  [" want 2 ", " want to "],
  [" going 2 ", " going to "],
  [" wan to ", " want to "],
  [" to dye ", " to die "],
];

/** `sooooo` has as many letters as a word may have. */
const once = (word: string) => word.replaceAll(/([a-z])\1{2,}/g, "$1$1");

/** `k i l l m y s e l f`: letters on their own are one word; at least four of them, as `a b c` stands in every triangle. */
function joinedLetters(words: string[]): string[] {
  const joined: string[] = [];
  let letters: string[] = [];
  const close = () => {
    joined.push(...(letters.length >= 4 ? [letters.join("")] : letters));
    letters = [];
  };
  for (const word of words) {
    if (word.length === 1 && word !== "." && !/\d/.test(word)) letters.push(word);
    else if (word !== "." || letters.length === 0) {
      close();
      joined.push(word);
    }
  }
  close();
  return joined;
}

function inChinese(text: string): string {
  return [...text.replaceAll(/[。？！；?!;\n]+/g, "。").replaceAll(/[^\p{Script=Han}a-z\d。]+/gu, "")]
    .map((sign) => simplified.get(sign) ?? sign)
    .join("");
}

/** Traditional characters of the words that are looked for. */
const simplified = new Map(
  (
    "殺杀 傷伤 媽妈 罵骂 負负 個个 這这 裡里 裏里 們们 讓让 對对 沒没 離离 討讨 厭厌 樓楼 藥药 脫脱 褲裤 體体 處处 強强 姦奸 騷骚 擾扰 視视 頻频 " +
    "還还 會会 說说 訴诉 見见 網网 發发 給给 張张 門门 關关 飯饭 誰谁 愛爱 過过 麼么 為为 來来 時时 間间 學学 師师 爺爷 點点 動动 壓压 結结 無无 義义 親亲 " +
    "頭头 髮发 陌陌 樣样 從从 車车 馬马 後后 願愿 開开 係系 難难 憂忧 鬱郁 歡欢 應应 該该 場场 變变 聽听 覺觉 實实 現现 氣气 聯联 繫系 號号 話话 裝装 炸炸 彈弹 " +
    "製制 槍枪 毆殴 邊边 總总 條条 電电 線线 賬账 帶带 遺遗 書书 終终 於于 內内 隱隐 處处 歲岁 單单 獨独 鎖锁 摟搂 親亲"
  )
    .split(" ")
    .map((pair) => [pair.charAt(0), pair.charAt(1)]),
);
