import { describe } from "vitest";
import { answersRows } from "../../../testing/answers-rows.ts";

describe("decimals that repeat for ever", () =>
  answersRows([
    ["把 0.6 的循环小数化成分数，0.666…", "2/3"],
    ["write 0.272727... as a fraction", "3/11"],
    ["convert 0.1666... to a fraction", "1/6"],
    ["write $0.\\overline{45}$ as a fraction", "5/11"],
    ["write 0.67 as a fraction", "67/100"],
    ["无限循环小数 0.3636… 化成分数是多少", "4/11"],
    ["express 0.8333... as a fraction in lowest terms", "5/6"],
    ["what is 0.123 repeating times 2 as a fraction", null],
    ["round 0.6666 to a fraction", null],
    ["write 0.45 with 5 repeating as a fraction", "41/90"],
    ["write 0.45 with 4 repeating as a fraction", null],
    ["把循环小数 0.2̇7̇ 化成分数。", "3/11"],
    ["把0.1̇2̇3̇化成最简分数", "41/333"],
    ["0.333循环 化成分数怎么弄", "1/3"],
    ["0.272727…（27一直循环）化成最简分数", "3/11"],
    ["循环小数0.1666…(6循环)化成最简分数", "1/6"],
    ["0.8333…（8循环）写成分数", null],
    ["把 0.12… 化成分数", null],
  ]));
