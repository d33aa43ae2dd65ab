/** The sides, lines, and sentences of a message that may be an answer, in order. */
export function candidatesIn(message: string): string[] {
  const text = withPowers(message.slice(0, LENGTH_MAX)).normalize("NFKC");
  const parts = text.split(
    /\n|[;。；!！?？]|[,，](?=\s?(?:so|then|所以|那么|得))|\.(?=\s|$)|\b(?:so|then|because|therefore)\b|所以|因为/,
  );
  return parts
    .map(bare)
    .filter(
      (part) =>
        /[\d√π]|^[a-z]\s?=|^[负零一二两三四五六七八九十百千分之点又]+$|^(?:no |none|zero|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|无解|无数)/i.test(
          part,
        ) && part.length <= PART_MAX,
    )
    .slice(-PARTS_MAX);
}

/** `x²` as `x^2`: made plain like any other character, the 2 would be a digit of what is before it. */
const withPowers = (text: string): string =>
  text.replaceAll(/[⁰¹²³⁴-⁹⁻]+/g, (small) => `^{${small.normalize("NFKC").replace("−", "-")}}`);

const LENGTH_MAX = 1_000;
const PART_MAX = 80;
/** Each is checked in about a millisecond. */
const PARTS_MAX = 8;

/** Without the words that lead to an answer. */
const bare = (part: string) =>
  part
    .replace(leading, "")
    .replace(
      /^\s*(?:吗|呢|吧|对吗)|(?:对吗|对不对|是吗|吗|吧|呢|啊|呀|right|correct|is (?:that|it|this) right)\s*$/gi,
      "",
    )
    .replaceAll(/\$/g, "")
    .trim();

const leading =
  /^.{0,60}?\b(?:i (?:got|get|have|found|think|wrote|said|put)|answer|my (?:answer|guess|try)|is it|would it be|could it be|maybe|get|got|equals)\b(?: (?:is|was|it|its|it's|that|the answer|to|be|like|for it|about|as)\b)*\s*:?|^.{0,30}?(?:我?(?:算出来|算得|算的|得到|得出|觉得|认为|求得|求出|想)|答案|是不是|应该)(?:的)?(?:是|为|等于|得|了)?\s*:?/i;
