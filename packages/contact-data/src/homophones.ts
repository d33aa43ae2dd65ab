/**
 * Characters that sound like those of a name or a word that leads to one, and make no word of their own: as they are usually written, sign for sign.
 */
export const inUsualCharacters = (text: string): string =>
  homophones.reduce((written, [sounding, usual]) => written.replace(sounding, usual), text);

const homophones: [sounding: RegExp, usual: string][] = [
  // QQ
  [/[丘邱秋囚酋裘蚯糗鳅楸湫虬][丘邱秋囚酋裘蚯糗鳅楸湫虬]/gu, "秋秋"],
  [/[丘邱囚酋裘蚯糗鳅楸湫虬]球|球[丘邱囚酋裘蚯糗鳅楸湫虬]/gu, "球球"],
  [/[葳喂惟蔚胃慰猥][信芯](?!息|任|心|念|仰|号(?:灯|的)|用|封|片)/gu, "微信"],
  [/[豆兜陡逗痘]音(?!量|高|调|符|乐)|[兜陡逗抖][因茵殷](?!为|此|而|子|数|素|故|地|式)/gu, "抖音"],
  [/[殿垫淀佃踮]话|点话(?!费|题|说|剧|语|筒)/gu, "电话"],
  [/手[鸡叽]|首机(?!长|组|场|票|型|械)/gu, "手机"],
];
