import { type Retelling, told } from "./retelling.ts";

const goesZh = (name: string) => `[^\\d,每]{0,14}每(?<${name}>\\d{1,2})天[^\\d,每]{0,12}(?:1次)?[^\\d,每]{0,6}`;
const goesEn = (name: string) => `(?:[a-z' ]{1,40}) every (?<${name}>\\d{1,2})(?:th|nd|rd|st)? days?(?: [a-z ]{1,24})?`;
const monthEn = "january|february|march|april|may|june|july|august|september|october|november|december";

const later = ({ a, b, c, m, d, name, day }: Record<string, string>) =>
  `calculate lcm(${[a, b, c].filter(Boolean).join(", ")}) days after ${name ? `${name} ${day}` : `${m}月${d}日`}`;

/** Who comes every so many days meets the others again: on which date. */
export const ofMeetingDaysTold: Retelling[] = [
  ...told(
    [
      `${goesZh("a")},${goesZh("b")}(?:,${goesZh("c")})?[,.][^\\d,]{0,10}?(?<m>\\d{1,2})月(?<d>\\d{1,2})[日号][^,每]{0,30},[^\\d,]{0,16}?(?:下1次|下次|再1次|再次|第2次)[^,每]{0,24}?(?:是|在)?(?:几月几[日号]|哪1天|什么时候|哪天)`,
    ],
    later,
  ),
  ...told(
    [
      `${goesEn("a")}(?:,| and|, and|, while)? ${goesEn("b")}(?:,|,? and)?(?: ${goesEn("c")})?,? [a-z' ]{1,50}(?:on )?(?<name>${monthEn}) (?<day>\\d{1,2})(?:st|nd|rd|th)?,? (?:on )?(?:what|which|when)[a-z' ]{0,60}(?:next|again)[a-z' ]{0,40}`,
      `${goesEn("a")}(?:,| and|, and|, while)? ${goesEn("b")},? (?:if )?[a-z' ]{1,50}(?:on )?(?<name>${monthEn}) (?<day>\\d{1,2})(?:st|nd|rd|th)?,? (?:on )?(?:what|which) (?:date|day)[a-z' ]{0,60}`,
    ],
    later,
  ),
];
