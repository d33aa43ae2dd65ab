import { describe } from "vitest";
import { answersRows } from "../../../testing/answers-rows.ts";

describe("a fixed fee and so much for each", () => {
  answersRows([
    ["A plumber charges $40 to show up plus $25 per hour. The bill was $140. How many hours did he work?", "4 hours"],
    ["A plumber charges $40 to show up plus $25 per hour. The bill was $140. How many days did he work?", null],
    ["A plumber charges $40 to show up plus $25 per hour. The bill was $30. How many hours did he work?", null],
  ]);
});
