import type { Count, DigitNumbers } from "./work.ts";

type Said = { en: string; ch: string };

/** The question as it is said back. */
export function problemOf(count: Count): Said {
  switch (count.kind) {
    case "ordered":
      return count.n === count.k
        ? {
            en: `the number of ways to put $${count.n}$ different things in order`,
            ch: `把 $${count.n}$ 个不同的元素排成一排的排法种数`,
          }
        : {
            en: `the number of ways to choose $${count.k}$ out of $${count.n}$ when order matters`,
            ch: `从 $${count.n}$ 个里选 $${count.k}$ 个的选法种数（讲顺序）`,
          };
    case "circle":
      return {
        en: `the number of ways to seat $${count.n}$ people in a circle, if turning the circle makes no difference`,
        ch: `$${count.n}$ 个人围成一圈的坐法种数（转动后相同的算一种）`,
      };
    case "chosen": {
      const parts = count.groups.map(({ n, k }) => ({ en: `$${k}$ out of $${n}$`, ch: `从 $${n}$ 个里选 $${k}$ 个` }));
      return {
        en: `the number of ways to choose ${parts.map(({ en }) => en).join(" and ")} when order doesn’t matter`,
        ch: `${parts.map(({ ch }) => ch).join("，")}的选法种数（不讲顺序）`,
      };
    }
    case "letters":
      return { en: `the number of ways to arrange the letters of ${count.word}`, ch: `${count.word} 的字母的排列种数` };
    case "pairs":
      return count.left === 0
        ? { en: `the number of pairs among $${count.n}$`, ch: `$${count.n}$ 个里每两个配一对的对数` }
        : { en: `the number of diagonals of a polygon with $${count.n}$ sides`, ch: `$${count.n}$ 边形的对角线条数` };
    case "product": {
      const product = count.factors.join(" \\times ");
      const less = count.without === 0 ? "" : ` - ${count.without}`;
      return {
        en: `the number of ways to combine the choices, $${product}${less}$`,
        ch: `各步选法的搭配总数 $${product}${less}$`,
      };
    }
    case "paths":
      return {
        en: `the number of paths with $${count.right}$ to the right and $${count.up}$ up, one step at a time`,
        ch: `向右走 $${count.right}$ 步、向上走 $${count.up}$ 步的走法种数`,
      };
    case "numbers":
      return numbersSaid(count);
  }
}

function numbersSaid({ digits, length, repeated, parity }: DigitNumbers): Said {
  const [en, ch] = { even: ["even ", "偶数"], odd: ["odd ", "奇数"], any: ["", "数"] }[parity] as [string, string];
  const list = `$${digits.join(", ")}$`;
  return {
    en: `how many $${length}$-digit ${en}numbers there are with the digits ${list}, ${repeated ? "which can repeat" : "each used at most once"}`,
    ch: `用数字 ${list} 可以组成多少个${repeated ? "" : "没有重复数字的"} $${length}$ 位${ch}${repeated ? "（数字可以重复）" : ""}`,
  };
}
