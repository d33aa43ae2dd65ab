import { describe, expect, it } from "vitest";
import { birthMonthIn } from "./birth.ts";

describe("the month of a birth", () => {
  it.each([
    "2012-05",
    "2012-5",
    "2012/5/17",
    "2012.05.17",
    "2012年5月",
    "2012 年 5 月 17 日",
    "２０１２/5",
    "5/2012",
    "5/17/2012",
    "May-12",
    "May 2012",
  ])("is read where %s is written", (written) => expect(birthMonthIn(written)).toBe("2012-05"));

  it.each(["", "12", "2012", "May", "Mei-12", "05-2012-1", "17.5.2012", "2012-123"])(
    "stays unread in “%s”",
    (written) => expect(birthMonthIn(written)).toBe(written),
  );
});
