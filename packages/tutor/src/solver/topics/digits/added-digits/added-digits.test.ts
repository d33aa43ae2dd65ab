import { describe } from "vitest";
import { answersRows } from "../../../testing/answers-rows.ts";

describe("digits written beside a number", () => {
  answersRows([
    ["在一个两位数左边写上1，得到的三位数是原来的5倍，求这个两位数", "25"],
    ["在一个两位数的前面写上3，得到的三位数正好是原来两位数的13倍，这个两位数是多少？", "25"],
    ["一个数末尾添上一个0，比原来多333，这个数是多少", "37"],
    ["一个数的末尾添上两个0后，比原数大4950，原来的数是多少", "50"],
    ["在一个数的末尾添上一个0，这个数就增加了495，这个数是多少", "55"],
    ["一个数的右边写上3，得到的数比原来多1002，求这个数", "111"],
    ["一个数去掉末尾的0，比原来少1125，原来这个数是多少？", "1250"],
    ["把一个数末尾的0去掉后，得到的数比原来少414，求原来的数", "460"],
    ["在一个两位数的右边写上6，得到的三位数与原两位数的和是490，求这个两位数", "44"],
    ["Writing a 3 at the end of a number makes it 1,002 larger. What is the number?", "111"],
    ["When the digit 5 is written after a number, the number increases by 1121. Find the number.", "124"],
    [
      "If you write a 1 in front of a two-digit number, the new number is 5 times the original number. What is the two-digit number?",
      "25",
    ],
    ["Adding a zero to the end of a number makes it 333 larger. What was the original number?", "37"],
    [
      "When a 3 is put to the left of a two-digit number, the resulting number is 13 times as large as the original. Find the number.",
      "25",
    ],
    ["Appending two zeros to a number increases it by 4950. What is the number?", "50"],
    ["Erasing the last 0 of a number makes it 1125 smaller. What was the number?", "1250"],
    ["If the 0 at the end of a number is erased, the number becomes 414 less. Find the original number.", "460"],
    ["A 7 is placed at the right of a number, and the number increases by 385. What is the number?", "42"],
    // Of which nobody is sure, or with one condition more.
    ["Writing a 3 at the end of a number makes it 1,000 larger. What is the number?", null],
    ["在一个两位数左边写上1，得到的三位数比原来多100，求这个两位数", null],
    ["在一个数左边写上1，得到的数是原来的5倍，求这个数", null],
    ["在一个两位数左边写上1，右边写上2，得到的四位数是原来的50倍，求这个两位数", null],
    ["一个数末尾添上一个0，比原来多333，这个数的各位数字和是多少", null],
  ]);
});
