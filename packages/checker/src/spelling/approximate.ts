import { type Mapped, rewrite } from "./mapped.ts";

/** `about 1.41`, `面积约为3.14`, `1.41 (2 d.p.)`: where a rounded number is asked for, this says nothing else. */
export function withoutApproximation(source: Mapped): Mapped {
  const frames = rewrite(
    source,
    /(\p{Script=Han}|[a-z]\s*)?(?:大约|大概|约)(?:等于|是|为)?(?=\s*[-\d.√π一二三四五六七八九十零])/giu,
    ([, before]) => (before === undefined || /[是为]/u.test(before) ? (before ?? "") : `${before}=`),
  );
  const words = rewrite(
    rewrite(frames, /\b(?:about|around|approximately|approx\.?|roughly)\s+(?=[-\d.√π$])/giu, () => ""),
    /(?<=[a-z)\]\d}]\s?)(?:≈|\\approx(?![a-z])|≒|~)/giu,
    () => "=",
  );
  return rewrite(
    words,
    /(?<=\d\S{0,6})\s*(?:左右|(?:approximately|approx\.?|or so)|\((?:保留|精确|四舍五入|to\b|correct\b|rounded\b|nearest\b|\d\s*(?:s\.?\s?f|d\.?\s?p|sig|dec))[^()]{0,40}\))\s*\.?$/giu,
    () => "",
  );
}
