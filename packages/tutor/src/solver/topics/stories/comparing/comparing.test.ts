import { describe } from "vitest";
import { answersRows } from "../../../testing/answers-rows.ts";

describe("who has more, and how many", () =>
  answersRows([
    ["Mark has 34 shells. Tina has 12 more shells than Mark. How many shells does Tina have?", "46"],
    ["Leo picked 45 apples. Jane picked 18 fewer apples than Leo. How many apples did they pick altogether?", "72"],
    ["Ruth has 9 pens. Omar has 4 times as many pens as Ruth. How many pens does Omar have?", "36"],
    ["小刚有 25 张画片，小丽比小刚多 8 张，小丽有多少张？", "33"],
    ["红花有 40 朵，黄花比红花少 15 朵，两种花一共有多少朵？", "65"],
    ["哥哥有 7 本书，姐姐的书是哥哥的 3 倍，姐姐有多少本书？", "21"],
    ["Mark has 34 shells. Tina has more shells than Mark. How many shells does Tina have?", null],
    ["Mark has 34 shells. Tina has 12 more shells than Joe. How many shells does Tina have?", null],
    ["小刚有 25 张画片，小丽比小红多 8 张，小丽有多少张？", null],
  ]));
