/**
 * What a name may not hold: control characters and line breaks, marks that are invisible or change the direction, signs without a
 * picture, unassigned characters, towers of accents.
 */
const notInNames = /[\p{Cc}\p{Cf}\p{Co}\p{Cn}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\u2800]|\p{M}{4}/u;

/** Invisible by themselves, these choose a shape of the sign before them: an emoji in colour, a form of a Han or Mongolian letter. */
const shapeSelectors =
  /(?<=\p{Extended_Pictographic})\uFE0F|(?<=\p{Script=Han})[\u{E0100}-\u{E01EF}]|(?<=\p{Script=Mongolian})[\u180B-\u180D\u180F]/gu;

/** Scripts that are written together; a name in any other mixture is made to look like something that it is not. */
const scriptsTogether = [
  /^\p{Script=Latin}*$/u,
  /^[\p{Script=Latin}\p{Script=Han}\p{Script=Bopomofo}]*$/u,
  /^[\p{Script=Latin}\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]*$/u,
  /^[\p{Script=Latin}\p{Script=Han}\p{Script=Hangul}]*$/u,
];

/** Whether a name is made of what names are made of, in whatever script; an empty one is. */
export function isPlainName(name: string): boolean {
  if (notInNames.test(name.replace(shapeSelectors, "")) || hasAddress(name)) return false;
  if (name !== "" && !/[\p{L}\p{N}]/u.test(name)) return false;
  const letters = name.replace(/[^\p{L}]|[\p{Script=Common}\p{Script=Inherited}]/gu, "");
  return [...scriptsTogether, ...otherScripts].some((script) => script.test(letters));
}

/**
 * Whether a mail program or a browser could make a link of a part of the name, in whatever width its signs stand. Between words, that
 * takes a dot with no space around it and the ending of a site's address: one that nobody is called in any letters, others
 * in small letters. So `Dr.Wu`, `St.John`, `J.R. Smith`, `mei.chen`, `J.de la Cruz` and `王.小明` keep their dots.
 */
function hasAddress(name: string): boolean {
  const plain = name.normalize("NFKC");
  return addresses.some((address) => address.test(plain));
}

const sureEndings =
  "com|net|org|edu|gov|info|biz|xyz|top|site|website|shop|store|club|online|app|dev|tech|click|vip|icu|mobi|io|co|cn|ru";

const otherEndings =
  "art|asia|bet|bid|bio|blog|bond|buzz|cam|cash|cfd|chat|cloud|cyou|digital|email|fun|game|games|gift|host|ink|life|link|live|loan|lol|" +
  "love|media|monster|network|news|one|page|press|pro|quest|rest|rocks|run|sbs|school|space|stream|team|today|video|wiki|win|work|" +
  "world|zone";

/** Of countries; after a single letter, which is an initial, they count as a name's. */
const countryEndings =
  "ac|ad|ae|af|ag|ai|al|am|ao|aq|ar|as|at|au|aw|ax|az|ba|bb|bd|be|bf|bg|bh|bi|bj|bm|bn|bo|br|bs|bt|bw|by|bz|ca|cc|cd|cf|cg|ch|ci|ck|cl|cm|" +
  "cr|cu|cv|cw|cx|cy|cz|de|dj|dk|dm|do|dz|ec|ee|eg|er|es|et|eu|fi|fj|fk|fm|fo|fr|ga|gd|ge|gf|gg|gh|gi|gl|gm|gn|gp|gq|gr|gs|gt|gu|gw|gy|hk|" +
  "hm|hn|hr|ht|hu|id|ie|il|im|in|iq|ir|is|it|je|jm|jo|jp|ke|kg|kh|ki|km|kn|kp|kr|kw|ky|kz|la|lb|lc|li|lk|lr|ls|lt|lu|lv|ly|ma|mc|md|me|mg|" +
  "mh|mk|ml|mm|mn|mo|mp|mq|mr|ms|mt|mu|mv|mw|mx|my|mz|na|nc|ne|nf|ng|ni|nl|no|np|nr|nu|nz|om|pa|pe|pf|pg|ph|pk|pl|pm|pn|pr|ps|pt|pw|py|qa|" +
  "re|ro|rs|rw|sa|sb|sc|sd|se|sg|sh|si|sk|sl|sm|sn|so|sr|ss|st|su|sv|sx|sy|sz|tc|td|tf|tg|th|tj|tk|tl|tm|tn|to|tr|tt|tv|tw|tz|ua|ug|uk|us|" +
  "uy|uz|va|vc|ve|vg|vi|vn|vu|wf|ws|ye|yt|za|zm|zw";

