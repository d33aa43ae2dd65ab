import type { Piece } from "../../../sentences/pieces.ts";
import { color, things } from "./scenes.ts";
import { testOf, testSource } from "./tests.ts";
import { piece, type Told } from "./told.ts";

const thing = `(?: ?(?:${things}|ones?|1(?![\\d./])|colou?rs?|色的?球|色球|色|球))?`;
const takes =
  "(?:(?:draw|pick|select|choos|pull|tak|grab|hav|roll|throw|spinn|gett|land|stopp)ing|(?:draw|pick|select|choose|pull|take|grab|have|roll|throw|spin|get|land|stop)s?)(?: out| on)?";
const anyOf = `(?:(?:an?|1|any|some) (?:other )?(?:${things}|colou?rs?|numbers?|cards?)|anything|any)`;
const not = `(?:(?:is|does|do|did|will|was)(?: not|n't)(?: be)?|won't(?: be)?|not|${anyOf} (?:other than|except(?: for)?|besides|but)|other than)(?: ${takes})?(?: an?| the| any)? `;
const zhTakes = "(?:摸|取|抽|拿)(?:到|出|得|中)?的?";
const zhNot = `(?:${zhTakes}(?:是)?)?(?:不是|不为|并非|非|(?:没有?|未|不)(?:摸|取|抽|拿)(?:到|出|得|中)?)`;
const zhColor = "([红蓝绿黄白黑橙紫粉])色?";

/** What shall not happen. */
export const deniedEvents: Piece<Told>[] = [
  piece(
    `(?:${takes} )?(?:(?:not (?:an? )?(?:either )?)|neither(?: an?| the)? )${color}${thing} (?:nor|or|and not)(?: an?| the)? ${color.replace("color", "other")}${thing}`,
    (told, { color: name = "", other = "" }) => deny(told, [name, other]),
  ),
  piece(
    `(?:${zhTakes}(?:是)?)?既?(?:不是|非)${zhColor.replace("(", "(?<color>")}球?,?(?:也|又|且)(?:不是|非)${zhColor.replace("(", "(?<other>")}球?`,
    (told, { color: name = "", other = "" }) => deny(told, [name, other]),
  ),
  piece(`(?:an? )?(?:non-? ?|${not})${color}${thing}(?! (?:or|nor)\\b)`, (told, { color: name = "" }) =>
    deny(told, [name]),
  ),
  piece(`${zhNot}${zhColor.replace("(", "(?<color>")}球?(?![或和])`, (told, { color: name = "" }) =>
    deny(told, [name]),
  ),
  piece(
    `(?:${zhTakes}(?:是)?)?除了?${zhColor.replace("(", "(?<color>")}球?(?:以外|之外|外)的?(?:其他|其它)?(?:颜色)?的?球?`,
    (told, { color: name = "" }) => deny(told, [name]),
  ),
  piece(
    `(?:${takes} )?(?:not |neither )(?:an? )?(?<low>\\d{1,3}) (?:nor|or)(?: an?)? (?<high>\\d{1,3})`,
    (told, { low, high }) =>
      told.events.push({
        of: "faces",
        quantity: "none",
        test: { is: "one", of: [Number(low), Number(high)] },
        not: true,
      }),
  ),
  piece(`(?:${not}|(?:(?:朝上|向上)(?:1面)?的?)?(?:点数|数字|数)?(?:不是|不为|非))${testSource}点?`, (told, groups) => {
    const test = testOf(groups);
    if (test) told.events.push({ of: "faces", quantity: "none", test, not: true });
    else told.confused = true;
  }),
];

function deny(told: Told, names: string[]): void {
  if (!told.asks && told.asked > 0) told.confused = true;
  told.events.push({ of: "colors", quantity: "one", names, not: true });
}
