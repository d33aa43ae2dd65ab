/**
 * What a name may not hold: control characters and line breaks, invisible and direction-changing marks, unassigned characters,
 * towers of accents, and what makes an address of it.
 */
const notInNames =
  /[\p{Cc}\p{Cf}\p{Co}\p{Cn}\p{Zl}\p{Zp}@/\\]|\p{M}{4}|www\.|\p{L}\.(?:com|net|org|info|biz|io|co|cn|ru|xyz|top|site|shop|club|online)(?!\p{L})/iu;

/** Scripts that are written together; a name in any other mixture is made to look like something that it is not. */
const scriptsTogether = [
  /^\p{Script=Latin}*$/u,
  /^[\p{Script=Latin}\p{Script=Han}\p{Script=Bopomofo}]*$/u,
  /^[\p{Script=Latin}\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]*$/u,
  /^[\p{Script=Latin}\p{Script=Han}\p{Script=Hangul}]*$/u,
];

/** Whether a name is made of what names are made of, in whatever script. */
export function isPlainName(name: string): boolean {
  if (notInNames.test(name)) return false;
  const letters = name.replace(/[^\p{L}]|[\p{Script=Common}\p{Script=Inherited}]/gu, "");
  return [...scriptsTogether, ...otherScripts].some((script) => script.test(letters));
}

/** Other scripts stand alone. */
const otherScripts = (
  "Cyrillic Greek Arabic Hebrew Devanagari Bengali Tamil Telugu Kannada Malayalam Gujarati Gurmukhi Sinhala Thai Lao Khmer " +
  "Myanmar Tibetan Georgian Armenian Ethiopic Mongolian"
)
  .split(" ")
  .map((script) => new RegExp(`^\\p{Script=${script}}+$`, "u"));

/**
 * Whether a name could be taken for somebody of the school's office. Letters that look like others count as those, so that
 * `аdmin` with a Cyrillic а, `4dmin` and `ａｄｍｉｎ` are all one.
 */
export function looksLikeStaff(name: string): boolean {
  const withoutNumber = name
    .slice(0, LOOKED_AT)
    .normalize("NFKD")
    .toLowerCase()
    .replace(/[\d\s]+$/u, "");
  const plain = [...withoutNumber]
    .map((letter) => lookalikes[letter] ?? letter)
    .join("")
    .replace(/[^\p{L}\p{N}]/gu, "");
  return staffNames.test(plain);
}

const LOOKED_AT = 200;

const staffNames =
  /^(the)?(site|web|forum)?(admin|adrnin|administrator|moderator|webmaster|root|system|support|helpdesk|office|official|staff)(team|s)?$|dripstoneacademy|dripstoneoffice|管理员|管理員|版主|官方|客服|滴石学堂|系统消息/u;

/** By what they look like: digits and signs in place of letters, then Cyrillic and Greek. */
const lookalikes: Record<string, string> = Object.fromEntries(
  [
    ["o", "0οоө"],
    ["i", "1!|іιıɩ"],
    ["e", "3еєε"],
    ["a", "4@аαɑ"],
    ["s", "5$ѕ"],
    ["t", "7тτ"],
    ["d", "ԁ"],
    ["m", "мⅿ"],
    ["n", "пηո"],
    ["r", "гя"],
    ["c", "сϲ"],
    ["p", "рρ"],
    ["f", "ϝ"],
    ["u", "υц"],
    ["w", "ѡω"],
    ["y", "у"],
    ["x", "хχ"],
    ["k", "кκ"],
    ["b", "вь"],
    ["h", "һнհ"],
  ].flatMap(([letter = "", looks = ""]) => [...looks].map((look) => [look, letter])),
);
