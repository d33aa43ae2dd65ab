import { describe } from "vitest";
import { answersRows } from "../../../testing/answers-rows.ts";

describe("one goes on alone", () =>
  answersRows([
    [
      "Jo needs 6 hours for a job and Al needs 12. They work together for 2 hours, then Jo leaves. How many more hours does Al need?",
      null,
    ],
    [
      "Jo needs 6 hours for a job and Al needs 12 hours. They work together for 2 hours, then Jo leaves. How many more hours does Al need?",
      "6 hours",
    ],
    [
      "Ann can paint a room in 6 hours. Ben can paint it in 4 hours. They work together for 2 hours, then Ben leaves. How long will it take Ann to finish the job?",
      "1 hours",
    ],
    ["一项工程，甲单独做10天完成，乙单独做15天完成。两人合作3天后乙离开，剩下的由甲独做，还要几天？", "5 days"],
    ["一项工程，甲单独做10天完成，乙单独做15天完成。两人合作3天后，剩下的由乙独做，还要几天？", "7.5 days"],
    ["一项工程，甲单独做10天完成，乙单独做15天完成。两人合作3天后乙离开，剩下的由乙独做，还要几天？", null],
    [
      "Jo needs 6 hours for a job and Al needs 12 hours. They work together for 2 hours. How many more hours do they need?",
      null,
    ],
  ]));
