import { type Retelling, told } from "./retelling.ts";

const number = "\\d{1,4}(?:\\.\\d{1,2})?";
const speedEn = `(?<v>${number}) ?(?<u>km/h|kilometers per hour|km per hour|m/s|meters per second)`;
const thingEn = "(?:bridge|platform|tunnel)";
const goesEn =
  "(?:a|the) train (?:is )?(?:traveling|travels|moving|moves|running|runs|going|goes)(?: at)?(?: a speed of)?";
const acrossEn = `(?:completely |fully )?(?:crosses|passes|passes through|goes through|takes (?<s2>${number}) seconds to (?:completely )?(?:cross|pass|pass through))`;
const howLongEn =
  "(?:how long is the train|what is the (?:train's length|length of the train)|find the length of the train)(?: in meters)?";
const thingZh = "(?:铁路桥|大桥|铁桥|桥|隧道|山洞|站台)";

const SECONDS_IN_HOUR = 3600;

/** How long a train is that takes so many seconds over what is so long. */
function lengthOf({ v, u, b, s, s2, w }: Record<string, string>): string | null {
  const seconds = Number(s ?? s2);
  const perSecond = w ? Number(w) : u?.startsWith("k") ? (Number(v) * 1000) / SECONDS_IN_HOUR : Number(v);
  if (!(perSecond * seconds > Number(b))) return null;
  const speed = w ?? (u?.startsWith("k") ? `${v}*1000/${SECONDS_IN_HOUR}` : v);
  return `what is ${speed}*${s ?? s2}-${b}`;
}

/** Trains whose own length is sought. */
export const ofTrainLengths: Retelling[] = told(
  [
    `${goesEn} ${speedEn},? (?:and )?${acrossEn} (?:a|the) (?<b>${number})[ -]?(?:m|meters?)(?:[ -]long)? ${thingEn}(?: in (?<s>${number}) ?(?:s|seconds|sec))?,? ${howLongEn}`,
    `(?:1列)?(?:火车|列车|动车)(?:以|用)?每秒(?:行|行驶|走)?(?<w>${number})米(?:的速度)?,?(?:完全)?(?:通过|经过|穿过|过)(?:1座|1条|1个)?(?:全?长)?(?<b>${number})米的${thingZh},?(?:1?共)?(?:用|用了|需要?|要|花了?)(?<s>${number})秒钟?,?(?:求)?(?:这列)?(?:火车|列车|动车)(?:车身)?(?:的)?(?:全?长|长度|车长)(?:是|为)?(?:(?:多少|几)米)?`,
  ],
  lengthOf,
);
