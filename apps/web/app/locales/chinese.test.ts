import { describe, expect, it } from "vitest";
import { filesOf, keyedTextsOf, read } from "../testing/our-texts.ts";

const files = filesOf("apps/web/app/locales/ch/*.json", "apps/server/locales/ch/*.json", "content/**/ch.md");

/** These placeholders stand for Chinese words; all others may be digits or Latin letters, a person's name too. */
const chineseWords = /\{\{(school|city|date|day|birth|by|title|ago|from|to)\}\}/g;

/** A date is one Chinese word: 2026年8月3日. */
const dates = /\d{3,4}年(\d{1,2}月)?(\d{1,2}日)?|(?<!\d)\d{1,2}月(\d{1,2}日)?/g;

/** The parent's page, the Privacy Policy's part for parents, and the letters to parents and to the office. */
const toAdults =
  /^web accounts\.parent\.|^web families\.|^web meta\.children\.|^server families\.|^web legal\.privacy\.sections\.children\.|^server accounts\.parent-|^server [\w-]+\.[\w-]+\.toParent\./;

/** What parents alone read: their pages, but for the part in which a child answers them. */
const toParents = /^web accounts\.parent\.|^web families\.(?!requests\.)|^web meta\.children\./;

/** Mistakes of the pen, as STYLE.md tells under "Chinese". */
const slips: Record<string, RegExp> = {
  "no space between Chinese and Latin": /(?<=\p{sc=Han})(?=[A-Za-z\d])|(?<=[A-Za-z\d%])(?=\p{sc=Han})/u,
  "a space between Chinese characters": /\p{sc=Han}\s+\p{sc=Han}/u,
  "a space beside full-width punctuation": / [，。、；：？！“”（）《》]|[，。、；：？！“”（）《》] /u,
  "half-width punctuation": /\p{sc=Han}(\(| ?[,.;:!?"'](?!\w))|([()"']|[,;:!?] ?)\p{sc=Han}/u,
  "half an ellipsis": /\p{sc=Han}…(?!…)|\.\.\.|。。/u,
  "corner brackets": /[「」『』]/u,
  "full-width letters or digits": /[０-９Ａ-Ｚａ-ｚ]/u,
};

/** Each thing has one name: what we say, and what we do not. */
const terms: Record<string, RegExp> = {
  登录: /登陆|登入/,
  退出登录: /登出|注销登录/,
  账号: /帐号|帐户|账户/,
  "邮箱、邮件": /电子邮[件箱]|电邮/,
  验证码: /校验码|验证代码/,
  修改密码: /(更换|更改|变更)密码/,
  重设密码: /重置密码/,
  学生: /学员/,
  徽章: /勋章|奖章/,
  "AI 数学导师": /AI ?(家教|老师|助教)/,
  每周一题: /每周(题目|问题|难题)/,
  论坛版块: /版区|板块/,
  已注销用户: /已删除的?用户/,
  机会: /答题次数|作答次数|作答机会|(不算|用掉|剩余)次数/,
  连续周数: /当前连续|最长连续/,
  "a plain verb": /进行(操作|修改|设置|验证|注册|登录|提交|查看)/,
};

describe("our Chinese", () => {
  const texts = files.flatMap((file) => (file.endsWith(".md") ? linesOf(file) : textsOf(file)));

  it("is read from everywhere", () => {
    expect(files).toContain("apps/server/locales/ch/mail.json");
    expect(files.length).toBeGreaterThan(30);
    expect(texts.length).toBeGreaterThan(1000);
  });

  it.each(Object.entries(slips))("has no slip of the kind: %s", (_, slip) => {
    expect(texts.filter((text) => slip.test(asRead(text)))).toEqual([]);
  });

  it.each(Object.entries(terms))("says by its one name: %s", (_, variants) => {
    expect(texts.filter((text) => variants.test(text))).toEqual([]);
  });

  it("says 您 only to parents and to the office, and 你 wherever a child may be reading", () => {
    const polite = files.filter((file) => file.endsWith(".json")).flatMap((file) => keysWith("您", file));
    expect(polite).not.toEqual([]);
    expect(polite.filter((key) => !toAdults.test(key))).toEqual([]);
    const written = files.filter((file) => file.endsWith(".md") && !isPostToParents(file));
    expect(written.filter((file) => read(file).includes("您"))).toEqual([]);
  });

  it("says 您 throughout where only parents read", () => {
    const familiar = files.filter((file) => file.endsWith(".json")).flatMap((file) => keysWith("你", file));
    expect(familiar.filter((key) => toParents.test(key))).toEqual([]);
  });

  it("is the same for one and for many: browsers do not know how `ch` counts, and take their own language", () => {
    const sources = files.filter((file) => file.endsWith(".json")).map(read);
    const ones = sources.flatMap((source) => [...source.matchAll(/"(\w+)_one": (".*")/g)]);
    expect(ones.length).toBeGreaterThan(5);
    for (const [, name, text] of ones) expect(sources.join()).toContain(`"${name}_other": ${text}`);
  });
});

function textsOf(file: string): string[] {
  return keyedTextsOf(file)
    .map(([, text]) => text)
    .filter((text) => !isBookTitle(text));
}

function keysWith(word: string, file: string): string[] {
  return keyedTextsOf(file)
    .filter(([, text]) => text.includes(word))
    .map(([key]) => key);
}

/** Without displayed formulas, programs, quoted texts and tables, links' addresses, nor the words that our files are laid out by; what a line has of them reads like a number. */
function linesOf(file: string): string[] {
  const text = read(file)
    .replace(/^```.*?^```/gms, "")
    .replace(/`[^`\n]*`/g, "0")
    .replace(/\$\$[^$]*\$\$/g, "")
    .replace(/\$[^$]*\$/g, "0")
    .replace(/!?\[([^\]\n]*)\]\([^)\n]*\)/g, "$1")
    .replace(/^(title|summary): "(.*)"$/gm, "$2")
    .replace(/^((title|question): "?|- |\d+\. |#+ (Step |Example )?)|\*\*/gm, "");
  return text.split(/\n| :: | == /).filter((line) => !/^[|>]/.test(line));
}

const isPostToParents = (file: string) =>
  file.startsWith("content/blog/") && /^tags: .*\bparents\b/m.test(read(file.replace("ch.md", "post.yaml")));

/** Books keep the title under which a shop has them. */
const isBookTitle = (text: string) => /^《.*》$/.test(text);

/** As the reader sees it: without tags, and with something in each place. */
const asRead = (text: string) =>
  text
    .replace(/<\/?\w+>/g, "")
    .replace(chineseWords, "某")
    .replace(/\{\{.*?\}\}/g, "0")
    .replace(dates, "某");
