/** Formulas to stand in the rows' sentences while they are learned from. */
const samples: Record<string, string[]> = {
  whole: ["18", "45", "27", "64", "36", "84", "15", "120", "72", "54"],
  number: ["24", "15", "60", "37", "48", "12.5", "96", "35"],
  percent: ["15%", "20%", "8%", "12%", "25%", "30%"],
  expression: ["x^2-9x+20", "3x+2y-4", "(2x-5)(3x+4)", "x^2+6x", "6x^2+7x-3", "4(a+3b)"],
  value: ["-7", "√40", "3x-5", "-3/4", "2√3", "15", "√2-1", "-12"],
  arithmetic: ["7^26", "2^10*5^8", "3*4*6", "2^100", "17*23", "3^7+5"],
  equation: ["y=x^2+6x-1", "3x+5=20", "x^2-5x+6=0", "2x-7=4x+1", "y=2x-3", "x+y=12"],
  "equation-one": ["3x+5=20", "x^2-5x+6=0", "2x-7=4x+1", "x^2+8x=9"],
  "equation-many": ["x^2+kx+9=0", "y=2x-3", "3x-2a=7", "P=2a+2b", "mx+3=2x-1"],
  inequality: ["7-2x≤15", "3x+2>8", "x-4<3", "2x+1≥9"],
  letter: ["x", "k", "n", "m"],
  point: ["(1,2)", "(3,8)", "(-3,4)", "(5,-1)"],
  digits: ["5d72", "47□6", "2a357", "7□2□"],
  "based-equation": ["132_k=42_10", "121_b=64", "24_n+34_n=102_n", "43_b=31"],
  hex: ["2F", "FF", "1B", "3E", "7C", "1A"],
  based: ["1101_2", "347_8", "243_5", "1011_2"],
};

/** What stands for a formula of this type, the one with this number. */
export function sampleOf(type: string, nth: number, area: string): string {
  const kind = type.replace("+", "");
  if (kind === "range") return `${1 + (nth % 3) * 20} to ${100 + (nth % 4) * 50}`;
  if (kind === "sequence") return nth % 2 === 0 ? "4, 11, 18, 25" : "3, 6, 12, 24";
  const of = kind === "expression" && area === "numbers" && nth % 2 === 0 ? "arithmetic" : kind;
  const all = samples[of] ?? samples.whole ?? [];
  return all[nth % all.length] ?? "";
}

/** A list in one place of a sentence. */
export const listOf = (type: string, nth: number, area: string, isChinese: boolean): string => {
  const [one, two, three] = [0, 1, 2].map((more) => sampleOf(type, nth + more, area));
  if (type.startsWith("equation")) return isChinese ? `${one}，${two}` : `${one} and ${two}`;
  return nth % 3 === 0
    ? isChinese
      ? `${one}、${two}和${three}`
      : `${one}, ${two} and ${three}`
    : isChinese
      ? `${one}和${two}`
      : `${one} and ${two}`;
};
