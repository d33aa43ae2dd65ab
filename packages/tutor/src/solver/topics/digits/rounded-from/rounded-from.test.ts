import { describe } from "vitest";
import { answersRows } from "../../../testing/answers-rows.ts";

describe("numbers by what they are when rounded", () => {
  answersRows([
    ["一个整数省略万位后面的尾数约是8万，这个整数最大是多少", "84999"],
    ["一个整数，省略万位后面的尾数约是8万，这个整数最大是多少？最小是多少？", "84999, 75000"],
    ["省略万位后面的尾数约是8万，这个整数最小是多少", "75000"],
    ["What is the largest whole number that rounds to 80,000 to the nearest ten thousand?", "84999"],
    ["A whole number rounds to 340 when rounded to the nearest ten. What is the greatest possible value?", "344"],
    [
      "A number is rounded to the nearest hundred. The result is 3,400. What is the smallest possible value of the number?",
      "3350",
    ],
    ["What is the smallest whole number that rounds to 600 when rounded to the nearest hundred?", "550"],
    ["Rounded to the nearest thousand, a whole number is 7000. What is the largest it could be?", "7499"],
    ["How many whole numbers round to 340 when rounded to the nearest ten?", "10"],
    [
      "A number with two decimal places rounds to 3.6 when rounded to the nearest tenth. What is the largest possible value?",
      "3.64",
    ],
    ["A number with 2 decimal places is 4.5 to one decimal place. Find the smallest the number could be.", "4.45"],
    [
      "If a whole number rounded to the nearest 100 is 2500, what are its greatest and least possible values?",
      "2549, 2450",
    ],
    ["一个两位小数四舍五入后是3.6，最大是多少", "3.64"],
    ["一个两位小数四舍五入到十分位是3.6，这个两位小数最大是多少，最小是多少", "3.64, 3.55"],
    ["一个三位小数保留两位小数后是2.50，这个小数最小是多少", "2.495"],
    ["一个三位小数精确到百分位约是4.70，原来的三位小数最大可能是多少？", "4.704"],
    ["一个数四舍五入到千位是35000，这个数最小是多少", "34500"],
    ["一个六位数，四舍五入到万位约是60万，这个数最大是多少？", "604999"],
    ["一个五位数省略千位后面的尾数约等于4万，这个五位数最小是几", "39500"],
    ["四舍五入到百位是1200的整数有多少个？", "100"],
    ["近似数是5万的整数（四舍五入到万位）最大是多少", "54999"],
    ["一个数精确到万位是10万，这个五位数最大是多少", "99999"],
    // Of which nobody is sure, or with one condition more.
    ["一个整数省略万位后面的尾数约是8万，它是3的倍数，这个整数最大是多少", null],
    ["A number rounds to 340 when rounded to the nearest ten. What is the greatest possible value?", null],
    ["What is the largest even whole number that rounds to 340 to the nearest ten?", null],
    ["What is the largest whole number that rounds to 345 to the nearest ten?", null],
    ["一个两位小数四舍五入后是3.6，各位数字和是13，这个数是多少", null],
  ]);
});
