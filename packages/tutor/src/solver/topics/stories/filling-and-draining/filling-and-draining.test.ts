import { describe } from "vitest";
import { answersRows } from "../../../testing/answers-rows.ts";

describe("filling while draining", () => {
  answersRows([
    [
      "pipe A can fill a pool in 4 hours, pipe B can drain it in 6 hours. both open, how long to fill the pool?",
      "12 hours",
    ],
    [
      "One pipe can fill a tank in 3 hours and another pipe can empty it in 5 hours. If both pipes are open, how many hours will it take to fill the tank?",
      "15/2 hours",
    ],
    ["一个水池，单开进水管4小时注满，单开出水管6小时放完，两管同时打开，几小时注满水池？", "12 hours"],
    [
      "One pipe can fill a tank in 6 hours and another pipe can empty it in 4 hours. If both pipes are open, how many hours will it take to fill the tank?",
      null,
    ],
    ["pipe A can fill a pool in 4 hours, pipe B can drain it in 6 hours. both open, how long to empty the pool?", null],
  ]);
});
