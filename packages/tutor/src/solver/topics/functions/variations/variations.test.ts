import { describe } from "vitest";
import { answersRows } from "../../../testing/answers-rows.ts";

describe("direct and inverse variation", () => {
  answersRows([
    ["y varies directly as x, and y = 18 when x = 4. Find y when x = 10.", "45"],
    ["y varies directly as x, and x = 4 when y = 18. Find x when y = 45.", "10"],
    ["y varies inversely as x, and y = 6 when x = 4. Find y when x = 8.", "3"],
    ["y varies inversely as x. If y = 6 when x = 4, find x when y = 3.", "8"],
    ["y is inversely proportional to x. When x = 4, y = -6. What is y when x = 8?", "-3"],
    ["y varies directly with x. If y is 18 when x is 4, what is y when x is 10?", "45"],
    ["y varies directly as x, and y = 18 when x = 4. Find the constant of variation.", "9/2"],
    ["y varies inversely as x, and y = 6 when x = 4. Find the constant of variation.", "24"],
    ["y与x成正比例，当x=4时，y=18，求x=10时y的值", "45"],
    ["已知y与x成反比例，x=4时y=6，那么x=8时y=", "3"],
    ["y varies directly as x^2, and y = 18 when x = 3. Find y when x = 5.", "50"],
    ["y varies inversely as the square of x, and y = 8 when x = 2. Find y when x = 4.", "2"],
    ["y与x的平方成正比例，x=2时y=8，求x=3时y的值", "18"],
    ["y varies directly as x^2, and y = 18 when x = 3. Find x when y = 50.", null],
    ["y varies directly as x, and y = 18 when x = 4. Find y when z = 10.", null],
    ["y varies directly as x, and y = 18 when x = 4. Find half of y when x = 10.", null],
  ]);
});
