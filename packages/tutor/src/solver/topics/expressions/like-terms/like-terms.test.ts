import { describe } from "vitest";
import { answersRows } from "../../../testing/answers-rows.ts";

describe("like terms", () =>
  answersRows([
    ["Are 3x^2y and -5yx^2 like terms?", "yes"],
    ["are 4x and 4y like terms", "no"],
    ["Is 7 and -2 like terms?", "yes"],
    ["3x²y与-2yx²是同类项吗", "yes"],
    ["2ab和2abc是不是同类项", "no"],
    ["x²和x³是同类项吗？", "no"],
    ["Which are like terms: 3x, 4y, -2x, 7", "3x, -2x"],
    ["在3a²b, -ab², 2ba², 5中哪些是同类项", "3a^2b, 2a^2b"],
    ["Which are like terms: 3x, 4y, -2x, 7y", null],
    ["下列单项式中与2ab²是同类项的是: 3a²b, -ab², 2ab", "-ab^2"],
    ["Which is a like term to 5x^2: 3x, -x^2, 5y^2", "-x^2"],
    ["Which is a like term to 5x^2: 3x, -x^3, 5y^2", null],
    ["若3x^m y^2与-5x^3y^n是同类项，则m+n=", "5"],
    ["are 3x and 4x unlike terms", null],
  ]));
