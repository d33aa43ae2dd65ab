import { describe } from "vitest";
import { answersRows } from "../../../testing/answers-rows.ts";

describe("combined discounts", () =>
  answersRows([
    ["What single discount equals 20% off followed by 25% off?", "40%"],
    ["Two successive discounts of 10% and 20% are equivalent to what single discount?", "28%"],
    ["某商品先涨价25%,要想恢复原价应降价百分之几?", "20%"],
    ["某商品降价20%后，要恢复原价，应提价百分之几？", "25%"],
    ["某商品降价20%后，要恢复原价，应降价百分之几？", null],
    ["What single increase equals 20% off followed by 25% off?", null],
  ]));
