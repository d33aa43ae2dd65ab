import { isWithinEdits } from "./edits.ts";
import { inLatin } from "./lookalikes.ts";

/**
 * What a name may not hold: control characters and line breaks, marks that are invisible or change the direction, signs without a
 * picture, unassigned characters, towers of accents.
 */
const notInNames = /[\p{Cc}\p{Cf}\p{Co}\p{Cn}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\u2800]|\p{M}{4}/u;

/**
 * More accents on a letter than any language puts there: Vietnamese has two, old Greek three. An accent that comes twice is in none.
 * Other scripts have vowels for marks, and more of them.
 */
const accent = "[\\u0300-\\u036F\\u1AB0-\\u1AFF\\u1DC0-\\u1DFF\\u20D0-\\u20FF\\uFE20-\\uFE2F]";
const towers = new RegExp(`(?<![\\p{M}\\p{Script=Greek}])${accent}{3}|${accent}{4}|(\\p{M})\\1`, "u");

/** A table, such as one that the office opens, takes what begins so for a calculation. */
const formula = /^\s*[=+@\-\u2010-\u2015\u2212]/u;

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

/** Whether a table would take a name for a calculation; nobody is called so. */
export const beginsLikeFormula = (name: string): boolean => formula.test(name.normalize("NFKC"));

/** Whether a name is made of what names are made of, in whatever script; an empty one is. */
export function isPlainName(name: string): boolean {
  if (notInNames.test(name.replace(shapeSelectors, "")) || hasAddress(name)) return false;
  if (towers.test(name.normalize("NFD")) || beginsLikeFormula(name)) return false;
  if (name !== "" && !/[\p{L}\p{N}]/u.test(name)) return false;
  const letters = name.replace(/[^\p{L}]|[\p{Script=Common}\p{Script=Inherited}]/gu, "");
  const ownDigits = name.normalize("NFKC").replace(/[^\p{Nd}]|[0-9]/gu, "");
  return [...scriptsTogether, ...otherScripts].some((script) => script.test(letters + ownDigits));
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
  "com|net|org|edu|gov|mil|info|biz|xyz|top|site|website|shop|store|club|online|app|dev|tech|click|vip|icu|mobi|io|co|cn|ru|" +
  "example|invalid|localhost|onion";

const otherEndings =
  "academy|agency|apps|center|codes|company|computer|courses|direct|download|education|exchange|express|fans|foundation|free|global|" +
  "guide|guru|help|inc|institute|llc|ltd|market|mom|ninja|photos|plus|porn|review|sale|science|services|sex|solutions|study|support|" +
  "systems|tips|tools|training|trade|ventures|webcam|xxx|zip|art|asia|bet|bid|bio|blog|bond|buzz|cam|cash|cfd|chat|cloud|cyou|digital|email|fun|game|games|gift|host|ink|life|link|live|loan|lol|" +
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
  /\S[.。](?:xn--|(?:中国|中國|公司|网络|網絡|网址|网站|商城|在线|рф)(?!\p{L}))/iu,
  new RegExp(`\\S[.。](?:${sureEndings})(?!\\p{Script=Latin})`, "iu"),
  new RegExp(`\\S[.。](?:${otherEndings})(?!\\p{Script=Latin})`, "u"),
  new RegExp(`[^\\s.。]{2}[.。](?:${countryEndings})(?!\\p{Script=Latin})`, "u"),
];

/** Other scripts stand alone, with digits of their own. */
const otherScripts = (
  "Cyrillic Greek Arabic Hebrew Devanagari Bengali Tamil Telugu Kannada Malayalam Gujarati Gurmukhi Sinhala Thai Lao Khmer " +
  "Myanmar Tibetan Georgian Armenian Ethiopic Mongolian"
)
  .split(" ")
  .map((script) => new RegExp(`^(?:\\p{Script=${script}}|(?=\\p{Nd})\\p{Script_Extensions=${script}})+$`, "u"));

/**
 * Whether a name could be taken for the school, somebody there or the system itself, which says `deleted user` of who is gone. It does not matter how it is
 * written: what looks like a letter counts as that letter, and spaces, signs, numbers around it and repeated letters do not count. With a
 * name of their own, people may be called Root or Support, and teacher or 老师: `Emily Root`, `王老师`.
 */
export function looksLikeStaff(name: string): boolean {
  return readingsOf(name.slice(0, LOOKED_AT)).some(
    (text) => ofTheSchool.some((pattern) => pattern.test(plain(text))) || wordsOf(text).some(isTitle),
  );
}

const LOOKED_AT = 200;

/** As it stands and in Latin letters, with and without the numbers around it, and with letters that are repeated said once. */
function readingsOf(name: string): string[] {
  const apart = name
    .normalize("NFKD")
    .replace(/(?<=\p{Ll})(?=\p{Lu})/gu, " ")
    .toLowerCase();
  const bare = apart.replace(/^[\p{Nd}\s]+|[\p{Nd}\s]+$/gu, "");
  const readings = [apart, bare].flatMap((text) => [text, inLatin(text)]);
  return [...new Set(readings.flatMap((text) => [text, text.replace(/(\p{L})\1+/gu, "$1")]))];
}

