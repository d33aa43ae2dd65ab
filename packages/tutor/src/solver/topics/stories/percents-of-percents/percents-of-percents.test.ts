import { describe } from "vitest";
import { answersRows } from "../../../testing/answers-rows.ts";

describe("percentages of percentages", () =>
  answersRows([
    ["what is 20% of 50% of 300", "30"],
    ["300的50%的20%是多少", "30"],
    ["What is 2/3 of 3/4 of 60?", "30"],
    ["what is 5% of 5% as a percent", "0.25%"],
    ["60的3/4的2/3是多少", "30"],
    ["what is 20% of 50% off of 300", null],
    ["300的50%多20%是多少", null],
  ]));
