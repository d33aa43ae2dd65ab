/** A whole sentence as a regular expression, and the shorter question that it means, with its groups as `<name>`. */
export type Wording = readonly [sentence: string, meant: string];

// Parts of such sentences.
export const what = "(?:what is|what's|what are|find|calculate|determine|compute|give|state|work out)";
export const ask =
  "(?:,? ?(?:what is|what's|find|determine|then what is|calculate|what must be|what does) ?(?:the )?(?:value of )?)";
export const formula = "[^,;?一-龥]{1,80}?";
export const number = "-?\\d+(?:\\.\\d+)?(?:/\\d+)?";
export const list = "\\d+(?: ?, ?(?:and )?| and | or |、|和|与)[\\d ,、和与and]*\\d";
export const get = "(?:求|计算|写出|请?求出)?";
export const is = "(?:等于|是|为|=)";
export const many = "(?:多少|几|什么|\\?)";
/** 求x, x是多少, x的值 */
export const letter = `[,，]?(?:那么|则|求|,)*(?<y>[a-z])(?:的值)?(?:${is})?${many}?`;