const addresses = [
  /[@/\\]|www[.。]/iu,
  new RegExp(`\\S[.。](?:${sureEndings})(?!\\p{Script=Latin})`, "iu"),
  new RegExp(`\\S[.。](?:${otherEndings})(?!\\p{Script=Latin})`, "u"),
  new RegExp(`[^\\s.。]{2}[.。](?:${countryEndings})(?!\\p{Script=Latin})`, "u"),
];

/** Other scripts stand alone. */
const otherScripts = (
  "Cyrillic Greek Arabic Hebrew Devanagari Bengali Tamil Telugu Kannada Malayalam Gujarati Gurmukhi Sinhala Thai Lao Khmer " +
  "Myanmar Tibetan Georgian Armenian Ethiopic Mongolian"
)
  .split(" ")
  .map((script) => new RegExp(`^\\p{Script=${script}}+$`, "u"));

/**
 * Whether a name could be taken for somebody of the school's office. Letters that look like others count as those, so that
 * `аdmin` with a Cyrillic а, `4dmin`, `ADMlN`, `ａｄｍｉｎ`, `ᴀᴅᴍɪɴ` and `🅰🅳🅼🅸🅽` are all one. With a name of their own, people may be
 * called Root or Support: `Emily Root`.
 */
export function looksLikeStaff(name: string): boolean {
  const withoutNumber = name
    .slice(0, LOOKED_AT)
    .normalize("NFKD")
    .toLowerCase()
    .replace(/[\d\s]+$/u, "");
  const latin = [...withoutNumber].map((letter) => lookalikes[letter] ?? letter).join("");
  return [withoutNumber, latin].map(plain).some((text) => ofTheOffice.some((pattern) => pattern.test(text)));
}

const LOOKED_AT = 200;

/** Letters and digits alone; small l and i, which a capital I cannot be told from, and rn and m are one. */
const plain = (text: string) =>
  text
    .replace(/[^\p{L}\p{N}]/gu, "")
    .replaceAll("i", "l")
    .replaceAll("rn", "m");

const oneOf = (words: string) => `(?:${words.split(" ").map(plain).join("|")})s?`;

const school = oneOf("dripstone academy 学堂 學堂 滴石");

const staff = oneOf(
  "admin administrator administration moderator webmaster root system support helpdesk customerservice office official staff " +
    "админ администратор администрация модератор поддержка",
);

/** Anybody may be called so, but not the school's. */
const teacher = oneOf("teacher 老师 老師 教师 教師");

/** What may stand beside the others and still names nobody. */
const filler = oneOf("the our of site web forum team head chief super sys tech help 团队 團隊 的 论坛 論壇");

/** Anywhere in a name; 水滴石穿, the idiom, is anybody's. */
const ourName = `(?:${oneOf("dripstone 学堂 學堂")}|(?<!水)滴石)`;

const ofTheOffice = [
  oneOf("dripstoneacademy dripstoneoffice 管理员 管理員 版主 官方 客服 滴石学堂 滴石學堂 系统消息 系統消息"),
  `^(?=.*(?:${school}|${staff}))(?:${filler}|${teacher}|${school}|${staff})+$`,
  `^(?=.*${ourName}).*(?:${staff}|${teacher})`,
].map((pattern) => new RegExp(pattern, "u"));

const alphabet = "abcdefghijklmnopqrstuvwxyz";

/** What NFKD does not make plain: white letters in circles, white letters in squares, the letters of flags. */
const framedLetters = [0x1f150, 0x1f170, 0x1f1e6].map((first): [letter: string, looks: string][] =>
  [...alphabet].map((letter, place) => [letter, String.fromCodePoint(first + place)]),
);

/** Small capitals, in the order of the alphabet; there is none of x. */
const smallCapitals = [..."ᴀʙᴄᴅᴇꜰɢʜɪᴊᴋʟᴍɴᴏᴘꞯʀꜱᴛᴜᴠᴡxʏᴢ"].map((look, place): [string, string] => [
  alphabet[place] ?? look,
  look,
]);

/** By what they look like: digits and signs in place of letters, then Cyrillic and Greek. */
const lookalikes: Record<string, string> = Object.fromEntries(
  [
    ...framedLetters.flat(),
    ...smallCapitals,
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
