import { describe } from "vitest";
import { answersRows } from "../../../testing/answers-rows.ts";

describe("split savings", () =>
  answersRows([
    [
      "$5000 is split between accounts paying 4% and 6%. The yearly interest is $260. How much is in the 6% account?",
      "$3000",
    ],
    [
      "Ann invested $8000, part at 5% and the rest at 3%. After one year she earned $320 in interest. How much did she invest at 3%?",
      "$4000",
    ],
    ["王叔叔存了两笔钱共20000元,一笔年利率2%,另一笔3%,一年共得利息480元,年利率3%的那笔存了多少元?", "8000 元"],
    [
      "$5000 is split between accounts paying 4% and 6%. The yearly interest is $260. How much is in the 5% account?",
      null,
    ],
    [
      "$5000 is split between accounts paying 4% and 6%. The monthly interest is $260. How much is in the 6% account?",
      null,
    ],
  ]));
