import type { Count, DigitNumbers } from "./work.ts";

type Said = { en: string; ch: string };

/** The question as it is said back. */
export function problemOf(count: Count): Said {
  switch (count.kind) {
    case "ordered":
      return count.n === count.k
        ? {
            en: `the number of orders of $${count.n}$ different things`,
            ch: `把 $${count.n}$ 个不同的对象排成一排的排法`,
          }
        : {
            en: `the number of ways to choose $${count.k}$ of $${count.n}$ in order`,
            ch: `从 $${count.n}$ 个里选 $${count.k}$ 个，并且讲顺序的选法`,
          };
    case "circle":
      return {
        en: `the number of ways to seat $${count.n}$ people in a circle, where only who sits next to whom matters`,
        ch: `$${count.n}$ 个人围成一圈的坐法（转动后相同的算一种）`,
      };
    case "chosen": {
      const parts = count.groups.map(({ n, k }) => ({ en: `$${k}$ of $${n}$`, ch: `从 $${n}$ 个里选 $${k}$ 个` }));
      return {
        en: `the number of ways to choose ${parts.map(({ en }) => en).join(" and ")}, without an order`,
        ch: `${parts.map(({ ch }) => ch).join("，")}的选法（不讲顺序）`,
      };
    }
    case "letters":
      return { en: `the number of arrangements of the letters of ${count.word}`, ch: `${count.word} 的字母的排列数` };
    case "pairs":
      return count.left === 0
        ? { en: `the number of pairs among $${count.n}$`, ch: `$${count.n}$ 个里每两个配一对的对数` }
        : { en: `the number of diagonals of a polygon with $${count.n}$ sides`, ch: `$${count.n}$ 边形的对角线条数` };
    case "product": {
      const product = count.factors.join(" \\times ");
      const less = count.without === 0 ? "" : ` - ${count.without}`;
      return {
        en: `the number of combinations of independent choices, $${product}${less}$`,
        ch: `各步选法的搭配总数 $${product}${less}$`,
      };
    }
    case "paths":
      return {
        en: `the number of paths with $${count.right}$ steps to the right and $${count.up}$ up`,
        ch: `向右走 $${count.right}$ 步、向上走 $${count.up}$ 步的走法`,
      };
    case "numbers":
      return numbersSaid(count);
  }
}

function numbersSaid({ digits, length, repeated, parity }: DigitNumbers): Said {
  const [en, ch] = { even: ["even ", "偶数"], odd: ["odd ", "奇数"], any: ["", "数"] }[parity] as [string, string];
  const list = `$${digits.join(", ")}$`;
  return {
    en: `how many ${en}numbers of $${length}$ digits there are with the digits ${list}, ${repeated ? "which may repeat" : "each used at most once"}`,
    ch: `用数字 ${list} 可以组成多少个${repeated ? "" : "没有重复数字的"} $${length}$ 位${ch}${repeated ? "（数字可以重复）" : ""}`,
  };
}
