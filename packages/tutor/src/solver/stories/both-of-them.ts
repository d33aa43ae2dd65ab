const movers =
  "trains|cars|buses|bikers|bicyclists|cyclists|boats|people|friends|planes|airplanes|runners|hikers|trucks|joggers|ships|ants|brothers|sisters|boys|girls|kids|students|workers|painters|machines|pumps|pipes|hoses|teams|of them";
const inEnglish = new RegExp(`(?<![a-z\\d.$])(?:the )?(?:2|both) (?=(?:${movers})(?![a-z]))`, "g");
const inChinese =
  /(?<![\d.第])[2两]个?(?=人|车|地|城|列|辆|家|队|筐|桶|堆|袋|种|班|组|块地|根|艘|架|名|位|站|村|镇|港|岸|管|师傅|工程队|市|班)/gu;
/** "A, B 两城", "甲、乙两人", "小强和小刚在…": who they are, not how many. */
const pairs = /(?<=^|[,.;从在])([甲ab]|小\p{Script=Han})[,、和与]([乙b]|小\p{Script=Han})(?=\p{Script=Han})/gu;

/** A story of two without the word that there are two: "two trains leave" and 两车 tell no number to reckon with. */
export const withoutBoth = (story: string): string =>
  story.replaceAll(pairs, "$1$2").replaceAll(inEnglish, "").replaceAll(inChinese, "");