/** Letters and digits alone; pairs that cannot be told from one letter are that letter, as are small l and i, like a capital I. */
const plain = (text: string) =>
  text
    .normalize("NFKD")
    .replace(/[^\p{L}\p{N}]/gu, "")
    .replaceAll("i", "l")
    .replace(/rn|nn/gu, "m")
    .replaceAll("cl", "d")
    .replaceAll("vv", "w");

/** Single words, without their numbers; `a d m i n` is one. */
const wordsOf = (text: string) =>
  text
    .replace(/(?<=(?<!\p{L})\p{L})\s+(?=\p{L}(?!\p{L}))/gu, "")
    .split(/[^\p{L}\p{N}\p{M}]+/u)
    .map((word) => plain(word.replace(/^\d+|\d+$/gu, "")));

const oneOf = (words: string) => `(?:${words.split(" ").map(plain).join("|")})s?`;

const school = oneOf("dripstone academy 学堂 學堂 滴石");

/** What nobody is called, whatever else stands beside it. */
const titles = new Set(
  (
    "admin admins administrator administrators administration moderator moderators webmaster sysadmin superadmin superuser helpdesk " +
    "adimn amdin admni админ администратор администрация модератор"
  )
    .split(" ")
    .flatMap((word) => [plain(word), plain(inLatin(word))]),
);

/** A title, or one with slips: `adminstrator`. Short ones have honest neighbors, such as Edmin. */
function isTitle(word: string): boolean {
  if (titles.has(word)) return true;
  if (word.length < 8 || word.length > 20) return false;
  return [...titles].some((title) => title.length > 7 && isWithinEdits(title.length > 11 ? 2 : 1, word, title));
}

const staff = oneOf(
  "admin administrator administration moderator mod assistant helper webmaster superuser system support suport helpdesk customerservice office oficial official staff " +
    "management operator админ администратор администрация модератор поддержка система 系统 系統 管理 管理者 站长 站長 网管 網管 " +
    "工作人员 工作人員 助手 助理 教务 教務 運営 システム 관리자 운영자 시스템 مشرف مدير",
);

/** A surname, too: not with Mr. before it. */
const surname = oneOf("root");

/** Anybody may be called so, with a name beside it, but not the school's. */
const teacher = oneOf(
  "teacher tutor instructor professor principal headmaster headmistress director manager owner coach 老师 老師 教师 教師 导师 導師 " +
    "助教 教练 教練 校长 校長 院长 院長 主任 先生 учитель 선생님",
);

/** What may stand beside the others and still names nobody. */
const filler = oneOf(
  "the our my your of for from iam iama ima this is real new only true site web website forum team group head chief main lead senior " +
    "vice assistant super sys tech help account user info desk bot ai math english chinese science coding programming robotics " +
    "class x xx 的 团队 團隊 论坛 論壇 本站 网站 網站 全站 我 我是 小 大 总 總 副 新 真 班 本班 学校 學校 数学 數學 英语 英語 中文 语文 語文 编程 編程 " +
    "机器人 機器人 智能 助手 员 員 号 號 账号 帳號 消息 訊息 通知 公告 提示 提醒 中心 部 处 處 组 組",
);

const honorific = oneOf("mr mrs ms miss mister sir madam mx dr prof");

/** What stands where there is nobody any more, and for whom. */
const gone = oneOf(
  "deleted removed closed deactivated former unknown anonymous 已 被 注销 註銷 删除 刪除 停用 关闭 關閉 匿名 未知 удаленный удаленныи",
);
const account = oneOf("user account member profile 用户 用戶 账号 帐号 帳號 账户 帳戶 会员 會員 пользователь");

/** Anywhere in a name; 水滴石穿, the idiom, may be a part of one. */
const ourName = `(?:${oneOf("dripstone 学堂 學堂")}|(?<!水)滴石)`;

const ofTheSchool = [
  // 上官 is a family name.
  `${oneOf("dripstoneacademy dripstoneoffice 管理员 管理員 版主 客服 滴石学堂 滴石學堂 系统消息 系統消息 系统通知 系統通知 班主任 校长 校長")}|(?<!上)官方`,
  `^(?=.*(?:${school}|${staff}|${teacher}|${surname}))(?:${filler}|${teacher}|${school}|${staff}|${surname})+$`,
  `^(?=.*(?:${school}|${staff}|${teacher}))(?:${honorific}|${filler}|${teacher}|${school}|${staff})+$`,
  `^(?=.*${gone})(?=.*${account})(?:${gone}|${account}|${filler})+$`,
  `^(?:${oneOf("deleted 已注销 已註銷 已删除 已刪除 null undefined objectobject 水滴石穿")})$`,
  `^(?=.*${ourName}).*(?:${staff}|${surname}|${teacher})`,
].map((pattern) => new RegExp(pattern, "u"));
